import Testing

@testable import Canvas

@Suite struct `Pointer translator` {
  /// Modes of X11 crossing events.
  private let normal: Int32 = 0
  /// Details of X11 crossing events.
  private let nonlinear: Int32 = 3

  private let own: UInt = 70
  private let pointer = 2

  private static let wheel = [3: ScrollAxis(isVertical: true, increment: 10)]

  @Test(
    arguments: [
      // The edges of the own window; grabs differ from motion and from the ends of grabs.
      (true, 0, 3, .entered(isPrimaryDown: true)),
      (nil, 0, 3, .left(isGrabbed: false)), (nil, 1, 3, .left(isGrabbed: true)),
      (nil, 2, 3, .left(isGrabbed: false)), (nil, 3, 3, .left(isGrabbed: false)),
      (nil, 4, 3, .left(isGrabbed: true)), (nil, 5, 3, .left(isGrabbed: false)),
      // Entering a child is not leaving, but a grab counts at any position.
      (nil, 0, 2, nil), (false, 0, 2, nil), (nil, 1, 2, .left(isGrabbed: true)),
    ] as [(Bool?, Int32, Int32, PointerAction.Kind?)])
  func `crossings of edges enter and leave`(
    isPrimaryDown: Bool?, mode: Int32, detail: Int32, kind: PointerAction.Kind?
  ) {
    var translator = PointerTranslator(window: own)
    for window: UInt in [71, own] {
      let found = translator.cross(
        window, mode: mode, detail: detail, isPrimaryDown: isPrimaryDown, by: pointer)
      #expect(found == (window == own ? kind : nil), "window \(window)")
    }
  }

  @Test func `a wheel turned outside the window scrolls nothing`() {
    var translator = PointerTranslator(window: own)
    translator.axes[pointer] = Self.wheel
    #expect(translator.axes[pointer]?[3]?.move(to: 100).y == 0)
    #expect(translator.axes[pointer]?[3]?.move(to: 110).y == 1)
    for isPrimaryDown in [nil, false] {
      _ = translator.cross(
        own, mode: normal, detail: nonlinear, isPrimaryDown: isPrimaryDown, by: pointer)
      #expect(translator.axes[pointer]?[3]?.move(to: 500).y == 0)
      #expect(translator.axes[pointer]?[3]?.move(to: 490).y == -1)
    }
  }

  @Test func `each pointer has its own scroll axes`() {
    var translator = PointerTranslator(window: own)
    for pointer in [2, 8] {
      translator.axes[pointer] = Self.wheel
      #expect(translator.axes[pointer]?[3]?.move(to: 100 * Double(pointer)).y == 0)
    }
    #expect(translator.axes[2]?[3]?.move(to: 210).y == 1)
    #expect(translator.axes[8]?[3]?.move(to: 810).y == 1)
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

@Suite struct `Touch translator` {
  private func read(_ phases: TouchTranslator.Phase...) -> [PointerAction.Kind?] {
    var translator = TouchTranslator()
    return phases.map { translator.read($0, of: 7) }
  }

  @Test func `a touch presses and moves, and releases if the window owns it at its end`() {
    let moved = TouchTranslator.Phase.moved(isOver: false)
    let pressed = PointerAction.Kind.pressed(button: 1)
    let dragged = PointerAction.Kind.moved(isPrimaryDown: true)
    #expect(read(.began, .owned, moved, .ended) == [pressed, nil, dragged, .released(button: 1)])
    #expect(read(.began, moved, .owned, .ended) == [pressed, dragged, nil, .released(button: 1)])
    #expect(read(.began, moved, .ended) == [pressed, dragged, .taken])
  }

  @Test func `a lifted finger does not move while ownership is pending`() {
    #expect(
      read(.began, .moved(isOver: true), .owned, .ended) == [
        .pressed(button: 1), nil, nil, .released(button: 1),
      ])
    #expect(read(.began, .moved(isOver: true), .ended).last == .taken)
  }

  @Test func `events without a begin are ignored`() {
    #expect(read(.moved(isOver: false), .owned, .ended, .ended) == [nil, nil, nil, nil])
    #expect(read(.began, .owned, .ended, .moved(isOver: false), .ended).suffix(2) == [nil, nil])
  }

  @Test func `touches are independent`() {
    var translator = TouchTranslator()
    _ = translator.read(.began, of: 1)
    _ = translator.read(.began, of: 2)
    _ = translator.read(.owned, of: 2)
    let first = translator.read(.ended, of: 1)
    let second = translator.read(.ended, of: 2)
    #expect(first == .taken && second == .released(button: 1))
  }

  @Test func `touch pointers have unique negative IDs`() {
    let names = [0, 1, 2, 0x7FFF_FFFF].map { TouchTranslator.pointer(of: $0) }
    #expect(Set(names).count == 4)
    #expect(names.allSatisfy { $0.rawValue < 0 })
    #expect(TouchTranslator.pointer(of: .max).rawValue < 0)
  }
}
