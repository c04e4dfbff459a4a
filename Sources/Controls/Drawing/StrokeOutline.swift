import Canvas
import Glibc

/// The outline of a stroke, clockwise around its area.
///
/// The left side of a line is its left side in one direction, and then that of the reversed line.
/// Its corners inside of a turn are the exact ones if both neighbors are long enough; otherwise the
/// outline is that of several overlapping strokes, whose area is the same.
struct StrokeOutline {
  /// Longer miters, in half widths, are cut off; as in Core Graphics.
  private static let miterLimit = 10.0
  /// The length of a miter in place of an arc, in points. chosen: invisible
  private static let tolerance = 0.0005

  private(set) var path = Path()
  private let half: Double
  private let stroke: Stroke
  private var isInContour = false

  init(_ stroke: Stroke) {
    self.stroke = stroke
    half = stroke.width / 2
  }

  mutating func add(_ line: StrokedLine) {
    guard line.points.count > 1 else {
      if line.isDot && stroke.cap == .round {
        path.addCircle(center: line.points[0], radius: half)
      }
      return
    }
    for line in [line, line.reversed] {
      if line.isClosed {
        for index in line.points.indices { addSide(of: line, at: index) }
        close()
      } else {
        addEnd(of: line)
      }
    }
    if !line.isClosed { close() }
  }

  private mutating func addEnd(of line: StrokedLine) {
    let last = line.points.count - 1
    let first = Turn.direction(from: line.points[0], to: line.points[1])
    add(line.points[0] - first.right * half)
    for index in 1..<last { addSide(of: line, at: index) }
    let direction = Turn.direction(from: line.points[last - 1], to: line.points[last])
    let end = line.points[last] - direction.right * half
    add(end)
    if stroke.cap == .round {
      path.addArc(from: end, heading: direction, radius: half, turn: .pi)
    }
  }

  private mutating func addSide(of line: StrokedLine, at index: Int) {
    let (point, turn) = (line.points[index], line.turn(at: index))
    let (before, after) = (
      point - turn.incoming.right * half, point - turn.outgoing.right * half
    )
    let corner = point - (turn.incoming.right + turn.outgoing.right) * (half * turn.miter)
    if turn.angle < 0 {
      // Half of a line is left for the corner at its other end.
      let count = line.points.count
      let room = min(line.length(after: (index + count - 1) % count), line.length(after: index)) / 2
      if half * tan(-turn.angle / 2) <= room { return add(corner) }
      for place in [before, point, after] { add(place) }
      return
    }
    let miter = 1 / max(cos(turn.angle / 2), 1e-9)
    if half * (miter - 1) < Self.tolerance { return add(corner) }
    if line.isCurved[index] || stroke.join == .round {
      add(before)
      path.addArc(from: before, heading: turn.incoming, radius: half, turn: turn.angle)
    } else if miter <= Self.miterLimit {
      add(corner)
    } else {
      for place in [before, after] { add(place) }
    }
  }

  private mutating func add(_ point: Point) {
    if isInContour { path.addLine(to: point) } else { path.move(to: point) }
    isInContour = true
  }

  private mutating func close() {
    path.close()
    isInContour = false
  }
}

extension Point {
  /// The vector turned clockwise by 90 degrees.
  var right: Point { Point(-y, x) }
}
