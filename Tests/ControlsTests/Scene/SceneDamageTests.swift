import Canvas
import Testing

@testable import Controls

/// Damage is what was added since the last frame, within the window; or everything.
@Suite struct `A scene's damage` {
  private let window = PixelRect(x: 0, y: 0, width: 100, height: 50)
  private var damage = SceneDamage(everythingFor: "first frame")

  @Test mutating func `is everything at first, and nothing afterwards`() {
    #expect(!damage.isEmpty && damage.isEverything)
    let (region, reason) = damage.take(in: window)
    #expect(region.rects == [window] && reason == "first frame")
    #expect(damage.isEmpty && !damage.isEverything)
    let (nothing, noReason) = damage.take(in: window)
    #expect(nothing.isEmpty && noReason == nil)
  }

  @Test mutating func `is what was added, within the window`() {
    _ = damage.take(in: window)
    damage.add(PixelRect(x: 90, y: 40, width: 20, height: 20))
    #expect(!damage.isEmpty)
    let (region, reason) = damage.take(in: window)
    #expect(region.rects == [PixelRect(x: 90, y: 40, width: 10, height: 10)] && reason == nil)
  }

  @Test mutating func `is everything once, whatever was added`() {
    _ = damage.take(in: window)
    damage.add(PixelRect(x: 0, y: 0, width: 5, height: 5))
    damage.addEverything(for: "theme")
    damage.add(PixelRect(x: 9, y: 0, width: 5, height: 5))
    let (region, reason) = damage.take(in: window)
    #expect(region.rects == [window] && reason == "theme")
    #expect(damage.isEmpty)
  }

  @Test mutating func `has what differs between two lists`() {
    _ = damage.take(in: window)
    func list(_ x: Double) -> DisplayList {
      let painter = RecordingPainter()
      painter.fillAligned(Rect(x: x, y: 0, width: 4, height: 4), color: .black)
      return painter.list
    }
    let placement = DisplayList.Placement(origin: Point(10, 10), scale: 1, clip: nil)
    let text = TextEngine()
    var (before, after) = (DisplayList.Footprint(), DisplayList.Footprint())
    list(0).getFootprint(at: placement, text: text, into: &before)
    list(20).getFootprint(at: placement, text: text, into: &after)
    damage.addDifference(
      from: list(0), before, to: list(0), before, at: placement, text: text)
    #expect(damage.isEmpty)
    damage.addDifference(
      from: list(0), before, to: list(20), after, at: placement, text: text)
    let region = damage.take(in: window).region
    #expect(region.area == 32)
  }
}
