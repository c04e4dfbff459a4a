import Canvas
import Controls

final class HelpCard: Node {
  private static let shadow = Shadow(
    offset: Point(0, 12), blur: 32, color: Color.black.opacity(0.28))

  /// In coordinates of the parent.
  var lines: [HelpLayout.Line] = [] { didSet { invalidate(.paint, reason: "keys") } }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(bounds, radius: Card.cornerRadius, curve: .continuous)
    painter.drawShadow(Self.shadow, of: shape)
    painter.fill(shape, color: theme.card)
    for line in lines {
      painter.draw(
        line.text, at: line.origin - frame.origin,
        color: line.isKey ? theme.label : theme.annotation)
    }
  }
}
