/// The two shadows of a raised shape.
public struct ShadowPair: Hashable, Sendable {
  /// The wide one, which lies lowest.
  public var soft: Shadow

  /// The narrow one close to the shape.
  public var contact: Shadow

  /// A wide shadow and a narrow one.
  public init(soft: Shadow, contact: Shadow) {
    self.soft = soft
    self.contact = contact
  }
}
