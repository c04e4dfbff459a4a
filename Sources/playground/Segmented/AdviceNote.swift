import Canvas
import Controls

/// A finding of the advisor: its rule, and its advice on as many lines as it takes.
final class AdviceNote: Node {
  /// pt. chosen: design, gallery
  private enum Metrics {
    static let ruleFont = Font(size: 12, weight: .semibold)
    static let font = Font(size: 12)
    static let markFont = Font(size: 10, weight: .bold)
    static let markDiameter = 14.0
    static let textStart = 22.0
    static let lineSpacing = 1.0
  }

  private let remark: ControlRemark
  private let padding: Double

  /// - Parameters:
  ///   - remark: what is said.
  ///   - padding: above it and below it, pt.
  init(_ remark: ControlRemark, padding: Double = 0) {
    self.remark = remark
    self.padding = padding
  }

  override var semantics: Semantics? {
    Semantics(role: .staticText, label: "\(remark.title): \(remark.text)")
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let lines = lines(in: available.width, context.text)
    let heights = lines.map { context.text.size(of: $0).height + Metrics.lineSpacing }
    return Size(available.width, heights.reduce(2 * padding - Metrics.lineSpacing, +))
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let isMirrored = context.direction == .rightToLeft
    func place(_ x: Double, _ width: Double) -> Double {
      isMirrored ? frame.width - x - width : x
    }
    let lines = lines(in: frame.width, context.text)
    let firstHeight = lines.first.map { context.text.size(of: $0).height } ?? 0
    let mark = Rect(
      x: place(0, Metrics.markDiameter), y: padding + (firstHeight - Metrics.markDiameter) / 2,
      width: Metrics.markDiameter, height: Metrics.markDiameter)
    painter.fill(.capsule(mark), color: Color(hex: 0xFF9500))
    let sign = Text("!", font: Metrics.markFont)
    let signSize = context.text.size(of: sign)
    painter.draw(
      sign, at: Point(mark.midX - signSize.width / 2, mark.midY - signSize.height / 2),
      color: Color(hex: 0xFFFFFF))
    var y = padding
    for (index, line) in lines.enumerated() {
      let size = context.text.size(of: line)
      painter.draw(
        line, at: Point(place(Metrics.textStart, size.width), y),
        color: index == 0 ? context.theme.label : context.theme.secondaryLabel)
      y += size.height + Metrics.lineSpacing
    }
  }

  /// The rule, and the advice broken between words.
  private func lines(in width: Double, _ text: any TextMeasuring) -> [Text] {
    let room = max(width - Metrics.textStart, 1)
    func line(_ string: String) -> Text { Text(string, font: Metrics.font, maximumWidth: room) }
    var lines = [Text(remark.title, font: Metrics.ruleFont, maximumWidth: room)]
    var current = ""
    for word in remark.text.split(separator: " ") {
      let longer = current.isEmpty ? String(word) : "\(current) \(word)"
      if current.isEmpty || text.size(of: Text(longer, font: Metrics.font)).width <= room {
        current = longer
      } else {
        lines.append(line(current))
        current = String(word)
      }
    }
    if !current.isEmpty { lines.append(line(current)) }
    return lines
  }
}
