/// The mistake of a ``MistakenPainter``.
public enum PaintingMistake: String, CaseIterable, Sendable {
  /// Circular instead of continuous corners.
  case circularCorners
  /// Shapes a quarter of a point too narrow.
  case narrowShapes
  /// No strokes along edges.
  case noStrokes
  /// Hairlines that straddle pixels.
  case straddlingHairlines
  /// No shadows.
  case noShadows
  /// No shadows with less than 2 pt of blur.
  case noContactShadows
  /// Doubled blurs: the standard deviation is the whole blur radius.
  case doubledBlur
  /// Blurs a sixth too wide, the worst error of three box blurs.
  case wideBlur
  /// Shadows a sixth too strong, such as an opacity of 0.14 for 0.12.
  case strongShadows
  /// Shadows half a point too high.
  case shadowsHalfPointHigh
  /// Shadows a point too high.
  case shadowsPointHigh
  /// Shadows that are not clipped to their outline.
  case unclippedShadows
}
