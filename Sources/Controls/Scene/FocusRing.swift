import Canvas

/// The ring around what the keyboard acts on.
public enum FocusRing {
  /// pt. chosen
  public static let width = 2.0
  /// pt between the ring and what it surrounds. chosen
  public static let gap = 2.0

  /// Paints the ring around a shape, which may take it beyond the node's frame; for a control while
  /// ``PaintContext/showsFocus`` says so.
  ///
  /// - Parameters:
  ///   - shape: what the keyboard acts on; the ring runs around it.
  ///   - painter: takes the drawing.
  ///   - theme: its colour.
  public static func paint(
    around shape: RoundedRectangle, with painter: any Painter, theme: Theme
  ) {
    let outset = width + gap
    let ring = RoundedRectangle(
      shape.rect.outset(by: outset), radius: shape.radius + outset, curve: shape.curve)
    painter.strokeInside(ring, width: width, color: theme.focusRing)
  }
}
