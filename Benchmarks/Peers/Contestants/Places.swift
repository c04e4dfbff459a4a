import Canvas

/// Where the controls of a program's two pages are, px in its window.
struct Places: Hashable, Sendable {
  /// The switch of the page with three controls.
  var toggle: Point
  /// What is watched of it.
  var toggleArea: PixelRect
  /// The middle of the slider's thumb at the start.
  var thumb: Point
  /// Where a drag turns back.
  var dragEnd: Point
  var sliderArea: PixelRect
  /// The segments that are chosen in turn; the last is the one chosen at the start.
  var segments: [Point]
  var segmentArea: PixelRect
  /// The switch that sets all others on the stress page.
  var master: Point
  /// A part of the others.
  var strip: PixelRect
}

extension Places {
  /// The geometry that all scenes share: a switch at (40, 100), a slider and segments 400 px wide
  /// from x = 40.
  ///
  /// What differs is where a toolkit puts the middle of its controls.
  static func shared(
    toggle: Point = Point(65, 115), thumb: Point, segmentY: Double = 306,
    strip: PixelRect = PixelRect(x: 10, y: 60, width: 300, height: 40)
  ) -> Places {
    Places(
      toggle: toggle, toggleArea: around(toggle), thumb: thumb,
      dragEnd: Point(400, thumb.y), sliderArea: row(at: thumb.y),
      segments: [Point(240, segmentY), Point(107, segmentY)], segmentArea: row(at: segmentY),
      master: Point(60, 25), strip: strip)
  }

  /// A switch with its shadow.
  static func around(_ place: Point) -> PixelRect {
    PixelRect(x: Int(place.x) - 45, y: Int(place.y) - 28, width: 90, height: 60)
  }

  /// A control as wide as the page, with its shadow.
  static func row(at y: Double) -> PixelRect {
    PixelRect(x: 30, y: Int(y) - 24, width: 420, height: 50)
  }
}
