/// A lens of clear glass: its optics and the layers over what is seen through it.
///
/// A lens is painted over a content that ``Painter/lens(_:_:content:)`` receives as commands. The
/// layers lie over the displaced content in this order: veil, shade, rim, cover. Lengths are in
/// points and independent of the scale. spec: docs/spec/glass.md#lens
public struct Lens: Hashable, Sendable {
  /// The width of the band along the edge that displaces the content, in points; 0 for none.
  public var bezel: Double

  /// The displacement of the content at the edge, in points.
  ///
  /// It decreases to 0 at the inner end of the bezel, along the quarter of a circle. Red is
  /// displaced 6 % more, and blue 6 % less. Values are limited to the shape's shorter side.
  public var amount: Double

  /// A color over all of the content; ``Color/clear`` for none.
  public var veil: Color

  /// The shade below the upper edge: the shape less the same shape moved down, blurred.
  ///
  /// Only the vertical part of the offset counts.
  public var shade: Shadow

  /// The width of the rim, a line along the inside of the edge, in points.
  public var rimWidth: Double

  /// The color of the rim where the edge faces the light, at the upper left and the lower right.
  ///
  /// Its opacity is multiplied by the cosine of the angle between the edge's normal and the
  /// diagonal, without its sign. spec: docs/spec/glass.md#lens/rim
  public var rim: Color

  /// A color over all other layers; an opaque one hides the glass.
  public var cover: Color

  /// A lens without layers displaces its content only.
  public init(
    bezel: Double, amount: Double, veil: Color = .clear,
    shade: Shadow = Shadow(offset: .zero, blur: 0, color: .clear), rimWidth: Double = 0,
    rim: Color = .clear, cover: Color = .clear
  ) {
    (self.bezel, self.amount, self.veil, self.shade) = (bezel, amount, veil, shade)
    (self.rimWidth, self.rim, self.cover) = (rimWidth, rim, cover)
  }
}
