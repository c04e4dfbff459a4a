/// Distances from the four edges of a rectangle, in points (pt).
public struct Insets: Hashable, Sendable {
  /// pt, from the top edge downwards.
  public var top: Double
  /// pt, from the left edge rightwards.
  public var left: Double
  /// pt, from the bottom edge upwards.
  public var bottom: Double
  /// pt, from the right edge leftwards.
  public var right: Double

  /// No distance from any edge.
  public static let zero = Insets(0)

  /// A distance from each edge, pt.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same distance from every edge.
  public init(_ all: Double) {
    self.init(top: all, left: all, bottom: all, right: all)
  }

  /// One distance from the left and right edges, another from top and bottom.
  public init(horizontal: Double, vertical: Double) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  /// Left and right together, pt.
  public var horizontal: Double { left + right }
  /// Top and bottom together, pt.
  public var vertical: Double { top + bottom }
}
