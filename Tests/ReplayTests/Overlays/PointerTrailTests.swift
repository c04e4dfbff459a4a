import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The trail and speed of the pointer. design: playground, Overlays
@Suite struct `Pointer trail` {
  private func time(_ seconds: Double) -> Instant { Instant(seconds: 1 + seconds) }

  @Test func `the trail has the samples of the last 0.6 s, up to a number`() {
    var trail = PointerTrail()
    for step in 0...100 { trail.add(Point(Double(step), 0), at: time(Double(step) / 100)) }
    trail.prune(at: time(1))
    #expect(trail.samples.count == 60 && trail.samples.first?.position.x == 41)
    #expect(trail.head == Point(100, 0))
    trail.prune(at: time(1.6))
    #expect(trail.isEmpty)
    for index in 0..<500 { trail.add(Point(Double(index), 0), at: time(2 + Double(index) / 1000)) }
    #expect(trail.samples.count == PointerTrail.longest)
    #expect(trail.head == Point(499, 0) && trail.samples.first?.position == Point(380, 0))
  }

  @Test(arguments: [60.0, 120, 1000], [0.0, 0.016])
  func `the speed at the head is that of the pointer`(rate: Double, lag: Double) {
    var trail = PointerTrail()
    for step in 0...Int(rate / 2) {
      let seconds = Double(step) / rate
      trail.add(Point(300 * seconds, 400 * seconds), at: time(seconds))
    }
    #expect(abs(trail.speed(at: time(0.5 + lag)) - 500) < 1)
    #expect(trail.speed(at: time(0.58)) < 500 && trail.speed(at: time(0.7)) == 0)
    #expect(PointerTrail().speed(at: time(0)) == 0)
  }

  @Test func `places that are no numbers and times without length have no speed`() {
    var trail = PointerTrail()
    trail.add(Point(.nan, 0), at: time(0))
    trail.add(Point(0, .infinity), at: time(0))
    #expect(trail.isEmpty)
    trail.add(Point(0, 0), at: time(0))
    trail.add(Point(10, 0), at: time(0))
    #expect(trail.speed(at: time(0)) == 0)
  }

  @Test func `the trail is drawn everywhere on the page and fades out`() throws {
    let rig = PageRig(.gallery, size: .medium, overlays: .trail, after: 1)
    #expect(!rig.wantsFrame)
    for step in 0..<30 { rig.move(to: Point(20 + Double(step) * 10, 660), wait: 1.0 / 60) }
    let stroke = try #require(rig.controller.overlays.node?.canvas.content.trail)
    #expect(stroke.points.last == Point(310, 660) && stroke.points.count > 25)
    let speed = Double(stroke.speed.prefix { $0 != " " }) ?? 0
    #expect(abs(speed - 600) < 60)
    #expect(rig.settle() < 45 && rig.controller.overlays.node?.canvas.content.trail == nil)
    #expect(!rig.wantsFrame)
  }

  /// design: playground, Rules: texts change at most 10 times a second.
  @Test func `the speed label changes at most ten times a second`() {
    let rig = PageRig(.gallery, size: .medium, overlays: .trail)
    var texts: [String] = []
    for step in 0..<60 {
      rig.move(to: Point(20 + Double(step * step) / 5, 660), wait: 1.0 / 60)
      let text = rig.controller.overlays.node?.canvas.content.trail?.speed ?? ""
      if text != texts.last { texts.append(text) }
    }
    #expect(texts.count > 5 && texts.count <= 12)
  }

  @Test func `the speed label stays inside the window`() {
    for head in [Point(295, 5), Point(0, 0), Point(299, 199), Point(0, 199)] {
      let canvas = OverlayCanvas()
      canvas.content.trail = TrailStroke(
        points: [Point(100, 100), head], strengths: [0.2, 1], speed: "1234 pt/s")
      let layered = Scene(canvas)
      layered.show(size: Size(300, 200))
      let spy = PaintSpy()
      layered.paint(PixelRect(x: 0, y: 0, width: 300, height: 200), with: spy)
      #expect(spy.strings == ["1234 pt/s"])
      for (_, origin) in spy.texts {
        #expect((0...240).contains(origin.x) && (0...190).contains(origin.y))
      }
    }
  }

  @Test func `older parts of the trail are more transparent`() {
    let count = 40
    let points = (0...count).map { Point(Double($0) * 5, 0) }
    let strengths = (0...count).map { Double($0) / Double(count) }
    let spy = PaintSpy()
    TrailStroke.draw(points, strengths: strengths, with: spy, color: Color(hex: 0xAF52DE))
    let opacities = spy.colors.dropLast().map(\.alpha)
    #expect(opacities.count == 12)
    for (older, newer) in zip(opacities, opacities.dropFirst()) { #expect(older < newer) }
    #expect(abs((opacities.first ?? 0) - 1 / 12) < 1e-6 && opacities.last == 1)
  }
}
