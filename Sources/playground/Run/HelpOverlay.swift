import Canvas
import Controls

/// The card that lists all keys, over everything else.
final class HelpOverlay: Node {
  /// pt. chosen
  private enum Metrics {
    static let width = 340.0
    static let padding = 24.0
    static let title = Font(size: 17, weight: .semibold)
    static let key = Font(size: 13, weight: .medium)
    static let meaning = Font(size: 13)
    static let titleHeight = 40.0
    static let lineHeight = 26.0
    static let meaningX = 150.0
    static let scrimOpacity = 0.35
  }

  private static let shadow = Shadow(
    offset: Point(0, 12), blur: 32, color: Color.black.opacity(0.28))

  private static let lines = [
    ("T", "Light or dark"),
    ("D", "Disable or enable all controls"),
    ("Tab, Shift-Tab", "Next or previous control"),
    ("Space, Return", "Act on a switch"),
    ("Arrow keys", "Adjust a slider, select a segment"),
    ("Home, End", "First or last"),
    ("Page Up, Page Down", "Adjust in larger steps"),
    ("Escape", "Cancel a gesture"),
    ("?", "Show or hide this card"),
    ("Ctrl-Q", "Quit"),
  ]

  /// A press anywhere closes the card.
  var onDismiss: (() -> Void)?

  override var isHitTestable: Bool { true }

  override func pointerPressed(at point: Point, time: Instant) -> Bool {
    onDismiss?()
    return true
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let bounds = Rect(origin: .zero, size: frame.size)
    painter.fillAligned(bounds, color: Color.black.opacity(Metrics.scrimOpacity))
    let height =
      2 * Metrics.padding + Metrics.titleHeight + Metrics.lineHeight * Double(Self.lines.count)
    let rect = Rect(
      center: bounds.center, size: Size(min(Metrics.width, frame.width - 16), height))
    let card = RoundedRectangle(rect, radius: Card.cornerRadius, curve: .continuous)
    painter.drawShadow(Self.shadow, of: card)
    painter.fill(card, color: theme.card)
    var y = rect.minY + Metrics.padding
    painter.draw(
      Text("Keys", font: Metrics.title), at: Point(rect.minX + Metrics.padding, y),
      color: theme.label)
    y += Metrics.titleHeight
    for (key, meaning) in Self.lines {
      painter.draw(
        Text(key, font: Metrics.key), at: Point(rect.minX + Metrics.padding, y),
        color: theme.label)
      painter.draw(
        Text(
          meaning, font: Metrics.meaning,
          maximumWidth: rect.width - Metrics.meaningX - Metrics.padding / 2),
        at: Point(rect.minX + Metrics.meaningX, y), color: theme.secondaryLabel)
      y += Metrics.lineHeight
    }
  }
}
