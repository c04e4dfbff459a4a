import Canvas

/// The ring around the focused control.
public enum FocusRing {
  /// The width of the ring, in points. chosen
  public static let width = 2.0
  /// The gap between the ring and the shape, in points. chosen
  public static let gap = 2.0

  /// Paints the ring around a shape; it may reach beyond the node's frame.
  public static func paint(
    around shape: RoundedRectangle, with painter: any Painter, theme: Theme
  ) {
    let outset = width + gap
    let ring = RoundedRectangle(
      shape.rect.outset(by: outset), radius: shape.radius + outset, curve: shape.curve)
    painter.strokeInside(ring, width: width, color: theme.focusRing)
  }
}
