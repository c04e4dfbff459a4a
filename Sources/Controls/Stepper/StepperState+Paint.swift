import Canvas

/// What a stepper looks like at one moment.
public struct StepperState: Hashable, Sendable {
  /// The value that is shown.
  public var value: Double
  /// The half under the pointer that holds it down.
  public var pressed: StepperBehavior.Half?
  /// Whether the halves have somewhere to go.
  public var canDecrease = true
  /// Whether plus has somewhere to go.
  public var canIncrease = true
  /// In place of the value while it waits for its owner's word.
  public var pendingRing: PendingRing?
  /// The figures that it is painted by.
  public var metrics = StepperMetrics.regular

  package init(
    value: Double, pressed: StepperBehavior.Half? = nil, canDecrease: Bool = true,
    canIncrease: Bool = true, pendingRing: PendingRing? = nil, metrics: StepperMetrics = .regular
  ) {
    self.value = value
    self.pressed = pressed
    self.canDecrease = canDecrease
    self.canIncrease = canIncrease
    self.pendingRing = pendingRing
    self.metrics = metrics
  }

  /// Paints the stepper.
  ///
  /// - Parameters:
  ///   - frame: all of it, pt.
  ///   - text: the value in words.
  ///   - painter: takes the drawing.
  ///   - context: colours, and what the control's scene says.
  package func paint(
    in frame: Rect, text: String, with painter: any Painter, context: PaintContext
  ) {
    var grown = self
    grown.metrics = metrics.grown(by: context.growth)
    grown.paintGrown(in: frame, text: text, with: painter, context)
  }

  private func paintGrown(
    in frame: Rect, text: String, with painter: any Painter, _ context: PaintContext
  ) {
    let theme = context.theme
    let shape = RoundedRectangle(frame, radius: metrics.cornerRadius, curve: .continuous)
    painter.group(opacity: context.isEnabled ? 1 : metrics.disabledOpacity) {
      painter.fill(shape, color: context.track)
      if theme.segmentedOutline.alpha > 0 {
        painter.strokeInside(shape, width: 1, color: theme.segmentedOutline)
      }
      for half in [StepperBehavior.Half.minus, .plus] {
        paint(half, in: self.frame(of: half, in: frame, context.direction), painter, theme)
      }
      paint(text, in: frame, painter, context)
    }
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: theme) }
  }

  /// Minus is where reading begins.
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
    painter.fill(
      .capsule(Rect(center: frame.center, size: Size(length, stroke))), color: color)
    if half == .minus { return }
    // The two halves of the upright line meet the level one, so that nothing is painted twice.
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

extension PaintContext {
  /// Behind a control that stands out from what it lies on as a segmented control does.
  package var track: Color {
    switch elevation {
    case .base: theme.segmentedBackground
    case .grouped: theme.segmentedPageBackground
    case .elevated: theme.segmentedElevatedBackground
    case .floating: theme.popoverTrack
    }
  }
}
