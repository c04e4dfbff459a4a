/// An outline of lines and cubic curves, in points.
public struct Path: Hashable, Sendable {
  /// An element of a contour.
  public enum Element: Hashable, Sendable {
    /// The start of a contour.
    case move(Point)
    /// A straight line to a point.
    case line(Point)
    /// A cubic curve: two control points and the end.
    case cubic(Point, Point, Point)
    /// A straight line to the start of the contour.
    case close
  }

  /// The elements, in order.
  public private(set) var elements: [Element] = []

  /// An empty path.
  public init() {}

  /// The outline of a rectangle, clockwise.
  public init(_ rect: Rect) {
    elements = [
      .move(rect.origin), .line(Point(rect.maxX, rect.minY)), .line(Point(rect.maxX, rect.maxY)),
      .line(Point(rect.minX, rect.maxY)), .close,
    ]
  }

  /// Begins a contour.
  public mutating func move(to point: Point) { elements.append(.move(point)) }
  /// Adds a straight line.
  public mutating func addLine(to point: Point) { elements.append(.line(point)) }

  /// Adds a cubic curve.
  public mutating func addCubic(to end: Point, control1: Point, control2: Point) {
    elements.append(.cubic(control1, control2, end))
  }

  /// The path with all coordinates multiplied.
  public func scaled(by factor: Double) -> Path {
    var path = self
    path.elements = elements.map { element in
      switch element {
      case .move(let point): .move(point * factor)
      case .line(let point): .line(point * factor)
      case .cubic(let first, let second, let end):
        .cubic(first * factor, second * factor, end * factor)
      case .close: .close
      }
    }
    return path
  }

  package mutating func add(_ other: Path) { elements += other.elements }

  /// Closes the contour.
  public mutating func close() { elements.append(.close) }

  private func forEachPoint(_ body: (Point) -> Void) {
    for element in elements {
      switch element {
      case .move(let point), .line(let point): body(point)
      case .cubic(let first, let second, let end):
        body(first)
        body(second)
        body(end)
      case .close: break
      }
    }
  }

  package var isFinite: Bool {
    var isFinite = true
    forEachPoint { isFinite = isFinite && $0.x.isFinite && $0.y.isFinite }
    return isFinite
  }

  /// The bounds of all points and control points, in points.
  public var controlBounds: Rect {
    var (low, high) = (Point(.infinity, .infinity), Point(-.infinity, -.infinity))
    forEachPoint { point in
      low = Point(min(low.x, point.x), min(low.y, point.y))
      high = Point(max(high.x, point.x), max(high.y, point.y))
    }
    return low.x > high.x ? .zero : Rect(minX: low.x, minY: low.y, maxX: high.x, maxY: high.y)
  }

  public func hash(into hasher: inout Hasher) {
    // A sample, because curves can have thousands of elements.
    hasher.combine(elements.count)
    for index in stride(from: 0, to: elements.count, by: max(1, elements.count / 8)) {
      hasher.combine(elements[index])
    }
  }
}
