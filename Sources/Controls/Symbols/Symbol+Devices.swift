import Canvas
import Glibc

extension Symbol {
  /// A muted loudspeaker.
  public static let speaker = Symbol(named: "speaker") { $0.addSpeaker(x: 4.25) }

  /// A loudspeaker with waves.
  public static let speakerWave = Symbol(named: "speaker.wave") { path in
    path.addSpeaker(x: 1.25)
    for (radius, reach) in [(4.0, 0.72), (7.4, 0.76)] {
      // The tangents of the two ends meet before the arc's middle.
      let tip = radius / cos(reach)
      path.addStroke(along: [
        PathCorner(10.75 + radius * cos(reach), 10 - radius * sin(reach)),
        [10.75 + tip, 10, radius],
        PathCorner(10.75 + radius * cos(reach), 10 + radius * sin(reach)),
      ])
    }
  }

  /// A crescent moon.
  public static let moon = Symbol(named: "moon") { path in
    let (center, radius) = (Point(9.5, 10.5), 7.0)
    let (cut, cutRadius) = (Point(13.1, 6.9), 5.6)
    let tips = Self.crossings(center, radius, cut, cutRadius)
    guard let tips else { return }
    let half = stroke / 2
    path.addCrescent(
      center, radius + half, around: cut, cutRadius - half, from: tips.0, to: tips.1, tip: half)
    if let inner = Self.crossings(center, radius - half, cut, cutRadius + half) {
      var hole = Path()
      hole.addCrescent(
        center, radius - half, around: cut, cutRadius + half, from: inner.0, to: inner.1, tip: 0)
      path.add(hole.reversed)
    }
  }

  /// A gear.
  public static let gear = Symbol(named: "gear") { path in
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
    path.addRing(center: Point(10, 10), radius: 2.4)
  }

  /// A magnifying glass.
  public static let magnifier = Symbol(named: "magnifier") { path in
    let (center, radius, half) = (Point(8.25, 8.25), 5.5, stroke / 2)
    path.addRing(center: center, radius: radius)
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

  /// The intersections of two circles, clockwise on the first from its right; `nil` if there are
  /// none.
  private static func crossings(
    _ center: Point, _ radius: Double, _ other: Point, _ otherRadius: Double
  ) -> (Point, Point)? {
    let distance = center.distance(to: other)
    let along = (distance * distance + radius * radius - otherRadius * otherRadius) / (2 * distance)
    let across = (radius * radius - along * along)
    guard across >= 0 else { return nil }
    let (x, y) = ((other.x - center.x) / distance, (other.y - center.y) / distance)
    let side = across.squareRoot()
    let middle = Point(center.x + x * along, center.y + y * along)
    return (
      Point(middle.x - y * side, middle.y + x * side),
      Point(middle.x + y * side, middle.y - x * side)
    )
  }
}

extension Path {
  fileprivate mutating func addSpeaker(x: Double) {
    addClosedStroke(along: [
      [x + 1, 7.25, 0.9], [x + 4.1, 7.25, 0.6], [x + 8.75, 3.1, 0.6], [x + 8.75, 16.9, 0.6],
      [x + 4.1, 12.75, 0.6], [x + 1, 12.75, 0.9],
    ])
  }

  /// Clockwise around the first circle and back around the second; `first` and `second` are the
  /// centers of round tips, or the tips.
  fileprivate mutating func addCrescent(
    _ center: Point, _ radius: Double, around cut: Point, _ cutRadius: Double, from first: Point,
    to second: Point, tip: Double
  ) {
    func angle(_ point: Point, _ center: Point) -> Double {
      atan2(point.y - center.y, point.x - center.x)
    }
    func clockwise(_ angle: Double) -> Double {
      let rest = angle.truncatingRemainder(dividingBy: 2 * .pi)
      return rest < 0 ? rest + 2 * .pi : rest
    }
    let (start, end) = (angle(first, center), angle(second, center))
    let (cutStart, cutEnd) = (angle(second, cut), angle(first, cut))
    let from = Point(center.x + radius * cos(start), center.y + radius * sin(start))
    move(to: from)
    addArc(
      from: from, heading: Point(-sin(start), cos(start)), radius: radius,
      turn: clockwise(end - start))
    let bend = Point(cut.x + cutRadius * cos(cutStart), cut.y + cutRadius * sin(cutStart))
    if tip > 0 {
      let outer = Point(center.x + radius * cos(end), center.y + radius * sin(end))
      addArc(
        from: outer, heading: Point(-sin(end), cos(end)), radius: tip,
        turn: clockwise(cutStart + .pi - end))
    }
    addArc(
      from: bend, heading: Point(sin(cutStart), -cos(cutStart)), radius: cutRadius,
      turn: -clockwise(cutStart - cutEnd))
    if tip > 0 {
      let inner = Point(cut.x + cutRadius * cos(cutEnd), cut.y + cutRadius * sin(cutEnd))
      addArc(
        from: inner, heading: Point(sin(cutEnd), -cos(cutEnd)), radius: tip,
        turn: clockwise(start - cutEnd - .pi))
    }
    close()
  }
}
