import Testing

@testable import Canvas

@Suite struct `Focus tracker` {
  /// Details of X11 focus events.
  private let ancestor: Int32 = 0
  private let nonlinear: Int32 = 3

  @Test func `focus is gained and lost once`() {
    var focus = FocusTracker()
    #expect(focus.set(true, mode: 0, detail: nonlinear) == true)
    #expect(focus.set(true, mode: 0, detail: ancestor) == false)
    #expect(focus.set(false, mode: 0, detail: nonlinear) == true)
    #expect(focus.set(false, mode: 3, detail: nonlinear) == false)
  }

  @Test func `a keyboard grab does not change the focus`() {
    var focus = FocusTracker()
    #expect(focus.set(true, mode: 0, detail: nonlinear) == true)
    #expect(focus.set(false, mode: 1, detail: nonlinear) == false)
    #expect(focus.set(true, mode: 2, detail: nonlinear) == false)
    #expect(focus.hasFocus)
    #expect(focus.set(false, mode: 3, detail: nonlinear) == true)
  }

  @Test func `a key event implies the focus`() {
    var focus = FocusTracker()
    #expect(focus.keyArrived() == true)
    #expect(focus.keyArrived() == false)
    #expect(focus.set(false, mode: 0, detail: nonlinear) == true)
  }

  @Test(arguments: [5, 6, 7, 2] as [Int32])
  func `pointer focus, no focus and focus of a child change nothing`(
    detail: Int32
  ) {
    var focus = FocusTracker()
    #expect(focus.set(true, mode: 0, detail: detail) == false)
    #expect(focus.set(true, mode: 0, detail: 4) == true)
    #expect(focus.set(false, mode: 0, detail: detail) == false)
    #expect(focus.hasFocus)
    #expect(focus.set(false, mode: 9, detail: 3) == false)
    #expect(focus.set(false, mode: 0, detail: 0) == true)
    #expect(focus.set(true, mode: 3, detail: 3) == true)
  }
}
