import Testing

@testable import Canvas

@Suite struct `Scroll axes` {
  private func axes() -> ScrollAxes {
    ScrollAxes(axes: [
      ScrollAxes.Axis(number: 2, isVertical: false, increment: 120),
      ScrollAxes.Axis(number: 3, isVertical: true, increment: -15),
    ])
  }

  @Test func `the first value only sets the position of the axis`() {
    var axes = axes()
    #expect(axes.move(number: 3, to: 1000)?.notches == 0)
    #expect(axes.move(number: 3, to: 970)?.notches == 2)
    #expect(axes.move(number: 2, to: 60)?.notches == 0)
    #expect(axes.move(number: 2, to: 120)?.notches == 0.5)
  }

  @Test func `a forgotten value only sets the position of the axis`() {
    var axes = axes()
    _ = axes.move(number: 3, to: 1000)
    axes.forgetValues()
    #expect(axes.move(number: 3, to: 5)?.notches == 0)
  }

  private func axes(at value: Double) -> ScrollAxes {
    ScrollAxes(axes: [
      ScrollAxes.Axis(number: 3, isVertical: true, increment: 120, last: value)
    ])
  }

  @Test(arguments: [
    Double.nan, .infinity, -.infinity, 2_147_483_647, 1_200_121, -1_200_121,
  ])
  func `an impossible value only sets the position of the axis`(value: Double) {
    var axes = axes(at: value)
    #expect(axes.move(number: 3, to: 0)?.notches == 0)
    #expect(axes.move(number: 3, to: 120)?.notches == 1)
    #expect(axes.move(number: 3, to: value)?.notches == 0)
    #expect(axes.move(number: 3, to: 0)?.notches == 0)
    #expect(axes.move(number: 3, to: -240)?.notches == -2)
  }

  @Test func `the first notch of an axis unused in Xwayland counts as one`() {
    var axes = axes(at: -2_147_483_648)
    #expect(axes.move(number: 3, to: 120)?.notches == 1)
    #expect(axes.move(number: 3, to: -2_147_483_648)?.notches == 0)
    #expect(axes.move(number: 3, to: 120)?.notches == 0)
    #expect(axes.move(number: 3, to: 0)?.notches == -1)
  }

  @Test func `ten thousand notches in one event are accepted`() {
    var axes = axes()
    _ = axes.move(number: 3, to: 0)
    #expect(axes.move(number: 3, to: 150_000)?.notches == -10_000)
  }

  @Test func `other axes scroll nothing`() {
    var axes = axes()
    #expect(axes.move(number: 0, to: 7) == nil)
  }

  @Test func `an axis with increment 0 scrolls nothing`() {
    var axes = ScrollAxes(axes: [
      ScrollAxes.Axis(number: 4, isVertical: false, increment: 0)
    ])
    #expect(axes.move(number: 4, to: 5)?.notches == 0)
    #expect(axes.move(number: 4, to: 9)?.notches == 0)
    #expect(axes.move(number: 4, to: 9)?.isVertical == false)
  }
}
