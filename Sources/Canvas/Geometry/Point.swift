import Glibc

/// A point in a plane, in points (pt).
public struct Point: Hashable, Sendable {
  /// The horizontal coordinate, in points; x runs rightwards.
  public var x: Double
  /// The vertical coordinate, in points; y runs downwards.
  public var y: Double

  /// The origin.
  public static let zero = Point(0, 0)

  /// A point from its coordinates.
  public init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

  /// The distance to another point, in points.
  public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The sum of the coordinates.
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// The difference of the coordinates.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }

  /// The product with a factor.
  public static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  /// The vector turned by an angle in radians, clockwise if positive.
  package func turned(by angle: Double) -> Point {
    Point(x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle))
  }
}
