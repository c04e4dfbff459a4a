/// A Gaussian shadow: the shape, moved, blurred and filled with a colour.
public struct Shadow: Hashable, Sendable {
  /// pt, rightwards and downwards.
  public var offset: Point

  /// pt, as in CSS: twice the Gaussian's standard deviation.
  public var blur: Double

  /// What the blurred shape is filled with.
  public var color: Color

  /// A shadow at an offset (pt), blurred as in CSS (pt).
  public init(offset: Point, blur: Double, color: Color) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }

  /// The Gaussian's standard deviation, pt.
  public var sigma: Double { blur / 2 }
}
