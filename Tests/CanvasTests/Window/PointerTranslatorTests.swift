import Testing

@testable import Canvas

@Suite struct `Pointer translator` {
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

  @Test func `a wheel turned outside the window scrolls nothing, for each pointer alone`() {
    var translator = PointerTranslator(window: own)
    func scroll(_ values: [Double], by pointer: Int) -> [Double?] {
      values.map { translator.axes[pointer]?[3]?.move(to: $0).y }
    }
    for pointer in [pointer, 8] { translator.axes[pointer] = Self.wheel }
    #expect(scroll([100, 110], by: pointer) == [0, 1] && scroll([800, 810], by: 8) == [0, 1])
    for isPrimaryDown in [nil, false] {
      _ = translator.cross(own, mode: 0, detail: 3, isPrimaryDown: isPrimaryDown, by: pointer)
      #expect(scroll([500, 490], by: pointer) == [0, -1])
    }
    #expect(scroll([820], by: 8) == [1])
  }

  @Test func `a touch makes the pointer leave once, until the pointer moves`() {
    var translator = PointerTranslator(window: own)
    let kinds = [pointer, pointer, 9].map { translator.movedByTouch($0) }
    translator.movedByHand(pointer)
    let left = PointerAction.Kind.left(isGrabbed: false)
    #expect(kinds + [translator.movedByTouch(pointer)] == [left, nil, left, left])
  }
}

@Suite struct `Touch translator` {
  private func read(_ phases: TouchTranslator.Phase...) -> [PointerAction.Kind?] {
    var translator = TouchTranslator()
    // Another touch changes nothing.
    _ = translator.read(.began, of: 1)
    _ = translator.read(.owned, of: 1)
    return phases.map { translator.read($0, of: 7) }
  }

  @Test func `a touch releases if the window owns it, and has a unique negative ID`() {
    let moved = TouchTranslator.Phase.moved(isOver: false)
    let over = TouchTranslator.Phase.moved(isOver: true)
    let pressed = PointerAction.Kind.pressed(button: 1)
    let released = PointerAction.Kind.released(button: 1)
    let dragged = PointerAction.Kind.moved(isPrimaryDown: true)
    #expect(read(.began, .owned, moved, .ended) == [pressed, nil, dragged, released])
    #expect(read(.began, moved, .owned, .ended) == [pressed, dragged, nil, released])
    #expect(read(.began, moved, .ended) == [pressed, dragged, .taken])
    // A lifted finger does not move while ownership is pending.
    #expect(read(.began, over, .owned, .ended) == [pressed, nil, nil, released])
    #expect(read(.began, over, .ended).last == .taken)
    // Events without a begin are ignored.
    #expect(read(moved, .owned, .ended, .ended) == [nil, nil, nil, nil])
    #expect(read(.began, .owned, .ended, moved, .ended).suffix(2) == [nil, nil])
    let names = [0, 1, 2, 0x7FFF_FFFF].map { TouchTranslator.pointer(of: $0) }
    #expect(Set(names).count == 4)
    #expect((names + [TouchTranslator.pointer(of: .max)]).allSatisfy { $0.rawValue < 0 })
  }
}

@Suite struct `Scroll axes` {
  typealias Moves = [(axis: Int, value: Double, notches: Double?)]

  /// A horizontal axis, a reversed one, one without an increment, and one that was at a value.
  private func axes(at value: Double?) -> [Int: ScrollAxis] {
    [
      2: ScrollAxis(isVertical: false, increment: 120),
      3: ScrollAxis(isVertical: true, increment: -15),
      4: ScrollAxis(isVertical: false, increment: 0),
      5: ScrollAxis(isVertical: true, increment: 120, last: value),
    ]
  }

  private func check(_ moves: Moves, at value: Double? = nil) {
    var axes = axes(at: value)
    for (axis, value, notches) in moves {
      let moved = axes[axis]?.move(to: value)
      let isVertical = !axis.isMultiple(of: 2)
      #expect((isVertical ? moved?.y : moved?.x) == notches, "axis \(axis) to \(value)")
      #expect((isVertical ? moved?.x : moved?.y) ?? 0 == 0)
    }
  }

  @Test(
    arguments: [
      "the first value sets a position": [(3, 1000, 0), (3, 970, 2), (2, 60, 0), (2, 120, 0.5)],
      "ten thousand notches in one event are accepted": [(3, 0, 0), (3, 150_000, -10_000)],
      "other axes scroll nothing": [(0, 7, nil)],
      "an axis with increment 0 scrolls nothing": [(4, 5, 0), (4, 9, 0)],
    ] as [String: Moves])
  func `an axis scrolls by notches from its last value`(what: String, moves: Moves) {
    check(moves)
  }

  @Test func `an impossible value only sets the position, or is unused in Xwayland`() {
    for value in [Double.nan, .infinity, -.infinity, 2_147_483_647, 1_200_121, -1_200_121] {
      check([(5, 0, 0), (5, 120, 1), (5, value, 0), (5, 0, 0), (5, -240, -2)], at: value)
    }
    let unused = -2_147_483_648.0
    check([(5, 120, 1), (5, unused, 0), (5, 120, 0), (5, 0, -1)], at: unused)
  }
}
