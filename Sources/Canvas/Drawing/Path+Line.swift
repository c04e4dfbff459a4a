extension Path {
  /// Adds a stroke with round ends and joins through points, with a width in points.
  package mutating func addLine(through points: [Point], width: Double) {
    addStroke(
      along: points.map { PathCorner($0.x, $0.y, radius: Symbol.sharp) }, width: width)
  }
}
