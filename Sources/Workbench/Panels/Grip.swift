import Canvas
import Controls

/// The handle in the middle of what is dragged to change the size of panels.
enum Grip {
  /// Of the capsule, 0...1. chosen
  private static let opacity = 0.4

  static func paint(_ area: Rect, with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle.capsule(area)
    painter.fill(shape, color: context.theme.annotation.opacity(opacity))
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: context.theme) }
  }
}
