/// A place in a plane, in points (pt).
public struct Point: Hashable, Sendable {
  /// pt, rightwards.
  public var x: Double
  /// pt, downwards.
  public var y: Double

  /// The origin.
  public static let zero = Point(0, 0)

  /// A place, pt from the origin.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The straight distance to another point, pt.
  public func distance(to other: Point) -> Double {
    let dx = other.x - x
    let dy = other.y - y
    return (dx * dx + dy * dy).squareRoot()
  }

  /// The sum by coordinate.
  public static func + (left: Point, right: Point) -> Point {
    Point(left.x + right.x, left.y + right.y)
  }

  /// The difference by coordinate.
  public static func - (left: Point, right: Point) -> Point {
    Point(left.x - right.x, left.y - right.y)
  }
}
