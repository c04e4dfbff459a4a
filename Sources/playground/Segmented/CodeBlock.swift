import Canvas
import Controls

/// Lines of code on a card, of equally wide letters where there is such a font.
final class CodeBlock: Node {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 12, family: "monospace")
    static let lineHeight = 19.0
    static let padding = 16.0
  }

  private let lines: [String]

  init(_ lines: [String]) {
    self.lines = lines
  }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: lines.joined(separator: "\n"))
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Double(lines.count) * Metrics.lineHeight + 2 * Metrics.padding)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle(
      Rect(origin: .zero, size: frame.size), radius: Card.cornerRadius, curve: .continuous)
    painter.drawShadow(context.theme.cardShadow, of: shape)
    painter.fill(shape, color: context.theme.card)
    let room = max(0, frame.width - 2 * Metrics.padding)
    for (index, line) in lines.enumerated() {
      // Code reads from left to right wherever it stands.
      painter.draw(
        Text(line, font: Metrics.font, maximumWidth: room),
        at: Point(Metrics.padding, Metrics.padding + Double(index) * Metrics.lineHeight),
        color: context.theme.label)
    }
  }
}
