import Canvas

/// The ring around what the keyboard acts on.
enum FocusRing {
  /// pt. chosen
  static let width = 2.0
  /// pt between the ring and what it surrounds. chosen
  static let gap = 2.0

  static func paint(around shape: RoundedRectangle, with painter: any Painter, theme: Theme) {
    let outset = width + gap
    let ring = RoundedRectangle(
      shape.rect.outset(by: outset), radius: shape.radius + outset, curve: shape.curve)
    painter.strokeInside(ring, width: width, color: theme.focusRing)
  }
}
