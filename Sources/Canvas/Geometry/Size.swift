/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// The size with zero width and height.
  public static let zero = Size(0, 0)

  /// A size from its width and height, in points.
  public init(_ width: Double, _ height: Double) {
    (self.width, self.height) = (width, height)
  }
}
