extension Path {
  /// The handle length of a quarter circle of radius 1.
  private static let quarterHandle = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  /// Adds a circle; reversed to cut a hole.
  public mutating func addCircle(center: Point, radius: Double, reversed: Bool = false) {
    var from = reversed ? Point(0, radius) : Point(radius, 0)
    move(to: center + from)
    for _ in 0..<4 {
      let to = from.turned(by: reversed ? -.pi / 2 : .pi / 2)
      addCubic(
        to: center + to, control1: center + from + to * Self.quarterHandle,
        control2: center + to + from * Self.quarterHandle)
      from = to
    }
    close()
  }

  /// Adds a corner with the points of ``CornerCurve/unitCorner(amount:)``, clockwise; `incoming` is
  /// the unit vector from the vertex back along the first edge.
  mutating func addCorner(_ unit: [Point], at vertex: Point, radius: Double, incoming: Point) {
    func place(_ point: Point) -> Point {
      Point(
        vertex.x + radius * (point.x * incoming.x + point.y * incoming.y),
        vertex.y + radius * (point.x * incoming.y - point.y * incoming.x))
    }
    if elements.isEmpty { move(to: place(unit[0])) } else { addLine(to: place(unit[0])) }
    for start in stride(from: 1, to: 10, by: 3) {
      addCubic(
        to: place(unit[start + 2]), control1: place(unit[start]), control2: place(unit[start + 1]))
    }
  }
}
