import Canvas

struct PopUpButtonState: Hashable, Sendable {
  var title: String
  var isPressed = false
  var isHovered = false
  /// In points. spec: docs/spec/window.md#fonts/small-segmented
  static let height = 28.0
  /// In points, continuous. spec: docs/spec/window.md#fonts/small-segmented
  static let cornerRadius = 8.0
  /// In points, from each edge to title and chevron. chosen
  static let padding = 10.0
  /// In points, between title and chevron. chosen
  static let gap = 8.0
  /// In points, of the chevron's square. spec: docs/spec/window.md#parts/disclosure
  static let chevronSize = 10.0
  static let chevronStroke = 1.25
  /// For the title. spec: docs/spec/window.md#fonts/small-segmented
  static let font = Font(size: 12, weight: .medium)
  /// The opacity while disabled. spec: docs/spec/window.md#parts/disabled
  static let disabledOpacity = 0.3

  static func extent(growth: Double) -> Double { 2 * padding + gap + chevronSize * growth }

  static func height(growth: Double) -> Double { (height * growth).rounded() }

  func paint(in frame: Rect, with painter: any Painter, context: PaintContext) {
    let theme = context.theme
    let growth = context.growth
    let shape = RoundedRectangle(frame, radius: Self.cornerRadius, curve: .continuous)
    painter.group(opacity: context.isEnabled ? 1 : Self.disabledOpacity) {
      painter.fill(shape, color: theme.track(on: context.elevation))
      painter.strokeOutline(shape, color: theme.outline)
      painter.fillFeedback(shape, isPressed: isPressed, isHovered: isHovered, in: context)
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
