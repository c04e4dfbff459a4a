/// What a ``MistakenPainter`` does wrong.
public enum PaintingMistake: String, CaseIterable, Sendable {
  /// Circles where a corner's curvature should grow gradually.
  case circularCorners
  /// Shapes a quarter of a point too narrow.
  case narrowShapes
  /// No strokes along edges.
  case noStrokes
  /// Hairlines wherever they fall, half on one pixel and half on the next.
  case straddlingHairlines
  /// No shadows at all.
  case noShadows
  /// No narrow shadows, of less than 2 pt of blur; only soft ones are left.
  case noContactShadows
  /// Shadows blurred twice as far: a standard deviation that is the whole blur, not half of it.
  case doubledBlur
  /// Shadows blurred a sixth too far, as three boxes do at the worst.
  case wideBlur
  /// Shadows a sixth too strong: an opacity of 0.14 in place of 0.12.
  case strongShadows
  /// Shadows half a point too high.
  case shadowsHalfPointHigh
  /// Shadows a whole point too high.
  case shadowsPointHigh
  /// Shadows fall out of the outline that bounds them.
  case unclippedShadows
}
