import Canvas
import Controls

final class LogFilter: Node {
  /// pt. chosen
  private enum Metrics {
    static let icon = 13.0
    static let gap = 8.0
    static let font = Font(size: 12)
  }

  var onPress: (() -> Void)?

  private let placeholder: String

  init(placeholder: String = "Filter") { self.placeholder = placeholder }

  var text = "" {
    didSet { if text != oldValue { invalidate([.paint, .semantics], reason: "filter") } }
  }

  /// Adds what a key types, or removes the last character; returns whether the key does either.
  func type(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .character(let character): text += event.text ?? String(character)
    case .named where event.text != nil: text += event.text ?? ""
    case .space: text += " "
    case .named("backspace"): text = String(text.dropLast())
    default: return false
    }
    return true
  }

  override var isHitTestable: Bool { true }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    onPress?()
    return true
  }

  override var semantics: Semantics? {
    Semantics(
      role: .staticText, label: placeholder, value: .text(text),
      help: "While the log has the focus, type to filter its entries.", identifier: "log-filter")
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.draw(
      Symbol.magnifier, from: 0, in: bounds, size: Metrics.icon,
      color: text.isEmpty ? theme.annotation : theme.accent, context)
    let start = Metrics.icon + Metrics.gap
    painter.draw(
      Text(
        text.isEmpty ? placeholder : text, font: Metrics.font,
        maximumWidth: max(0, frame.width - start)),
      from: start, in: bounds, color: text.isEmpty ? theme.annotation : theme.label, context)
  }
}
