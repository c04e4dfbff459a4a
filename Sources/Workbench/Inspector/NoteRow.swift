import Canvas
import Controls

package final class NoteRow: Node {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 13)
    static let lineSpacing = 2.0
    static let padding = 13.0
    static let least = 44.0
  }

  let text: String

  package init(_ text: String) { self.text = text }

  package override var semantics: Semantics? { Semantics(role: .staticText, label: text) }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let lines = context.text.lines(of: text, font: Metrics.font, width: available.width)
    let height = context.text.size(of: Text(text, font: Metrics.font)).height
    let all = Double(lines.count) * (height + Metrics.lineSpacing) - Metrics.lineSpacing
    return Size(available.width, max(Metrics.least, all + 2 * Metrics.padding))
  }

  package override func paint(with painter: any Painter, in context: PaintContext) {
    let lines = context.text.texts(of: text, font: Metrics.font, width: frame.width)
    context.text.forEach(of: lines, around: bounds.midY, spacing: Metrics.lineSpacing) { line, y in
      painter.draw(
        line, from: 0, in: bounds, midY: y, color: context.theme.annotation, context)
    }
  }
}
