import Canvas
import Controls

/// A chip for a state other than the default; a press ends the state.
///
/// A chip takes no focus, because Tab goes through the same controls in a replay, which may lack
/// the chip. Each state can be ended with the keyboard in another way.
final class StateChip: Control {
  /// pt. chosen
  enum Metrics {
    static let height = 24.0
    static let padding = 7.0
    static let gap = 4.0
    static let dot = 7.0
    static let cross = 9.0
    static let border = 0.5
    static let font = Font(size: 12, weight: .medium, figures: .tabular)
  }

  private static let recording = Color(hex: 0xFF3B30)

  let state: NonDefaultState
  var onDismiss: (() -> Void)?

  var title = "" {
    didSet {
      if title == oldValue { return }
      label = "\(title). \(state.ending.action)."
      invalidate([.paint, .semantics], reason: "title")
    }
  }

  /// Whether only the dot and the cross are shown, where there is little room.
  var isShort = false { didSet { changed(isShort, from: oldValue, .paint, "room") } }

  private var isHovered = false { didSet { changed(isHovered, from: oldValue, .paint, "hover") } }
  private var isPressed = false { didSet { changed(isPressed, from: oldValue, .paint, "press") } }

  init(_ state: NonDefaultState) {
    self.state = state
    super.init(label: state.ending.action)
    identifier = "state-" + state.name
  }

  static let shortWidth = 2 * Metrics.padding + Metrics.dot + Metrics.gap + Metrics.cross

  func fullWidth(in text: any TextMeasuring) -> Double {
    let title = text.size(of: Text(title, font: Metrics.font)).width
    return Self.shortWidth + Metrics.gap + title.rounded(.up)
  }

  override var isFocusable: Bool { false }

  override var semantics: Semantics? { Semantics(role: .button, label: label, actions: .press) }

  override func perform(_ action: SemanticsAction) -> Bool {
    guard action == .press else { return super.perform(action) }
    onDismiss?()
    return true
  }

  override func helpTag(at point: Point) -> HelpTag? {
    HelpTag(isShort ? label : state.ending.action, keyCap: state.ending.key, frame: bounds)
  }

  // MARK: Input

  override func pointerEntered(_ event: PointerEvent) { isHovered = true }

  override func pointerExited(_ event: PointerEvent) { isHovered = false }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    isPressed = true
    return true
  }

  override func pointerMoved(_ event: PointerEvent) { isPressed = bounds.contains(event.position) }

  override func pointerReleased(_ event: PointerEvent) {
    let isInside = bounds.contains(event.position)
    isPressed = false
    if isInside { onDismiss?() }
  }

  override func interactionCanceled(time: Instant) { isPressed = false }

  // MARK: Painting

  private func color(in theme: Theme) -> Color {
    switch state {
    case .pending, .tokens: theme.accent
    case .disabled: theme.secondaryLabel
    case .paused, .speed: theme.tools.past
    case .recording: Self.recording
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.fill(.capsule(bounds), color: theme.card)
    if isPressed || isHovered {
      painter.fill(.capsule(bounds), color: isPressed ? theme.pressed : theme.hover)
    }
    painter.strokeInside(.capsule(bounds), width: Metrics.border, color: theme.hairline)
    let dot = Rect(x: Metrics.padding, midY: frame.height / 2, size: Size(Metrics.dot, Metrics.dot))
    painter.fill(.capsule(context.direction.place(dot, in: frame.width)), color: color(in: theme))
    if !isShort {
      painter.draw(
        Text(title, font: Metrics.font), from: Metrics.padding + Metrics.dot + Metrics.gap,
        in: bounds, color: theme.label, context)
    }
    painter.draw(
      Symbol.cross, from: frame.width - Metrics.padding - Metrics.cross, in: bounds,
      size: Metrics.cross, color: theme.label, context)
  }
}
