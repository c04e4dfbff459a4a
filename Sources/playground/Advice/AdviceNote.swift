import Canvas
import Controls

final class AdviceNote: Node {
  /// In points. chosen: design, gallery
  private enum Metrics {
    static let font = Font(size: 12)
    static let textStart = 22.0
    static let lineSpacing = 1.0
  }

  private let remark: ControlRemark

  init(_ remark: ControlRemark) { self.remark = remark }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: "\(remark.title): \(remark.text)")
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let lines = lines(in: available.width, context.text)
    let heights = lines.map { context.text.size(of: $0).height + Metrics.lineSpacing }
    return Size(available.width, heights.reduce(-Metrics.lineSpacing, +))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let lines = lines(in: frame.width, context.text)
    let firstHeight = lines.first.map { context.text.size(of: $0).height } ?? 0
    let mark = context.direction.place(
      Rect(x: 0, midY: firstHeight / 2, size: Size(14, 14)), in: frame.width)
    painter.fill(.capsule(mark), color: context.theme.tools.pastText)
    painter.draw(
      Text("!", font: Font(size: 10, weight: .bold)), centeredAt: mark.center,
      color: context.theme.card, in: context)
    var y = 0.0
    for (index, line) in lines.enumerated() {
      let height = context.text.size(of: line).height
      painter.draw(
        line, from: Metrics.textStart, in: bounds, midY: y + height / 2,
        color: index == 0 ? context.theme.label : context.theme.annotation, context)
      y += height + Metrics.lineSpacing
    }
  }

  private func lines(in width: Double, _ text: any TextMeasuring) -> [Text] {
    let room = max(width - Metrics.textStart, 1)
    return [Text(remark.title, font: Font(size: 12, weight: .semibold), maximumWidth: room)]
      + text.lines(of: remark.text, font: Metrics.font, width: room).map {
        Text($0, font: Metrics.font, maximumWidth: room)
      }
  }
}
