import Canvas
import Foundation
import Testing

@testable import Controls

/// spec: docs/spec/rendering.md#8/finger: inertia with a deceleration rate of 0.998 per ms, and a
/// rubber band of 0.55.
@Suite struct `Touch scroll` {
  private let range = ScrollExtent(maximum: 794, length: 200)

  private func scroll(_ extent: ScrollExtent) -> TouchScroll {
    var scroll = TouchScroll()
    scroll.adopt(extent, at: .zero)
    return scroll
  }

  private func time(_ seconds: Double) -> Instant { Instant(seconds: seconds) }

  /// A page that is let go at an offset with 1000 pt/s, at the time 0.05.
  private func flung(at offset: Double, in extent: ScrollExtent) -> TouchScroll {
    var scroll = scroll(extent)
    scroll.begin(at: 500, from: offset - 50)
    for step in 1...5 { scroll.move(to: 500 - 10 * Double(step), at: time(0.01 * Double(step))) }
    scroll.end(at: 450, time: time(0.05))
    return scroll
  }

  private let friction = -1000 * log(0.998)

  private func isShown(_ offset: Double, by scroll: TouchScroll, after seconds: Double) -> Bool {
    isClose(scroll.offset(at: time(0.05 + seconds)) ?? .nan, offset, within: 1e-5)
  }

  @Test func `follows the finger one to one within the range, and stays near it`() {
    var scroll = scroll(range)
    #expect(scroll.offset(at: .zero) == nil)
    scroll.begin(at: 100, from: 300)
    for (y, offset) in [(100.0, 300.0), (60, 340), (130, 270), (-.infinity, 270), (.nan, 270)] {
      scroll.move(to: y, at: time(1))
      #expect(scroll.offset(at: time(1)) == offset)
    }
    #expect(range.stretched(-1e9) > -200 && range.stretched(1e9) < 994)
  }

  @Test(arguments: [(-100.0, -43.13725490196079), (894, 837.1372549019608), (400, 400)])
  func `resists beyond the ends`(pulled: Double, shown: Double) {
    var scroll = scroll(range)
    scroll.begin(at: 0, from: 400)
    scroll.move(to: 400 - pulled, at: time(1))
    #expect(isClose(scroll.offset(at: time(1)) ?? .nan, shown))
    #expect(isClose(range.pulled(shown), pulled))
  }

  @Test(arguments: [0, 0.016, 0.1, 0.5, 1, 2, 3])
  func `decelerates by 0.998 per millisecond`(seconds: Double) {
    let scroll = flung(at: 200, in: range)
    let offset = 200 + 1000 / friction * (1 - pow(0.998, 1000 * seconds))
    #expect(isShown(offset, by: scroll, after: seconds))
  }

  @Test func `stops half a point before its goal, at the goal, and forgets the motion`() {
    var scroll = flung(at: 200, in: range)
    // ln(1000 / (0.5 k)) / k
    #expect(scroll.isGliding(at: time(0.05 + 3.44)) && !scroll.isGliding(at: time(0.05 + 3.46)))
    #expect(isShown(200 + 1000 / friction, by: scroll, after: 3.46))
    scroll.settle(at: time(1))
    #expect(scroll.offset(at: time(1)) != nil)
    scroll.settle(at: time(5))
    #expect(scroll.offset(at: time(5)) == nil)
  }

  @Test(arguments: [0, 0.05, 0.1, 0.2, 0.4])
  func `springs back where it passes an end, with the remaining velocity`(seconds: Double) {
    let scroll = flung(at: 700, in: range)
    let velocity = 1000 - 94 * friction
    let impact = -log(velocity / 1000) / friction
    #expect(isShown(700 + 1000 / friction * (1 - pow(0.998, 50)), by: scroll, after: 0.05))
    let shown = 794 + velocity * seconds * exp(-2 * .pi / 0.6 * seconds)
    #expect(isShown(shown, by: scroll, after: impact + seconds))
    #expect(isShown(794, by: scroll, after: 3) && !scroll.isGliding(at: time(3)))
  }

  @Test(arguments: [(-100.0, 0.0), (894, 794)])
  func `springs back from beyond an end`(pulled: Double, end: Double) {
    var scroll = scroll(range)
    scroll.begin(at: 0, from: 400)
    scroll.move(to: 400 - pulled, at: .zero)
    scroll.end(at: 400 - pulled, time: time(0.5))
    let stretch = range.stretched(pulled) - end
    let omega = 2 * Double.pi / 0.6
    let shown = end + stretch * (1 + omega * 0.1) * exp(-omega * 0.1)
    #expect(isClose(scroll.offset(at: time(0.6)) ?? .nan, shown))
    #expect(scroll.offset(at: time(2)) == end)
  }

  @Test func `stops at its ends if it is not elastic`() {
    let rigid = ScrollExtent(maximum: 794, length: 200, isElastic: false)
    var scroll = flung(at: 700, in: rigid)
    #expect(isShown(700 + 1000 / friction * (1 - pow(0.998, 50)), by: scroll, after: 0.05))
    #expect(isShown(794, by: scroll, after: 0.2) && !scroll.isGliding(at: time(0.25)))
    scroll.begin(at: 0, from: 794)
    scroll.move(to: -100, at: time(1))
    #expect(scroll.offset(at: time(1)) == 794)
  }

  @Test func `has no inertia if the finger rests before it leaves, and none after a cancel`() {
    var resting = self.scroll(range)
    resting.begin(at: 500, from: 300)
    resting.move(to: 400, at: time(0.01))
    resting.end(at: 400, time: time(0.2))
    #expect(!resting.isGliding(at: time(0.2)) && resting.offset(at: time(1)) == 400)
    var scroll = scroll(range)
    scroll.begin(at: 500, from: 300)
    for step in 1...5 { scroll.move(to: 500 - 10 * Double(step), at: time(0.01 * Double(step))) }
    scroll.cancel(at: time(0.05))
    #expect(!scroll.isGliding(at: time(0.05)) && scroll.offset(at: time(0.05)) == 350)
  }

  @Test func `continues a drag from where the app scrolled`() {
    var scroll = scroll(range)
    scroll.begin(at: 500, from: 300)
    scroll.jump(to: 100)
    scroll.move(to: 490, at: time(1))
    #expect(scroll.offset(at: time(1)) == 110)
    var moving = flung(at: 200, in: range)
    moving.jump(to: 0)
    #expect(moving.offset(at: time(1)) == nil)
  }

  @Test func `keeps its velocity in another range`() {
    var scroll = flung(at: 200, in: range)
    let half = time(0.55)
    let before = scroll.offset(at: half) ?? .nan
    scroll.adopt(ScrollExtent(maximum: 5000, length: 200), at: half)
    #expect(isClose(scroll.offset(at: half) ?? .nan, before))
    #expect(isShown(200 + 1000 / friction * (1 - pow(0.998, 1000)), by: scroll, after: 1))
    scroll.adopt(ScrollExtent(maximum: 300, length: 200), at: half)
    #expect(scroll.offset(at: time(4)) == 300)
  }
}
