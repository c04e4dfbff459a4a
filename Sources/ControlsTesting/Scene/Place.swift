/// A place in a node, in parts of its width and height, from the side where reading begins.
///
/// ``leading`` and its like lie well inside: where one would press the first of a few parts.
public struct Place: Hashable, Sendable {
  /// 0 where reading begins, 1 at the other side.
  public var x: Double

  /// 0 at the top, 1 at the bottom.
  public var y: Double

  /// A place in parts of width and height, 0 to 1.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// In the middle.
  public static let center = Place(0.5, 0.5)
  /// An eighth from the side where reading begins, half way down.
  public static let leading = Place(0.125, 0.5)
  /// An eighth from the side where reading ends, half way down.
  public static let trailing = Place(0.875, 0.5)
  /// An eighth from the top, in the middle.
  public static let top = Place(0.5, 0.125)
  /// An eighth from the bottom, in the middle.
  public static let bottom = Place(0.5, 0.875)
}
