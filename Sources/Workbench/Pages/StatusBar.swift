import Canvas
import Controls

/// The line of keys at the bottom of a page.
final class StatusBar: Node {
  /// In points. chosen: design, gallery
  private enum Metrics {
    static let capHeight = 18.0
    static let capPadding = 7.0
    static let capSpacing = 7.0
    static let keySpacing = 19.0
    static let font = Font(size: 12.5)
    static let keyFont = Font(size: 11, weight: .semibold)
  }

  private static let framesPerUpdate = 20

  private static let focus = ("Tab", "Focus")

  /// The shortcuts with their hints; Tab is before the last two.
  private var keys: [(String, String)] = [] { didSet { invalidate(.paint, reason: "commands") } }

  func adopt(_ table: CommandTable) {
    keys = table.commands.compactMap { command in
      guard let hint = command.hint, let shortcut = command.shortcuts.first else { return nil }
      return (shortcut.title, hint)
    }
    keys.insert(Self.focus, at: max(0, keys.count - 2))
  }

  override init() {
    super.init()
    textScale = 1
  }

  private var status = "idle"
  private var framesSinceUpdate = 0
  private var wasMoving = false
  /// Whether something was animated; before, no measured times are shown, because text that differs
  /// at each start is never cached.
  private var hasMoved = false

  func show(_ status: LoopStatus) {
    framesSinceUpdate += 1
    if status.isMoving && wasMoving && framesSinceUpdate < Self.framesPerUpdate { return }
    framesSinceUpdate = 0
    wasMoving = status.isMoving
    hasMoved = hasMoved || status.isMoving
    let text = text(for: status)
    if text == self.status { return }
    self.status = text
    invalidate(.paint, reason: "status")
  }

  private func text(for status: LoopStatus) -> String {
    var parts: [String] = []
    if let rate = status.rate { parts.append("\(rate.text(places: 1)) Hz") }
    if let cost = status.frameCost, hasMoved {
      parts.append("last frame \((cost * 1000).text(places: 1)) ms")
    }
    parts.append(status.isMoving ? "animating" : "idle")
    return parts.joined(separator: "  ·  ")
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    var x = 0.0
    let fitting = fittingKeys(context.text)
    for (key, meaning) in fitting { x = paintKey(key, meaning, at: x, with: painter, context) }
    let line = Text(status, font: Font(size: 12.5, figures: .tabular))
    if fitting.count == keys.count, frame.width - context.text.size(of: line).width > x {
      painter.draw(line, upTo: frame.width, in: bounds, color: context.theme.annotation, context)
    }
  }

  /// The last key leads to all others, so it stays longest.
  private func fittingKeys(_ text: any TextMeasuring) -> [(String, String)] {
    let widths = keys.map { key, meaning in
      capWidth(key, text) + Metrics.capSpacing
        + text.size(of: Text(meaning, font: Metrics.font)).width + Metrics.keySpacing
    }
    guard let last = widths.last else { return [] }
    var room = frame.width - last + Metrics.keySpacing
    let fitting = zip(keys, widths).dropLast().prefix { _, width in
      room -= width
      return room >= 0
    }
    return fitting.map(\.0) + keys.suffix(1)
  }

  private func capWidth(_ key: String, _ text: any TextMeasuring) -> Double {
    text.size(of: Text(key, font: Metrics.keyFont)).width + 2 * Metrics.capPadding
  }

  private func paintKey(
    _ key: String, _ meaning: String, at x: Double, with painter: any Painter,
    _ context: PaintContext
  ) -> Double {
    let theme = context.theme
    let keyLine = Text(key, font: Metrics.keyFont)
    let width = capWidth(key, context.text)
    let rect = Rect(x: x, midY: frame.height / 2, size: Size(width, Metrics.capHeight))
    let cap = RoundedRectangle(
      context.direction.place(rect, in: frame.width), radius: 5, curve: .continuous)
    let colors = KeyCapColors(theme)
    painter.fill(cap, color: colors.cap)
    painter.strokeInside(cap, width: 0.5, color: colors.border)
    painter.draw(keyLine, centeredAt: cap.rect.center, color: theme.label, in: context)
    let line = Text(meaning, font: Metrics.font)
    let textX = x + width + Metrics.capSpacing
    let size = painter.draw(line, from: textX, in: bounds, color: theme.annotation, context)
    return textX + size.width + Metrics.keySpacing
  }
}

/// The colors of the key caps in the status bar. chosen: design, gallery
struct KeyCapColors: Hashable {
  var cap: Color
  var border: Color

  init(_ theme: Theme) {
    let darkness = 1 - theme.page.red
    cap = Color.white.mixed(with: Color(hex: 0x2C2C2E), by: darkness)
    border = Color(hex: 0xD1D1D6).mixed(with: Color(hex: 0x48484A), by: darkness)
  }
}
