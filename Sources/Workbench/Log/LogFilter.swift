import Canvas
import Controls

final class LogFilter: Node {
  /// pt. design: playground, Log
  private enum Metrics {
    static let icon = 13.0
    static let gap = 8.0
    static let font = Font(size: 12)
    static let placeholder = "Filter"
  }

  var onPress: (() -> Void)?

  var text = "" {
    didSet { if text != oldValue { invalidate([.paint, .semantics], reason: "filter") } }
  }

  override var isHitTestable: Bool { true }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    onPress?()
    return true
  }

  override var semantics: Semantics? {
    Semantics(
      role: .staticText, label: Metrics.placeholder, value: .text(text),
      help: "While the log has the focus, type to filter its entries.", identifier: "log-filter")
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    Symbol.magnifier.paint(
      with: painter,
      at: Point(
        context.direction.x(0, width: Metrics.icon, in: frame.width),
        (frame.height - Metrics.icon) / 2), size: Metrics.icon,
      color: text.isEmpty ? theme.annotation : theme.accent)
    let start = Metrics.icon + Metrics.gap
    painter.draw(
      Text(
        text.isEmpty ? Metrics.placeholder : text, font: Metrics.font,
        maximumWidth: max(0, frame.width - start)),
      from: start, in: bounds, color: text.isEmpty ? theme.annotation : theme.label, context)
  }
}
