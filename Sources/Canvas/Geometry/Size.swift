/// A width and a height, in points (pt).
public struct Size: Hashable, Sendable {
  /// pt.
  public var width: Double
  /// pt.
  public var height: Double

  /// No width and no height.
  public static let zero = Size(0, 0)

  /// A width and a height, pt.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
