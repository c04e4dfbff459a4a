import Canvas

/// What a pop-up button looks like at one moment.
package struct PopUpButtonState: Hashable, Sendable {
  package var title: String
  package var isPressed = false
  package var isHovered = false

  /// pt. design: playground, New parts
  static let height = 28.0
  /// pt, continuous. design: playground, New parts
  static let cornerRadius = 8.0
  /// pt from each edge to title and chevron. chosen
  static let padding = 10.0
  /// pt between title and chevron. chosen
  static let gap = 8.0
  /// pt, of the chevron's square. design: playground, New parts
  static let chevronSize = 10.0
  static let chevronStroke = 1.25
  /// Of the title. design: playground, Fonts: as a small segmented control's
  static let font = Font(size: 12, weight: .medium)
  /// Of all of it while it is disabled. design: playground, New parts
  static let disabledOpacity = 0.3

  package init(title: String, isPressed: Bool = false, isHovered: Bool = false) {
    self.title = title
    self.isPressed = isPressed
    self.isHovered = isHovered
  }

  /// pt beside the title.
  static func extent(growth: Double) -> Double { 2 * padding + gap + chevronSize * growth }

  /// pt, with room for text that is larger.
  static func height(growth: Double) -> Double { (height * growth).rounded() }

  /// Paints the button into its frame, pt.
  package func paint(in frame: Rect, with painter: any Painter, context: PaintContext) {
    let theme = context.theme
    let growth = context.growth
    let shape = RoundedRectangle(frame, radius: Self.cornerRadius, curve: .continuous)
    painter.group(opacity: context.isEnabled ? 1 : Self.disabledOpacity) {
      painter.fill(shape, color: context.track)
      if theme.segmentedOutline.alpha > 0 {
        painter.strokeInside(shape, width: 1, color: theme.segmentedOutline)
      }
      if isPressed {
        painter.fill(shape, color: theme.pressed)
      } else if isHovered && context.isEnabled {
        painter.fill(shape, color: theme.hover)
      }
      let line = Text(
        title, font: Self.font, maximumWidth: max(0, frame.width - Self.extent(growth: growth)))
      painter.draw(line, from: Self.padding, in: frame, color: theme.label, context)
      let end = Self.padding + Self.chevronSize * growth / 2 - 1
      DisclosureState.paintChevron(
        at: Point(context.direction.x(frame.width - end, width: 0, in: frame), frame.midY),
        size: Self.chevronSize * growth, stroke: Self.chevronStroke * growth, angle: .pi / 2,
        with: painter, color: theme.secondaryLabel)
    }
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: theme) }
  }
}
