import Canvas
import Glibc

extension Path {
  /// Adds a section of a ring with straight ends; angles are in radians, clockwise from the right.
  ///
  /// `radius` is that of the outer edge.
  public mutating func addArc(
    center: Point, radius: Double, width: Double, from start: Double, sweep: Double
  ) {
    let sweep = sweep.isNaN ? 0 : min(max(sweep, -2 * .pi), 2 * .pi)
    let pieces = max(1, (abs(sweep) / (.pi / 2)).rounded(.up))
    let step = sweep / pieces
    func place(_ angle: Double, _ radius: Double) -> Point {
      center + Point(cos(angle), sin(angle)) * radius
    }
    func addEdge(_ radius: Double, from first: Double, by step: Double) {
      let handle = 4 / 3 * tan(step / 4) * radius
      for piece in 0..<Int(pieces) {
        let from = first + Double(piece) * step
        let (begin, end) = (place(from, radius), place(from + step, radius))
        addCubic(
          to: end,
          control1: Point(begin.x - sin(from) * handle, begin.y + cos(from) * handle),
          control2: Point(end.x + sin(from + step) * handle, end.y - cos(from + step) * handle))
      }
    }
    move(to: place(start, radius))
    addEdge(radius, from: start, by: step)
    addLine(to: place(start + sweep, radius - width))
    addEdge(radius - width, from: start + sweep, by: -step)
    close()
  }
}
