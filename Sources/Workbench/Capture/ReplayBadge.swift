import Canvas
import Controls

final class ReplayBadge: Node {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 12, weight: .medium, figures: .tabular)
    static let height = 26.0
    static let padding = 12.0
  }

  var seconds = 0.0 {
    didSet { if text != text(at: oldValue) { invalidate(.paint, reason: "replay") } }
  }

  /// In seconds.
  private let length: Double

  /// `length` is the time of the last event, in seconds; the animations after it are replayed too.
  init(length: Double) { self.length = length }

  private var text: String { text(at: seconds) }

  private func text(at seconds: Double) -> String {
    func tenths(_ seconds: Double) -> String {
      ((min(max(seconds, 0), 1e6) * 10).rounded(.down) / 10).text(places: 1)
    }
    return "Replay  \(tenths(min(seconds, length))) of \(tenths(length)) s  ·  Esc to stop"
  }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: "Replay. Press Escape to stop.")
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    // The widest text, so that the badge keeps its width.
    let width = context.text.size(of: Text(text(at: length), font: Metrics.font)).width
    return Size(width.rounded(.up) + 2 * Metrics.padding, Metrics.height)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.drawShadow(theme.cardShadow, of: .capsule(bounds))
    painter.fill(.capsule(bounds), color: theme.tools.past)
    let line = Text(text, font: Metrics.font)
    painter.draw(line, centeredAt: bounds.center, color: .black, in: context)
  }
}
