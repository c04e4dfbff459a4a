import Canvas
import Controls

final class AdviceNote: Node {
  /// In points. chosen: design, gallery
  private enum Metrics {
    static let font = Font(size: 12)
    static let title = Font(size: 12, weight: .semibold)
    static let mark = 14.0
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
    let heights = lines.map { context.text.size(of: $0.text).height + Metrics.lineSpacing }
    return Size(available.width, heights.reduce(-Metrics.lineSpacing, +))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let lines = lines(in: frame.width, context.text)
    let firstHeight = lines.first.map { context.text.size(of: $0.text).height } ?? 0
    let side = Metrics.mark * context.growth
    let mark = context.direction.place(
      Rect(x: 0, midY: firstHeight / 2, size: Size(side, side)), in: frame.width)
    painter.fill(.capsule(mark), color: context.theme.tools.pastText)
    painter.draw(
      Text("!", font: Font(size: 10, weight: .bold)), centeredAt: mark.center,
      color: context.theme.card, in: context)
    var y = 0.0
    for (line, isTitle) in lines {
      let height = context.text.size(of: line).height
      painter.draw(
        line, from: Metrics.textStart * context.growth, in: bounds, midY: y + height / 2,
        color: isTitle ? context.theme.label : context.theme.annotation, context)
      y += height + Metrics.lineSpacing
    }
  }

  private func lines(
    in width: Double, _ text: any TextMeasuring
  ) -> [(text: Text, isTitle: Bool)] {
    let room = max(width - Metrics.textStart * text.growth, 1)
    func lines(_ string: String, _ font: Font, isTitle: Bool) -> [(text: Text, isTitle: Bool)] {
      text.lines(of: string, font: font, width: room).map {
        (Text($0, font: font, maximumWidth: room), isTitle)
      }
    }
    return lines(remark.title, Metrics.title, isTitle: true)
      + lines(remark.text, Metrics.font, isTitle: false)
  }
}
