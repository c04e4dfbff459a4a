/// A rectangle in points (pt), y downwards.
public struct Rect: Hashable, Sendable {
  /// The top left corner, in points.
  public var origin: Point
  /// The size, in points.
  public var size: Size

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) { (self.origin, self.size) = (origin, size) }

  /// A rectangle from the coordinates of its top left corner and its size, in points.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x, y), size: Size(width, height))
  }

  /// A rectangle from its edges, in points.
  public init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// A rectangle of the given size around a center.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }

  /// The left edge, in points.
  public var x: Double { origin.x }
  /// The top edge, in points.
  public var y: Double { origin.y }
  /// The width, in points.
  public var width: Double { size.width }
  /// The height, in points.
  public var height: Double { size.height }
  /// The left edge, in points.
  public var minX: Double { origin.x }
  /// The top edge, in points.
  public var minY: Double { origin.y }
  /// The horizontal center, in points.
  public var midX: Double { origin.x + size.width / 2 }
  /// The vertical center, in points.
  public var midY: Double { origin.y + size.height / 2 }
  /// The right edge, in points.
  public var maxX: Double { origin.x + size.width }
  /// The bottom edge, in points.
  public var maxY: Double { origin.y + size.height }
  /// The center.
  public var center: Point { Point(midX, midY) }
  /// Whether the rectangle has no area.
  public var isEmpty: Bool { size.width <= 0 || size.height <= 0 }

  /// Whether a point lies inside; the left and top edges are inclusive.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Whether the rectangles share an area; touching edges do not count.
  public func intersects(_ other: Rect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// The distance to a point, in points; 0 inside.
  public func distance(to point: Point) -> Double {
    let dx = max(minX - point.x, 0, point.x - maxX)
    let dy = max(minY - point.y, 0, point.y - maxY)
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The rectangle moved by a distance.
  public func offset(by delta: Point) -> Rect { Rect(origin: origin + delta, size: size) }

  /// The rectangle with every edge moved inward.
  public func inset(by insets: Insets) -> Rect {
    Rect(
      minX: minX + insets.left, minY: minY + insets.top,
      maxX: maxX - insets.right, maxY: maxY - insets.bottom)
  }

  /// The rectangle with every edge moved inward by the same distance, in points.
  public func inset(by amount: Double) -> Rect { inset(by: Insets(amount)) }

  /// The rectangle with every edge moved outward.
  public func outset(by insets: Insets) -> Rect {
    Rect(
      minX: minX - insets.left, minY: minY - insets.top,
      maxX: maxX + insets.right, maxY: maxY + insets.bottom)
  }

  /// The rectangle with every edge moved outward by the same distance, in points.
  public func outset(by amount: Double) -> Rect { outset(by: Insets(amount)) }

  /// The smallest rectangle that contains both; an empty one adds nothing.
  public func union(_ other: Rect) -> Rect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return Rect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The shared area; ``zero`` if there is none.
  public func intersection(_ other: Rect) -> Rect {
    let result = Rect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return result.isEmpty ? .zero : result
  }
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// The size with zero width and height.
  public static let zero = Size(0, 0)

  /// A size from its width and height, in points.
  public init(_ width: Double, _ height: Double) { (self.width, self.height) = (width, height) }
}

/// The distances from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: Double
  /// The distance from the left edge, in points.
  public var left: Double
  /// The distance from the bottom edge, in points.
  public var bottom: Double
  /// The distance from the right edge, in points.
  public var right: Double

  /// No distance from any edge.
  public static let zero = Insets(0)

  /// A distance from each edge, in points.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// The same distance from every edge.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// One distance from the left and right edges, another from top and bottom.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// The sum of the left and right distances, in points.
  public var horizontal: Double { left + right }
  /// The sum of the top and bottom distances, in points.
  public var vertical: Double { top + bottom }
}
