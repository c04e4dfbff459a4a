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

  /// The outlines of the bounds and of the shape moved down, for the even-odd rule: within the
  /// shape, its shade.
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
}
