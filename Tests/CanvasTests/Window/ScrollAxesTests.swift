import Testing

@testable import Canvas

@Suite struct `Scroll axes` {
  typealias Moves = [(axis: Int, value: Double, notches: Double?)]

  /// A horizontal axis, a reversed one, one without an increment, and one that was at a value.
  private func axes(at value: Double? = nil) -> ScrollAxes {
    ScrollAxes(axes: [
      ScrollAxes.Axis(number: 2, isVertical: false, increment: 120),
      ScrollAxes.Axis(number: 3, isVertical: true, increment: -15),
      ScrollAxes.Axis(number: 4, isVertical: false, increment: 0),
      ScrollAxes.Axis(number: 5, isVertical: true, increment: 120, last: value),
    ])
  }

  private func check(_ moves: Moves, at value: Double? = nil) {
    var axes = axes(at: value)
    for (axis, value, notches) in moves {
      let moved = axes.move(number: axis, to: value)?.notches
      #expect(moved == notches, "axis \(axis) to \(value)")
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

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 2_147_483_647, 1_200_121, -1_200_121,
  ])
  func `an impossible value only sets the position of the axis`(value: Double) {
    check([(5, 0, 0), (5, 120, 1), (5, value, 0), (5, 0, 0), (5, -240, -2)], at: value)
  }

  @Test func `the first notch of an axis unused in Xwayland counts as one`() {
    let unused = -2_147_483_648.0
    check([(5, 120, 1), (5, unused, 0), (5, 120, 0), (5, 0, -1)], at: unused)
  }

  @Test func `a forgotten value only sets the position of the axis`() {
    var axes = axes()
    _ = axes.move(number: 3, to: 1000)
    axes.forgetValues()
    #expect(axes.move(number: 3, to: 5)?.notches == 0)
    #expect(axes.move(number: 4, to: 9)?.isVertical == false)
  }
}
