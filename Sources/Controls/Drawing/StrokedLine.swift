import Canvas
import Glibc

/// A contour of a path as straight lines.
struct StrokedLine {
  /// The largest distance of a line from its curve, in points, including its edges.
  private static let tolerance = 0.0005
  /// The distance of points that count as one, in points.
  private static let shortest = 1e-9

  /// Neighbors are different points; the last point of a closed line differs from the first one.
  private(set) var points: [Point]
  /// Whether the line turns at a point as a curve does, instead of having a corner.
  private(set) var isCurved: [Bool]
  private(set) var isClosed = false
  /// Whether a line leads from the only point to itself.
  private(set) var isDot = false

  private init(from start: Point) {
    points = [start]
    isCurved = [false]
  }

  /// The lines of a path with finite coordinates; others have none.
  static func all(of path: Path, halfWidth: Double) -> [StrokedLine] {
    guard path.isFinite else { return [] }
    var lines: [StrokedLine] = []
    for element in path.elements {
      if case .move(let point) = element {
        lines.append(StrokedLine(from: point))
        continue
      }
      guard var line = lines.popLast() else { continue }
      if line.isClosed {
        // Another contour begins where a closed one did.
        lines.append(line)
        line = StrokedLine(from: line.points[0])
      }
      switch element {
      case .move: break
      case .line(let point): line.add(point, isCurved: false)
      case .cubic(let control1, let control2, let end):
        line.addCurve(control1, control2, to: end, halfWidth: halfWidth)
      case .close: line.close()
      }
      lines.append(line)
    }
    return lines
  }

  private mutating func add(_ point: Point, isCurved: Bool) {
    if let last = points.last, last.distance(to: point) < Self.shortest {
      isDot = points.count == 1
      return
    }
    points.append(point)
    self.isCurved.append(isCurved)
  }

  private mutating func close() {
    isClosed = true
    if points.count > 1, points[0].distance(to: points[points.count - 1]) < Self.shortest {
      points.removeLast()
      isCurved.removeLast()
    }
  }

  private mutating func addCurve(
    _ control1: Point, _ control2: Point, to end: Point, halfWidth: Double
  ) {
    guard let start = points.last else { return }
    func bend(_ a: Point, _ b: Point, _ c: Point) -> Double { (a - b * 2 + c).distance(to: .zero) }
    func turn(_ a: Point, _ b: Point, _ c: Point) -> Double {
      abs(Turn(from: a, over: b, to: c).angle)
    }
    // The edge of the line is longer than its middle by the turn times half the width.
    let bend = 6 * max(bend(start, control1, control2), bend(control1, control2, end))
    let turn = turn(start, control1, control2) + turn(control1, control2, end)
    let count = ((bend + turn * turn * halfWidth) / (8 * Self.tolerance)).squareRoot().rounded(.up)
    let steps = count < 1000 ? max(1, Int(count)) : 1000
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let s = 1 - t
      let point =
        start * (s * s * s) + control1 * (3 * s * s * t) + control2 * (3 * s * t * t)
        + end * (t * t * t)
      add(step == steps ? end : point, isCurved: step < steps)
    }
  }

  var reversed: StrokedLine {
    var line = self
    line.points.reverse()
    line.isCurved.reverse()
    return line
  }

  /// The length of the line after a point, in points; the last point of a closed line is followed
  /// by the first one.
  func length(after index: Int) -> Double {
    points[index].distance(to: points[(index + 1) % points.count])
  }

  func turn(at index: Int) -> Turn {
    let count = points.count
    return Turn(
      from: points[(index + count - 1) % count], over: points[index],
      to: points[(index + 1) % count])
  }
}
