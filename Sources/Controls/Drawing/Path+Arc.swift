import Canvas
import Glibc

extension Path {
  /// Begins a contour of straight lines through points.
  package mutating func addLines(through points: some Sequence<Point>) {
    for (index, point) in points.enumerated() {
      if index == 0 { move(to: point) } else { addLine(to: point) }
    }
  }

  /// Adds a section of a ring with straight ends, as a closed contour.
  ///
  /// - Parameters:
  ///   - center: The center of the ring.
  ///   - radius: The distance of the outer edge from the center, in points.
  ///   - width: The distance between the edges, in points, 0 up to `radius`.
  ///   - start: The angle of the first end, in radians, clockwise from the right.
  ///   - sweep: The angle to the other end, in radians; negative for counterclockwise.
  public mutating func addArc(
    center: Point, radius: Double, width: Double, from start: Double, sweep: Double
  ) {
    let sweep = sweep.isNaN ? 0 : min(max(sweep, -2 * .pi), 2 * .pi)
    let (first, last) = (
      Point(cos(start), sin(start)), Point(cos(start + sweep), sin(start + sweep))
    )
    let forward = sweep < 0 ? -1.0 : 1
    let inner = radius - width
    move(to: center + first * radius)
    addArc(
      from: center + first * radius, heading: Point(-first.y, first.x) * forward, radius: radius,
      turn: sweep)
    addLine(to: center + last * inner)
    addArc(
      from: center + last * inner, heading: Point(last.y, -last.x) * forward, radius: inner,
      turn: -sweep)
    close()
  }
}
