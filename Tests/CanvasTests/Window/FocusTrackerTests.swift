import Testing

@testable import Canvas

@Suite struct `Focus tracker` {
  /// X's details: ancestor, inferior, nonlinear, pointer.
  private let ancestor: Int32 = 0
  private let inferior: Int32 = 2
  private let nonlinear: Int32 = 3
  private let pointer: Int32 = 5

  @Test func `focus comes and goes once`() {
    var focus = FocusTracker()
    #expect(focus.gained(mode: 0, detail: nonlinear) == true)
    #expect(focus.gained(mode: 0, detail: ancestor) == false)
    #expect(focus.lost(mode: 0, detail: nonlinear) == true)
    #expect(focus.lost(mode: 3, detail: nonlinear) == false)
  }

  @Test func `a keyboard grab takes no focus`() {
    var focus = FocusTracker()
    #expect(focus.gained(mode: 0, detail: nonlinear) == true)
    #expect(focus.lost(mode: 1, detail: nonlinear) == false)
    #expect(focus.gained(mode: 2, detail: nonlinear) == false)
    #expect(focus.hasFocus)
    #expect(focus.lost(mode: 3, detail: nonlinear) == true)
  }

  @Test func `the focus of the pointer or a child is not the window's`() {
    var focus = FocusTracker()
    #expect(focus.gained(mode: 0, detail: pointer) == false)
    #expect(focus.gained(mode: 0, detail: inferior) == false)
    #expect(!focus.hasFocus)
  }

  @Test func `a key proves the focus`() {
    var focus = FocusTracker()
    #expect(focus.keyArrived() == true)
    #expect(focus.keyArrived() == false)
    #expect(focus.lost(mode: 0, detail: nonlinear) == true)
  }
}
