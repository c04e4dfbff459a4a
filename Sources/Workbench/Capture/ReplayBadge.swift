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
    didSet { if text != Self.text(oldValue) { invalidate(.paint, reason: "replay") } }
  }

  private var text: String { Self.text(seconds) }

  private static func text(_ seconds: Double) -> String {
    let tenths = (min(max(seconds, 0), 1e6) * 10).rounded(.down)
    return "Replay  \((tenths / 10).text(places: 1)) s  ·  Esc to stop"
  }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: "Replay. Press Escape to stop.")
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    // The widest text, so that the badge keeps its width.
    let width = context.text.size(of: Text(Self.text(1000), font: Metrics.font)).width
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
