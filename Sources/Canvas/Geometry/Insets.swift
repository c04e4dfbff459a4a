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
