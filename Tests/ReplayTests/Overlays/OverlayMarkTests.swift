import Canvas
import Controls
import ControlsTesting
import Testing

@testable import Workbench

private func time(_ seconds: Double) -> Instant { Instant(seconds: 1 + seconds) }

/// Marks of the damage of recent frames. spec: docs/spec/window.md#tools/damage
@Suite struct `Damage marks` {
  private func region(_ rects: PixelRect...) -> Region {
    var region = Region()
    for rect in rects { region.add(rect) }
    return region
  }

  @Test func `a damage mark fades out within 0.6 s`() throws {
    var marks = DamageMarks()
    marks.add(region(PixelRect(x: 0, y: 0, width: 10, height: 10)), at: time(0))
    let mark = try #require(marks.marks.first)
    #expect(DamageMarks.strength(of: mark, at: time(0)) == 1)
    #expect(abs(DamageMarks.strength(of: mark, at: time(0.3)) - 0.5) < 1e-6)
    #expect(DamageMarks.strength(of: mark, at: time(-1)) == 1)
    marks.prune(at: time(0.59))
    #expect(!marks.isEmpty)
    marks.prune(at: time(0.6))
    #expect(marks.isEmpty)
  }

  @Test func `an area that is painted in every frame is marked three times a second`() {
    var marks = DamageMarks()
    let area = PixelRect(x: 5, y: 5, width: 20, height: 20)
    var lit: [Int] = []
    for frame in 0..<120 {
      let now = time(Double(frame) / 60)
      marks.prune(at: now)
      marks.add(region(area), at: now)
      if marks.marks.contains(where: { $0.time == now }) { lit.append(frame) }
      #expect(marks.marks.count == 1)
    }
    #expect((5...6).contains(lit.count) && zip(lit, lit.dropFirst()).allSatisfy { $1 - $0 >= 20 })
  }

  @Test func `a moving area is marked only where it is newly covered`() {
    var marks = DamageMarks()
    for step in 0..<10 {
      marks.add(
        region(PixelRect(x: step * 3, y: 0, width: 20, height: 20)), at: time(Double(step) / 60))
    }
    #expect(marks.marks.first?.area == PixelRect(x: 0, y: 0, width: 20, height: 20))
    #expect(marks.marks.dropFirst().allSatisfy { $0.area.width == 3 })
  }

  /// No pixel is lit more than three times in any second, nor by two marks at once.
  @Test(arguments: 0..<8)
  func `no pixel is marked twice at once or more than three times a second`(seed: Int) {
    var generator = SeededGenerator(seed: seed)
    var marks = DamageMarks()
    var lastLit = [Double](repeating: -1, count: 32 * 32)
    for frame in 0..<240 {
      let seconds = Double(frame) / 60
      marks.prune(at: time(seconds))
      var region = Region()
      for _ in 0..<generator.int(in: 0...4) {
        region.add(
          PixelRect(
            x: generator.int(in: 0...28), y: generator.int(in: 0...28),
            width: generator.int(in: 0...9), height: generator.int(in: 0...9)))
      }
      region.clip(to: PixelRect(x: 0, y: 0, width: 32, height: 32))
      marks.add(region, at: time(seconds))
      var covered: Set<Int> = []
      var isValid = true
      for mark in marks.marks {
        let isNew = mark.time == time(seconds)
        for y in mark.area.minY..<mark.area.maxY {
          for pixel in (y * 32 + mark.area.minX)..<(y * 32 + mark.area.maxX) {
            isValid = isValid && covered.insert(pixel).inserted
            if isNew {
              isValid = isValid && seconds - lastLit[pixel] >= DamageMarks.interval - 1e-6
              lastLit[pixel] = seconds
            }
          }
        }
      }
      #expect(isValid, "frame \(frame)")
    }
  }

  @Test func `the number of damage marks is limited`() {
    var marks = DamageMarks()
    for index in 0..<2000 {
      marks.add(region(PixelRect(x: index * 3, y: 0, width: 1, height: 1)), at: time(0))
    }
    #expect(marks.marks.count == DamageMarks.limit)
  }

  @Test func `subtracting a rectangle leaves the uncovered parts without overlap`() {
    let one = PixelRect(x: 0, y: 0, width: 10, height: 8)
    for other in [
      PixelRect(x: 3, y: 2, width: 4, height: 3), PixelRect(x: -5, y: -5, width: 8, height: 30),
      PixelRect(x: 20, y: 0, width: 5, height: 5), one, PixelRect(x: 4, y: 0, width: 0, height: 9),
    ] {
      let parts = one.parts(outside: other)
      #expect(parts.reduce(0) { $0 + $1.area } == one.area - one.intersection(other).area)
      #expect(parts.allSatisfy { !$0.intersects(other) || other.isEmpty })
    }
  }
}

/// The trail and speed of the pointer. spec: docs/spec/window.md#tools/trail
@Suite struct `Pointer trail` {
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
    #expect(abs((Double(stroke.speed.prefix { $0 != " " }) ?? 0) - 600) < 60)
    #expect(rig.settle() < 45 && rig.controller.overlays.node?.canvas.content.trail == nil)
    #expect(!rig.wantsFrame)
  }

  /// spec: docs/spec/window.md#rules/updates: texts change at most 10 times a second.
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
