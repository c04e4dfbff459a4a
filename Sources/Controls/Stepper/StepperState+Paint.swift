import Canvas

/// The appearance of a stepper at a moment.
public struct StepperState: Hashable, Sendable {
  /// The value shown.
  public var value: Double
  /// The pressed button; `nil` for none.
  public var pressed: StepperBehavior.Half?
  /// Whether minus is enabled.
  public var canDecrease = true
  /// Whether plus is enabled.
  public var canIncrease = true
  /// The ring of a pending change, in place of the value.
  public var pendingRing: PendingRing?
  /// The metrics to paint with, grown for larger text.
  public var metrics = StepperMetrics.regular

  func paint(in frame: Rect, text: String, with painter: any Painter, context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(frame, radius: metrics.cornerRadius, curve: .continuous)
    painter.group(opacity: context.isEnabled ? 1 : metrics.disabledOpacity) {
      painter.fill(shape, color: theme.track(on: context.elevation))
      painter.strokeOutline(shape, color: theme.outline)
      for half in [StepperBehavior.Half.minus, .plus] {
        paint(half, in: self.frame(of: half, in: frame, context.direction), painter, theme)
      }
      paint(text, in: frame, painter, context)
    }
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: theme) }
  }

  /// Minus is at the leading edge.
  private func frame(
    of half: StepperBehavior.Half, in frame: Rect, _ direction: LayoutDirection
  ) -> Rect {
    let isAtLeft = (half == .minus) == (direction == .leftToRight)
    return Rect(
      x: isAtLeft ? frame.minX : frame.maxX - metrics.buttonWidth, y: frame.minY,
      width: metrics.buttonWidth, height: frame.height)
  }

  private func paint(
    _ half: StepperBehavior.Half, in frame: Rect, _ painter: any Painter, _ theme: Theme
  ) {
    if pressed == half {
      let shape = RoundedRectangle(frame, radius: metrics.cornerRadius, curve: .continuous)
      painter.fill(shape, color: theme.pressed)
    }
    let canStep = half == .plus ? canIncrease : canDecrease
    let color = canStep ? theme.label : theme.secondaryLabel.opacity(metrics.endOpacity)
    let (length, stroke) = (metrics.glyphLength, metrics.glyphStroke)
    painter.fill(.capsule(Rect(center: frame.center, size: Size(length, stroke))), color: color)
    if half == .minus { return }
    // The vertical bar is painted in two halves, so that no pixel is painted twice.
    let reach = (length - stroke) / 2
    for y in [frame.midY - length / 2, frame.midY + stroke / 2] {
      painter.fill(
        Rect(x: frame.midX - stroke / 2, y: y, width: stroke, height: reach), color: color)
    }
  }

  private func paint(
    _ text: String, in frame: Rect, _ painter: any Painter, _ context: PaintContext
  ) {
    if let pendingRing {
      return pendingRing.paint(centeredAt: frame.center, with: painter, theme: context.theme)
    }
    let room = frame.width - 2 * metrics.buttonWidth
    let line = Text(text, font: metrics.font, maximumWidth: max(0, room))
    painter.draw(line, centeredAt: frame.center, color: context.theme.label, in: context)
  }
}
