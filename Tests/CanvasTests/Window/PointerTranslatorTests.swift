import Testing

@testable import Canvas

@Suite struct `Pointer translator` {
  /// Modes of X11 crossing events.
  private let normal: Int32 = 0
  /// Details of X11 crossing events.
  private let nonlinear: Int32 = 3
  private let inferior: Int32 = 2

  private let own: UInt = 70
  private let pointer = 2

  private static let wheel = ScrollAxes(axes: [
    ScrollAxes.Axis(number: 3, isVertical: true, increment: 10)
  ])

  private func crossing(
    isPrimaryDown: Bool?, of window: UInt = 70, mode: Int32 = 0, detail: Int32 = 3
  ) -> PointerAction.Kind? {
    var translator = PointerTranslator(window: own)
    return translator.cross(
      window, mode: mode, detail: detail, isPrimaryDown: isPrimaryDown, by: pointer)
  }

  @Test func `crossing the edges of the window enters and leaves`() {
    #expect(crossing(isPrimaryDown: true) == .entered(isPrimaryDown: true))
    #expect(crossing(isPrimaryDown: nil) == .left(isGrabbed: false))
  }

  @Test func `crossing the edges of another window is ignored`() {
    for mode: Int32 in 0...5 {
      #expect(crossing(isPrimaryDown: false, of: 71, mode: mode) == nil)
      #expect(crossing(isPrimaryDown: nil, of: 71, mode: mode) == nil)
    }
  }

  @Test func `entering a child is not leaving`() {
    #expect(crossing(isPrimaryDown: nil, detail: inferior) == nil)
    #expect(crossing(isPrimaryDown: false, detail: inferior) == nil)
  }

  @Test(
    arguments: [
      (0, false), (1, true), (2, false), (3, false), (4, true), (5, false),
    ] as [(Int32, Bool)])
  func `crossings distinguish grabs from motion and ungrabs`(mode: Int32, isGrabbed: Bool) {
    #expect(crossing(isPrimaryDown: nil, mode: mode) == .left(isGrabbed: isGrabbed))
  }

  @Test func `a grab counts at any position`() {
    #expect(crossing(isPrimaryDown: nil, mode: 1, detail: inferior) == .left(isGrabbed: true))
  }

  @Test func `a wheel turned outside the window scrolls nothing`() {
    var translator = PointerTranslator(window: own)
    translator.axes[pointer] = Self.wheel
    #expect(translator.axes[pointer]?.move(number: 3, to: 100)?.notches == 0)
    #expect(translator.axes[pointer]?.move(number: 3, to: 110)?.notches == 1)
    for isPrimaryDown in [nil, false] {
      _ = translator.cross(
        own, mode: normal, detail: nonlinear, isPrimaryDown: isPrimaryDown, by: pointer)
      #expect(translator.axes[pointer]?.move(number: 3, to: 500)?.notches == 0)
      #expect(translator.axes[pointer]?.move(number: 3, to: 490)?.notches == -1)
    }
  }

  @Test func `each pointer has its own scroll axes`() {
    var translator = PointerTranslator(window: own)
    for pointer in [2, 8] {
      translator.axes[pointer] = Self.wheel
      #expect(translator.axes[pointer]?.move(number: 3, to: 100 * Double(pointer))?.notches == 0)
    }
    #expect(translator.axes[2]?.move(number: 3, to: 210)?.notches == 1)
    #expect(translator.axes[8]?.move(number: 3, to: 810)?.notches == 1)
  }

  @Test func `a touch makes the pointer leave once, until the pointer moves`() {
    var translator = PointerTranslator(window: own)
    let first = translator.movedByTouch(pointer)
    let second = translator.movedByTouch(pointer)
    let other = translator.movedByTouch(9)
    #expect(first == .left(isGrabbed: false) && second == nil && other == .left(isGrabbed: false))
    translator.movedByHand(pointer)
    let again = translator.movedByTouch(pointer)
    #expect(again == .left(isGrabbed: false))
  }
}
