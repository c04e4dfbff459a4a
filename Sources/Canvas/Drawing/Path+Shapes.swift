import Glibc

extension Path {
  /// The handle length of a quarter circle of radius 1.
  private static let quarterHandle = 4.0 / 3.0 * (2.0.squareRoot() - 1)

  /// Adds a circle; reversed to cut a hole.
  public mutating func addCircle(center: Point, radius: Double, reversed: Bool = false) {
    var from = reversed ? Point(0, radius) : Point(radius, 0)
    move(to: center + from)
    for _ in 0..<4 {
      let to = from.turned(by: reversed ? -.pi / 2 : .pi / 2)
      addQuarter(around: center, from: from, to: to)
      from = to
    }
    close()
  }

  /// Adds a quarter circle between two vectors from its center, each of which is the direction at
  /// the other's end.
  private mutating func addQuarter(around center: Point, from: Point, to: Point) {
    addCubic(
      to: center + to, control1: center + from + to * Self.quarterHandle,
      control2: center + to + from * Self.quarterHandle)
  }

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

  /// Adds a straight stroke with round ends; `start` and `end` are the centers of the ends.
  public mutating func addStroke(from start: Point, to end: Point, width: Double) {
    let length = start.distance(to: end)
    let radius = width / 2
    let along = length > 1e-6 ? (end - start) * (radius / length) : Point(radius, 0)
    let across = Point(-along.y, along.x)
    let back = Point(-along.x, -along.y)
    let left = Point(-across.x, -across.y)
    move(to: start + left)
    addLine(to: end + left)
    addQuarter(around: end, from: left, to: along)
    addQuarter(around: end, from: along, to: across)
    addLine(to: start + across)
    addQuarter(around: start, from: across, to: back)
    addQuarter(around: start, from: back, to: left)
    close()
  }

  /// Adds a corner, clockwise.
  ///
  /// `unit` are the points of ``CornerCurve/unitCorner(amount:)``; `incoming` is the unit vector
  /// from the vertex back along the first edge.
  mutating func addCorner(_ unit: [Point], at vertex: Point, radius: Double, incoming: Point) {
    func place(_ point: Point) -> Point {
      Point(
        vertex.x + radius * (point.x * incoming.x + point.y * incoming.y),
        vertex.y + radius * (point.x * incoming.y - point.y * incoming.x))
    }
    if elements.isEmpty {
      move(to: place(unit[0]))
    } else {
      addLine(to: place(unit[0]))
    }
    for start in stride(from: 1, to: 10, by: 3) {
      addCubic(
        to: place(unit[start + 2]), control1: place(unit[start]), control2: place(unit[start + 1]))
    }
  }

  /// The path with all coordinates multiplied.
  public func scaled(by factor: Double) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point * factor)
      case .line(let point): path.addLine(to: point * factor)
      case .cubic(let first, let second, let end):
        path.addCubic(to: end * factor, control1: first * factor, control2: second * factor)
      case .close: path.close()
      }
    }
    return path
  }
}
