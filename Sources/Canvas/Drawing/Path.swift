/// An outline made of lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
  /// One step of a contour.
  public enum Element: Hashable, Sendable {
    /// A new contour begins here.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic curve: two control points, then its end.
    case cubic(Point, Point, Point)
    /// A straight line back to where the contour began.
    case close
  }

  /// The steps so far, the first one first.
  public private(set) var elements: [Element] = []

  /// A path without contours.
  public init() {}

  /// A path without contours that has room for as many steps.
  init(capacity: Int) { elements.reserveCapacity(capacity) }

  /// Begins a new contour.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Goes on by a straight line.
  public mutating func addLine(to point: Point) { elements.append(.line(point)) }

  /// Goes on by a cubic curve.
  public mutating func addCubic(to end: Point, control1: Point, control2: Point) {
    elements.append(.cubic(control1, control2, end))
  }

  /// Adds all of another path.
  mutating func add(_ other: Path) { elements += other.elements }

  /// Ends the contour where it began.
  public mutating func close() { elements.append(.close) }

  /// Takes back a beginning that nothing followed.
  mutating func dropLastMove() {
    if case .move = elements.last { elements.removeLast() }
  }

  /// Whether every point and control point is a number, none of them infinite.
  var isFinite: Bool {
    func isFinite(_ point: Point) -> Bool { point.x.isFinite && point.y.isFinite }
    return elements.allSatisfy { element in
      switch element {
      case .move(let point), .line(let point): isFinite(point)
      case .cubic(let first, let second, let end):
        isFinite(first) && isFinite(second) && isFinite(end)
      case .close: true
      }
    }
  }

  /// The smallest rectangle that holds every point and control point, pt.
  public var controlBounds: Rect {
    var bounds: Rect?
    func add(_ point: Point) {
      let spot = Rect(origin: point, size: .zero)
      guard let current = bounds else {
        bounds = spot
        return
      }
      bounds = Rect(
        minX: min(current.minX, point.x), minY: min(current.minY, point.y),
        maxX: max(current.maxX, point.x), maxY: max(current.maxY, point.y))
    }
    for element in elements {
      switch element {
      case .move(let point), .line(let point): add(point)
      case .cubic(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    return bounds ?? .zero
  }
}

extension Path {
  public func hash(into hasher: inout Hasher) {
    // What tells paths apart; equality looks at the rest. A curve has thousands of points.
    hasher.combine(elements.count)
    for index in stride(from: 0, to: elements.count, by: max(1, elements.count / 8)) {
      hasher.combine(elements[index])
    }
  }
}
