import Testing

@testable import Canvas

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
      "the first value only sets the position of the axis": [
        (3, 1000, 0), (3, 970, 2), (2, 60, 0), (2, 120, 0.5),
      ],
      "ten thousand notches in one event are accepted": [(3, 0, 0), (3, 150_000, -10_000)],
      "other axes scroll nothing": [(0, 7, nil)],
      "an axis with increment 0 scrolls nothing": [(4, 5, 0), (4, 9, 0)],
    ] as [String: Moves])
  func `an axis scrolls by notches from its last value`(what: String, moves: Moves) {
    check(moves)
  }

  @Test func `an impossible value only sets the position of the axis`() {
    for value in [Double.nan, .infinity, -.infinity, 2_147_483_647, 1_200_121, -1_200_121] {
      check([(5, 0, 0), (5, 120, 1), (5, value, 0), (5, 0, 0), (5, -240, -2)], at: value)
    }
  }

  @Test func `the first notch of an axis unused in Xwayland counts as one`() {
    let unused = -2_147_483_648.0
    check([(5, 120, 1), (5, unused, 0), (5, 120, 0), (5, 0, -1)], at: unused)
  }
}
