import Controls

@testable import Canvas

extension Path {
  /// A sun of 20 x 20 points: a ring and rays, of which no two contours cross.
  static func sun(radius: Double) -> Path {
    var path = Path()
    path.addCircle(center: Point(10, 10), radius: radius)
    path.addCircle(center: Point(10, 10), radius: radius - 1.5, reversed: true)
    for ray in 0..<8 {
      let direction = Point(1, 0).turned(by: Double(ray) * .pi / 4)
      let start = Point(10, 10) + direction * (radius + 2)
      var line = Path()
      line.move(to: start)
      line.addLine(to: start + direction * 2)
      path.add(line.stroked(Stroke(width: 1.5, cap: .round)))
    }
    return path
  }

  static let smallSun = sun(radius: 3)
  static let largeSun = sun(radius: 5)
}
