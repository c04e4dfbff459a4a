import Canvas
import Glibc

extension Path {
  /// A check mark with round ends around the origin, for a box of 20 pt. chosen
  static func check(strokeWidth: Double) -> Path {
    let (start, knee, end) = (Point(-4.4, 0.4), Point(-1.3, 3.5), Point(4.5, -3.4))
    let radius = strokeWidth / 2
    let first = atan2(knee.y - start.y, knee.x - start.x)
    let second = atan2(end.y - knee.y, end.x - knee.x)
    func place(_ center: Point, _ angle: Double) -> Point {
      Point(center.x + cos(angle) * radius, center.y + sin(angle) * radius)
    }
    // The inner edges meet above the knee, in the middle between the two directions.
    let across = (first + second) / 2 - .pi / 2
    let reach = radius / cos((second - first) / 2)
    var path = Path()
    path.move(to: Point(knee.x + cos(across) * reach, knee.y + sin(across) * reach))
    path.addLine(to: place(end, second - .pi / 2))
    path.addRound(center: end, radius: radius, from: second - .pi / 2, sweep: .pi)
    path.addLine(to: place(knee, second + .pi / 2))
    path.addRound(center: knee, radius: radius, from: second + .pi / 2, sweep: first - second)
    path.addLine(to: place(start, first + .pi / 2))
    path.addRound(center: start, radius: radius, from: first + .pi / 2, sweep: .pi)
    path.close()
    return path
  }

  private mutating func addRound(center: Point, radius: Double, from start: Double, sweep: Double) {
    let step = sweep / 2
    let handle = 4 / 3 * tan(step / 4) * radius
    for piece in 0..<2 {
      let from = start + Double(piece) * step
      let to = from + step
      let end = Point(center.x + cos(to) * radius, center.y + sin(to) * radius)
      addCubic(
        to: end,
        control1: Point(
          center.x + cos(from) * radius - sin(from) * handle,
          center.y + sin(from) * radius + cos(from) * handle),
        control2: Point(end.x + sin(to) * handle, end.y - cos(to) * handle))
    }
  }
}
