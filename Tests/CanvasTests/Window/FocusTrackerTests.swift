import Testing

@testable import Canvas

@Suite struct `Focus tracker` {
  /// Details of X11 focus events.
  private let ancestor: Int32 = 0
  private let inferior: Int32 = 2
  private let nonlinear: Int32 = 3
  private let pointer: Int32 = 5

  @Test func `focus is gained and lost once`() {
    var focus = FocusTracker()
    #expect(focus.gained(mode: 0, detail: nonlinear) == true)
    #expect(focus.gained(mode: 0, detail: ancestor) == false)
    #expect(focus.lost(mode: 0, detail: nonlinear) == true)
    #expect(focus.lost(mode: 3, detail: nonlinear) == false)
  }

  @Test func `a keyboard grab does not change the focus`() {
    var focus = FocusTracker()
    #expect(focus.gained(mode: 0, detail: nonlinear) == true)
    #expect(focus.lost(mode: 1, detail: nonlinear) == false)
    #expect(focus.gained(mode: 2, detail: nonlinear) == false)
    #expect(focus.hasFocus)
    #expect(focus.lost(mode: 3, detail: nonlinear) == true)
  }

  @Test func `pointer focus and focus of a child do not count`() {
    var focus = FocusTracker()
    #expect(focus.gained(mode: 0, detail: pointer) == false)
    #expect(focus.gained(mode: 0, detail: inferior) == false)
    #expect(!focus.hasFocus)
  }

  @Test func `a key event implies the focus`() {
    var focus = FocusTracker()
    #expect(focus.keyArrived() == true)
    #expect(focus.keyArrived() == false)
    #expect(focus.lost(mode: 0, detail: nonlinear) == true)
  }
}
