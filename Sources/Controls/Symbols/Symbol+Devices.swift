import Canvas
import Glibc

extension Symbol {
  /// A muted loudspeaker.
  public static let speaker = Symbol("speaker", .speaker(x: 4.25))

  /// A loudspeaker with waves.
  public static let speakerWave = Symbol(
    "speaker.wave", .speaker(x: 1.25), .wave(radius: 4, reach: 0.72),
    .wave(radius: 7.4, reach: 0.76))

  /// A crescent moon.
  public static let moon = Symbol("moon") { path in
    let (center, radius) = (Point(9.5, 10.5), 7.0)
    let (cut, cutRadius) = (Point(13.1, 6.9), 5.6)
    let half = stroke / 2
    let tips = Self.crossings(center, radius, cut, cutRadius)
    let inner = Self.crossings(center, radius - half, cut, cutRadius + half)
    let first = center.extended(to: tips.0, radius + half)
    let second = center.extended(to: tips.1, radius + half)
    let (third, fourth) = (
      cut.extended(to: tips.1, cutRadius - half), cut.extended(to: tips.0, cutRadius - half)
    )
    path.move(to: first)
    path.addArc(around: center, from: first, to: second)
    path.addArc(around: tips.1, from: second, to: third)
    path.addArc(around: cut, from: third, to: fourth, clockwise: false)
    path.addArc(around: tips.0, from: fourth, to: first)
    path.close()
    // The hole, in the opposite direction.
    path.move(to: inner.0)
    path.addArc(around: cut, from: inner.0, to: inner.1)
    path.addArc(around: center, from: inner.1, to: inner.0, clockwise: false)
    path.close()
  }

  /// A gear.
  public static let gear = Symbol("gear") { path in
    let (teeth, root, crown) = (8, 5.7, 7.6)
    let corners = (0..<(4 * teeth)).map { index -> PathCorner in
      let isCrown = index % 4 == 1 || index % 4 == 2
      let width = isCrown ? 0.13 : 0.21
      let side = index % 4 < 2 ? -width : width
      let angle = 2 * .pi * Double(index / 4) / Double(teeth) + side
      let radius = isCrown ? crown : root
      return PathCorner(
        10 + sin(angle) * radius, 10 - cos(angle) * radius, radius: isCrown ? 0.3 : 0.2)
    }
    path.addClosedStroke(along: corners)
    SymbolPart.ring(10, 10, radius: 2.4).add(&path)
  }

  /// A magnifying glass.
  public static let magnifier = Symbol("magnifier") { path in
    let (center, radius, half) = (Point(8.25, 8.25), 5.5, stroke / 2)
    SymbolPart.ring(center.x, center.y, radius: radius).add(&path)
    // The handle's end follows the lens.
    let edge = radius + half
    let (diagonal, lean) = (Double.pi / 4, asin(half / edge))
    func place(_ angle: Double) -> Point { center + Point(cos(angle), sin(angle)) * edge }
    let (start, end) = (place(diagonal + lean), Point(17, 17))
    let along = Point(cos(diagonal), sin(diagonal))
    path.move(to: start)
    path.addArc(
      from: start, heading: Point(sin(diagonal + lean), -cos(diagonal + lean)), radius: edge,
      turn: -2 * lean)
    let cap = Point(end.x + along.y * half, end.y - along.x * half)
    path.addLine(to: cap)
    path.addArc(from: cap, heading: along, radius: half, turn: .pi)
    path.close()
  }

  /// The intersections of two circles that meet, clockwise on the first from its right.
  private static func crossings(
    _ center: Point, _ radius: Double, _ other: Point, _ otherRadius: Double
  ) -> (Point, Point) {
    let distance = center.distance(to: other)
    let along = (distance * distance + radius * radius - otherRadius * otherRadius) / (2 * distance)
    let direction = Turn.direction(from: center, to: other)
    let middle = center + direction * along
    let across = direction.right * (radius * radius - along * along).squareRoot()
    return (middle + across, middle - across)
  }
}

extension SymbolPart {
  fileprivate static func speaker(x: Double) -> Self {
    .outline(
      [x + 1, 7.25, 0.9], [x + 4.1, 7.25, 0.6], [x + 8.75, 3.1, 0.6], [x + 8.75, 16.9, 0.6],
      [x + 4.1, 12.75, 0.6], [x + 1, 12.75, 0.9])
  }

  fileprivate static func wave(radius: Double, reach: Double) -> Self {
    let (x, y) = (10.75 + radius * cos(reach), radius * sin(reach))
    // The tangents of the two ends meet before the arc's middle.
    return .line([x, 10 - y], [10.75 + radius / cos(reach), 10, radius], [x, 10 + y])
  }
}

extension Path {
  fileprivate mutating func addArc(
    around center: Point, from start: Point, to end: Point, clockwise: Bool = true
  ) {
    let (from, to) = (start - center, end - center)
    let radius = start.distance(to: center)
    var turn = atan2(to.y, to.x) - atan2(from.y, from.x)
    if turn < 0 { turn += 2 * .pi }
    if !clockwise { turn -= 2 * .pi }
    let heading = Point(-from.y, from.x) * ((turn < 0 ? -1 : 1) / radius)
    addArc(from: start, heading: heading, radius: radius, turn: turn)
  }
}

extension Point {
  /// The point at a distance in the direction of another point.
  fileprivate func extended(to other: Point, _ distance: Double) -> Point {
    self + (other - self) * (distance / self.distance(to: other))
  }
}
