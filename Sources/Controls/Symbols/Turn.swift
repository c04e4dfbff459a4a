import Canvas
import Glibc

struct Turn {
  /// Unit vectors before and after the corner.
  var incoming: Point
  var outgoing: Point
  /// In radians, clockwise if positive.
  var angle: Double

  init(from before: Point, over point: Point, to after: Point) {
    incoming = Self.direction(from: before, to: point)
    outgoing = Self.direction(from: point, to: after)
    angle = atan2(
      incoming.x * outgoing.y - incoming.y * outgoing.x,
      incoming.x * outgoing.x + incoming.y * outgoing.y)
  }

  /// The turns at the corners of a closed line.
  static func all(along corners: [PathCorner]) -> [Turn] {
    corners.indices.map { index in
      Turn(
        from: corners[(index + corners.count - 1) % corners.count].point,
        over: corners[index].point, to: corners[(index + 1) % corners.count].point)
    }
  }

  static func direction(from start: Point, to end: Point) -> Point {
    let length = start.distance(to: end)
    return length > 0 ? Point((end.x - start.x) / length, (end.y - start.y) / length) : Point(1, 0)
  }

  /// The distance of the corner of parallel lines from the corner, in sums of both unit vectors.
  var miter: Double { 1 / (1 + incoming.x * outgoing.x + incoming.y * outgoing.y) }

  /// On a parallel line, to the right if the distance is positive; sharp corners stay sharp.
  func corner(_ corner: PathCorner, besideBy distance: Double) -> PathCorner {
    let share = distance * miter
    let isOutside = (distance < 0) == (angle > 0)
    let radius = isOutside ? corner.radius + abs(distance) : corner.radius - abs(distance)
    return PathCorner(
      point: corner.point + (incoming + outgoing).right * share,
      radius: corner.radius > 0 ? max(0, radius) : 0)
  }
}
