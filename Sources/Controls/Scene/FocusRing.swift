import Canvas

/// The ring around the focused control.
public enum FocusRing {
  /// The width of the ring, in points. chosen
  public static let width = 2.0
  /// The gap between the ring and the shape, in points. chosen
  public static let gap = 2.0
  /// The distance by which the ring reaches beyond the shape, in points.
  package static let reach = width + gap

  /// Paints the ring around a shape; it may reach beyond the node's frame.
  public static func paint(
    around shape: RoundedRectangle, with painter: any Painter, theme: Theme
  ) {
    let ring = RoundedRectangle(
      shape.rect.outset(by: reach), radius: shape.radius + reach, curve: shape.curve)
    painter.strokeInside(ring, width: width, color: theme.focusRing)
  }
}
