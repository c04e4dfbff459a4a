import Testing

@testable import Canvas

@Suite struct `Scroll axes` {
  private func axes() -> ScrollAxes {
    var axes = ScrollAxes()
    axes.replace(with: [
      ScrollAxes.Axis(number: 2, direction: .horizontal, increment: 120),
      ScrollAxes.Axis(number: 3, direction: .vertical, increment: -15),
    ])
    return axes
  }

  @Test func `the first value only says where the axis stands`() {
    var axes = axes()
    #expect(axes.move(number: 3, to: 1000)?.notches == 0)
    #expect(axes.move(number: 3, to: 970)?.notches == 2)
    #expect(axes.move(number: 2, to: 60)?.notches == 0)
    #expect(axes.move(number: 2, to: 120)?.notches == 0.5)
  }

  @Test func `after the pointer was elsewhere the axis may stand anywhere`() {
    var axes = axes()
    _ = axes.move(number: 3, to: 1000)
    axes.forgetValues()
    #expect(axes.move(number: 3, to: 5)?.notches == 0)
  }

  @Test func `other axes scroll nothing`() {
    var axes = axes()
    #expect(axes.move(number: 0, to: 7) == nil)
  }
}
