extension RoundedRectangle {
  /// The outline in one piece, clockwise: the very cubics that pixels are made of, which come from two
  /// ends (`ShapeEnd`).
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
    // For each corner: its vertex, and unit vectors back along the incoming and on along the
    // outgoing edge.
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

  /// What the shape is without a ring along its edge; nil if the ring leaves nothing.
  ///
  /// - Parameter width: of the ring, pt.
  func inside(ofRing width: Double) -> RoundedRectangle? {
    2 * width < min(rect.width, rect.height) ? inset(by: max(0, width)) : nil
  }

  /// The shape with a radius that is a number, and no side below 0; nil if a side is not a number.
  var drawable: RoundedRectangle? {
    let numbers = [rect.minX, rect.minY, rect.maxX, rect.maxY]
    guard numbers.allSatisfy(\.isFinite), rect.width > 0, rect.height > 0 else { return nil }
    return RoundedRectangle(rect, radius: radius.clamped(to: .infinity), curve: curve)
  }
}
