import Canvas

/// The positions of the controls on a program's two pages, in pixels of its window.
struct Places: Hashable, Sendable {
  /// The center of the switch on the page with three controls.
  var toggle: Point
  /// The area of the switch that is watched for changes.
  var toggleArea: PixelRect
  /// The center of the slider's thumb after the start.
  var thumb: Point
  /// The position at which a drag turns back.
  var dragEnd: Point
  var sliderArea: PixelRect
  /// The segments that are clicked in turn; the last one is selected at the start.
  var segments: [Point]
  var segmentArea: PixelRect
  /// The switch on the stress page that sets all other switches.
  var master: Point
  /// The area with some of the other switches.
  var strip: PixelRect
}

extension Places {
  /// The common geometry: a switch at (40, 100), and a slider and segments 400 px wide from x = 40.
  ///
  /// The parameters are the centers of the controls, which depend on the toolkit.
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

  /// The area of a switch with its shadow.
  static func around(_ place: Point) -> PixelRect {
    PixelRect(x: Int(place.x) - 45, y: Int(place.y) - 28, width: 90, height: 60)
  }

  /// The area of a control as wide as the page, with its shadow.
  static func row(at y: Double) -> PixelRect {
    PixelRect(x: 30, y: Int(y) - 24, width: 420, height: 50)
  }
}
