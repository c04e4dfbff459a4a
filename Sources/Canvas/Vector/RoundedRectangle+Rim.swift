extension RoundedRectangle {
  /// An area in points, and the ends of a gradient from the full opacity to 0 in the middle, and
  /// back; `nil` for an even opacity.
  typealias RimPart = (area: Rect, gradient: (start: Point, end: Point)?)

  /// The cosine of 45 degrees: the light on straight edges.
  static let evenRimOpacity = 0.5.squareRoot()

  /// The rim of a lens in a drawable shape, for formats without normals.
  var rimParts: [RimPart] {
    let radius = effectiveRadius
    let (left, right) = (rect.minX + radius, rect.maxX - radius)
    let (top, bottom) = (rect.minY + radius, rect.maxY - radius)
    // Along a corner, the cosine is the distance from the center across the light, in radii.
    let reach = Point(radius, radius) * Self.evenRimOpacity
    func corner(_ x: Double, _ y: Double, at center: Point) -> RimPart {
      (Rect(x: x, y: y, width: radius, height: radius), (center - reach, center + reach))
    }
    let parts: [RimPart] = [
      corner(rect.minX, rect.minY, at: Point(left, top)),
      corner(right, rect.minY, at: Point(right, top)),
      corner(right, bottom, at: Point(right, bottom)),
      corner(rect.minX, bottom, at: Point(left, bottom)),
      (Rect(minX: left, minY: rect.minY, maxX: right, maxY: top), nil),
      (Rect(minX: left, minY: bottom, maxX: right, maxY: rect.maxY), nil),
      (Rect(minX: rect.minX, minY: top, maxX: rect.maxX, maxY: bottom), nil),
    ]
    return parts.filter { !$0.area.isEmpty }
  }
}
