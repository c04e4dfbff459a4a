import Canvas
import Controls

/// Takes no focus, as Tab goes through the same controls in the replay, which has no sign.
final class RecordingSign: Node {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 12, weight: .medium)
    static let dot = 9.0
    static let gap = 6.0
  }

  private static let color = Color(hex: 0xFF3B30)
  private static let words = "Recording"

  var isCompact = false {
    didSet { if isCompact != oldValue { invalidate(.layout, reason: "room") } }
  }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: "Recording. Press F9 to stop.", identifier: "recording")
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let text = context.text.size(of: Text(Self.words, font: Metrics.font))
    let width = isCompact ? Metrics.dot : Metrics.dot + Metrics.gap + text.width.rounded(.up)
    return Size(width, max(Metrics.dot, text.height))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let dot = Rect(x: 0, midY: frame.height / 2, size: Size(Metrics.dot, Metrics.dot))
    painter.fill(.capsule(context.direction.place(dot, in: frame.width)), color: Self.color)
    if isCompact { return }
    painter.draw(
      Text(Self.words, font: Metrics.font), from: Metrics.dot + Metrics.gap, in: bounds,
      color: context.theme.label, context)
  }
}
