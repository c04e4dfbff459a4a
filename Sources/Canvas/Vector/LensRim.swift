/// The rim of a lens as parts with a gradient or an even opacity, for formats without normals.
struct LensRim {
  struct Part {
    /// The part's area, in points.
    var area: Rect

    /// The ends of a gradient from the full opacity to 0 in the middle, and back; `nil` for an even
    /// opacity.
    var gradient: (start: Point, end: Point)?
  }

  /// The cosine of 45 degrees: the light on straight edges.
  static let evenOpacity = 0.5.squareRoot()

  /// The outlines of the rim, for the even-odd rule.
  let ring: Path
  let parts: [Part]

  /// Creates the rim of a drawable shape; the width is in points, above 0.
  init(of shape: RoundedRectangle, width: Double) {
    ring = shape.ring(width: width)
    let (rect, radius) = (shape.rect, shape.effectiveRadius)
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    // Along a corner, the cosine is the distance from the center across the light, in radii.
    let reach = Point(radius * Self.evenOpacity, radius * Self.evenOpacity)
    func corner(_ x: Double, _ y: Double, at center: Point) -> Part {
      Part(
        area: Rect(x: x, y: y, width: radius, height: radius),
        gradient: (center - reach, center + reach))
    }
    let parts = [
      corner(rect.minX, rect.minY, at: Point(left, top)),
      corner(right, rect.minY, at: Point(right, top)),
      corner(right, bottom, at: Point(right, bottom)),
      corner(rect.minX, bottom, at: Point(left, bottom)),
      Part(area: Rect(minX: left, minY: rect.minY, maxX: right, maxY: top)),
      Part(area: Rect(minX: left, minY: bottom, maxX: right, maxY: rect.maxY)),
      Part(area: Rect(minX: rect.minX, minY: top, maxX: rect.maxX, maxY: bottom)),
    ]
    self.parts = parts.filter { !$0.area.isEmpty }
  }
}
