extension RoundedRectangle {
  /// The closed outline, clockwise.
  var path: Path {
    let radius = effectiveRadius
    if radius == 0 { return Path(rect) }
    var path = Path()
    let unit = CornerCurve.unitCorner(amount: continuousAmount)
    let corners = [
      (rect.origin, Point(0, 1)), (Point(rect.maxX, rect.minY), Point(-1, 0)),
      (Point(rect.maxX, rect.maxY), Point(0, -1)), (Point(rect.minX, rect.maxY), Point(1, 0)),
    ]
    for (vertex, incoming) in corners {
      path.addCorner(unit, at: vertex, radius: radius, incoming: incoming)
    }
    path.close()
    return path
  }

  /// The shape inside a ring along the edge, whose width is in points; `nil` if nothing remains.
  func inside(ofRing width: Double) -> RoundedRectangle? {
    2 * width < min(rect.width, rect.height) ? inset(by: max(0, width)) : nil
  }

  /// The outlines of a ring along the edge, for the even-odd rule; the width is in points.
  func ring(width: Double) -> Path {
    var path = path
    if let inside = inside(ofRing: width) { path.add(inside.path) }
    return path
  }

  /// The outlines of the bounds and of the shape moved down: by the even-odd rule, its shade.
  func shade(depth: Double) -> Path {
    var path = Path(rect)
    path.add(offset(by: Point(0, depth)).path)
    return path
  }

  /// The shape with a valid radius; `nil` if a side is empty or not finite.
  var drawable: RoundedRectangle? {
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard numbers.allSatisfy(\.isFinite), rect.width > 0, rect.height > 0 else { return nil }
    return RoundedRectangle(rect, radius: radius.clamped(to: .infinity), curve: curve)
  }

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
