import Canvas
import Glibc

/// A point where a line turns, in points: `[x, y]` or `[x, y, radius]`.
struct PathCorner: Hashable {
  var point: Point
  /// The radius of the arc at the corner; 0 for a sharp corner.
  var radius: Double
}

extension PathCorner: ExpressibleByArrayLiteral {
  init(_ x: Double, _ y: Double, radius: Double = 0) {
    point = Point(x, y)
    self.radius = radius
  }

  init(arrayLiteral numbers: Double...) {
    self.init(numbers[0], numbers[1], radius: numbers.count > 2 ? numbers[2] : 0)
  }
}

extension Path {
  mutating func addPolygon(_ corners: [PathCorner]) {
    let first = elements.count
    for (corner, turn) in zip(corners, Turn.all(along: corners)) {
      let reach = corner.radius * tan(abs(turn.angle) / 2)
      let start = corner.point - turn.incoming * reach
      if elements.count == first { move(to: start) } else { addLine(to: start) }
      if corner.radius > 0 {
        addArc(from: start, heading: turn.incoming, radius: corner.radius, turn: turn.angle)
      }
    }
    close()
  }

  /// Adds a stroke as one outline that does not cross itself.
  ///
  /// It runs clockwise, as closed strokes along clockwise corners do, so that strokes that meet are
  /// united. There must be at least two corners.
  mutating func addStroke(
    along corners: [PathCorner], width: Double = Symbol.stroke, start: Stroke.Cap = .round,
    end: Stroke.Cap = .round
  ) {
    guard corners.count > 1, let first = corners.first, let last = corners.last else { return }
    let half = width / 2
    var (left, right): ([PathCorner], [PathCorner]) = ([], [])
    for (corner, turn) in zip(corners, Turn.all(along: corners)).dropFirst().dropLast() {
      right.append(turn.corner(corner, besideBy: half))
      left.append(turn.corner(corner, besideBy: -half))
    }
    let leaving = Self.cap(at: first.point, from: corners[1].point, half: half, start)
    let arriving = Self.cap(at: last.point, from: corners[corners.count - 2].point, half: half, end)
    addPolygon(leaving + left + arriving + right.reversed())
  }

  mutating func addClosedStroke(along corners: [PathCorner], width: Double = Symbol.stroke) {
    let turns = Turn.all(along: corners)
    func side(_ distance: Double) -> [PathCorner] {
      zip(turns, corners).map { $0.corner($1, besideBy: distance) }
    }
    addPolygon(side(-width / 2))
    addPolygon(side(width / 2).reversed())
  }

  private static func cap(
    at point: Point, from before: Point, half: Double, _ end: Stroke.Cap
  ) -> [PathCorner] {
    let along = Turn.direction(from: before, to: point)
    let radius = end == .round ? half : 0
    return [half, -half].map { across in
      PathCorner(point: point + along * radius - along.right * across, radius: radius)
    }
  }

  /// `heading` is the unit vector along the path; `turn` is in radians, clockwise if positive.
  mutating func addArc(from start: Point, heading: Point, radius: Double, turn: Double) {
    let pieces = max(1, (abs(turn) / (.pi / 2) - 1e-9).rounded(.up))
    let step = turn / pieces
    let side = turn < 0 ? -radius : radius
    let handle = 4 / 3 * tan(abs(step) / 4) * radius
    var (place, heading) = (start, heading)
    for _ in 0..<Int(pieces) {
      let center = place + heading.right * side
      let next = heading.turned(by: step)
      let end = center - next.right * side
      addCubic(to: end, control1: place + heading * handle, control2: end - next * handle)
      (place, heading) = (end, next)
    }
  }
}

extension Point {
  /// The vector turned clockwise by 90 degrees.
  var right: Point { Point(-y, x) }
}
