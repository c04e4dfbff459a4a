/// A Gaussian shadow.
public struct Shadow: Hashable, Sendable {
  /// The offset, in points.
  public var offset: Point
  /// The blur radius as in CSS, in points: twice the standard deviation.
  public var blur: Double
  /// The color.
  public var color: Color

  /// A shadow with an offset and a blur radius in points.
  public init(offset: Point, blur: Double, color: Color) {
    (self.offset, self.blur, self.color) = (offset, blur, color)
  }

  /// The standard deviation of the blur, in points.
  public var sigma: Double { blur / 2 }
}

/// The two shadows of a raised shape.
public struct ShadowPair: Hashable, Sendable {
  /// The wide shadow, which is painted first.
  public var soft: Shadow
  /// The narrow shadow close to the shape.
  public var contact: Shadow

  /// A pair of shadows.
  public init(soft: Shadow, contact: Shadow) { (self.soft, self.contact) = (soft, contact) }
}
