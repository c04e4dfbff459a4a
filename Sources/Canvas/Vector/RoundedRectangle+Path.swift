extension RoundedRectangle {
  /// The closed outline, clockwise, with the same curves as `ShapeEnd`.
  var path: Path {
    var path = Path()
    let radius = effectiveRadius
    if radius == 0 {
      path.move(to: rect.origin)
      path.addLine(to: Point(rect.maxX, rect.minY))
      path.addLine(to: Point(rect.maxX, rect.maxY))
      path.addLine(to: Point(rect.minX, rect.maxY))
      path.close()
      return path
    }
    let unit = CornerCurve.unitCorner(amount: continuousAmount)
    // Each corner's vertex, with unit vectors back along the incoming and on along the outgoing
    // edge.
    let corners: [(vertex: Point, incoming: Point, outgoing: Point)] = [
      (rect.origin, Point(0, 1), Point(1, 0)),
      (Point(rect.maxX, rect.minY), Point(-1, 0), Point(0, 1)),
      (Point(rect.maxX, rect.maxY), Point(0, -1), Point(-1, 0)),
      (Point(rect.minX, rect.maxY), Point(1, 0), Point(0, -1)),
    ]
    for corner in corners {
      path.addCorner(
        unit, at: corner.vertex, radius: radius, incoming: corner.incoming,
        outgoing: corner.outgoing)
    }
    path.close()
    return path
  }

  /// The shape inside a ring along the edge, whose width is in points; `nil` if nothing remains.
  func inside(ofRing width: Double) -> RoundedRectangle? {
    2 * width < min(rect.width, rect.height) ? inset(by: max(0, width)) : nil
  }

  /// The shape with a valid radius; `nil` if a side is empty or not finite.
  var drawable: RoundedRectangle? {
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard numbers.allSatisfy(\.isFinite), rect.width > 0, rect.height > 0 else { return nil }
    return RoundedRectangle(rect, radius: radius.clamped(to: .infinity), curve: curve)
  }
}
