/// The two shadows of a raised shape.
public struct ShadowPair: Hashable, Sendable {
  /// The wide shadow, which is painted first.
  public var soft: Shadow

  /// The narrow shadow close to the shape.
  public var contact: Shadow

  /// A pair of shadows.
  public init(soft: Shadow, contact: Shadow) {
    self.soft = soft
    self.contact = contact
  }
}
