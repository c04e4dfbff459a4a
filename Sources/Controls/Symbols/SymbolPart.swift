import Canvas

/// A part of a symbol, in points of the design square; corners are `[x, y]` or `[x, y, radius]`.
struct SymbolPart {
  let add: (inout Path) -> Void

  static func line(
    _ corners: PathCorner..., start: Stroke.Cap = .round, end: Stroke.Cap = .round
  ) -> Self {
    Self { $0.addStroke(along: corners, start: start, end: end) }
  }

  /// A line that joins other lines at both ends.
  static func flat(_ corners: PathCorner...) -> Self {
    Self { $0.addStroke(along: corners, start: .butt, end: .butt) }
  }

  static func outline(_ corners: PathCorner...) -> Self {
    Self { $0.addClosedStroke(along: corners) }
  }

  static func area(_ corners: PathCorner...) -> Self { Self { $0.addPolygon(corners) } }

  static func frame(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, radius: Double
  ) -> Self {
    .outline(
      [minX, minY, radius], [maxX, minY, radius], [maxX, maxY, radius], [minX, maxY, radius])
  }

  static func dot(_ x: Double, _ y: Double, radius: Double) -> Self {
    Self { $0.addCircle(center: Point(x, y), radius: radius) }
  }

  static func ring(_ x: Double, _ y: Double, radius: Double) -> Self {
    Self { path in
      path.addCircle(center: Point(x, y), radius: radius + Symbol.stroke / 2)
      path.addCircle(center: Point(x, y), radius: radius - Symbol.stroke / 2, reversed: true)
    }
  }
}
