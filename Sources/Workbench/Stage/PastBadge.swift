import Canvas
import Controls

/// A badge that says how old the shown moment is.
final class PastBadge: Node {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 13, weight: .medium, figures: .tabular)
    static let height = 26.0
    static let padding = 10.0
    static let icon = 16.0
    static let gap = 6.0
    static let backgroundOpacity = 0.16
  }

  /// In seconds.
  var age = 0.0 { didSet { changed(age, from: oldValue, [.layout, .paint], "age") } }

  private var string: String { Self.text(age: age) }

  /// `age` is in seconds.
  static func text(age: Double) -> String {
    let text = age.text(places: 2)
    return text == "0.00" ? "Paused" : text + " s ago"
  }

  override var semantics: Semantics? { Semantics(role: .staticText, label: string) }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let size = context.text.size(of: Text(string, font: Metrics.font))
    return Size(2 * Metrics.padding + Metrics.icon + Metrics.gap + size.width, Metrics.height)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let colors = context.theme.tools
    painter.fill(.capsule(bounds), color: colors.past.opacity(Metrics.backgroundOpacity))
    painter.draw(
      Symbol.past, from: Metrics.padding, in: bounds, size: Metrics.icon, color: colors.pastText,
      context)
    painter.draw(
      Text(string, font: Metrics.font), from: Metrics.padding + Metrics.icon + Metrics.gap,
      in: bounds, color: colors.pastText, context)
  }
}
