import Canvas
import Controls

final class LogRow: Node {
  /// pt. design: playground, Log
  enum Metrics {
    static let height = 27.0
    static let padding = 16.0
    static let plateInset = 8.0
    static let plateRadius = 6.0
    static let markCenter = 66.0
    static let nameStart = 78.0
    static let eventStart = 154.0
    static let gap = 6.0
    static let markGap = 10.0
    /// The marks look equally large. chosen
    static let ring = 7.5
    static let ringWidth = 1.5
    static let dot = 7.0
    static let square = 7.0
    static let squareRadius = 2.0
    static let font = Font(size: 12)
    static let actionFont = Font(size: 12, weight: .medium)
    static let figures = Font(size: 12, figures: .tabular)
  }

  struct Content: Hashable {
    var time = ""
    var longestTime = ""
    var kind = LogEntry.Kind.gesture
    var name = ""
    var event = ""
    var count = 1
    var isHovered = false
    var isCurrent = false
  }

  var content = Content() {
    didSet { if content != oldValue { invalidate(.paint, reason: "log") } }
  }

  static func plate(in frame: Rect) -> RoundedRectangle {
    RoundedRectangle(
      frame.inset(by: Insets(horizontal: Metrics.plateInset, vertical: 0)),
      radius: Metrics.plateRadius, curve: .continuous)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    if content.isHovered || content.isCurrent {
      painter.fill(Self.plate(in: bounds), color: theme.hover)
    }
    // Times of 100 s and more need a wider column.
    let time = context.text.size(of: Text(content.longestTime, font: Metrics.figures)).width
    let shift = max(0, Metrics.padding + time + Metrics.markGap - Metrics.markCenter).rounded(.up)
    paintMark(with: painter, context, at: Metrics.markCenter + shift)
    var end = frame.width - Metrics.padding
    if content.count > 1 {
      let count = Text("× \(content.count)", font: Metrics.figures)
      let size = painter.draw(count, upTo: end, in: bounds, color: theme.annotation, context)
      end -= size.width + Metrics.gap
    }
    painter.draw(
      Text(content.time, font: Metrics.figures), from: Metrics.padding, in: bounds,
      color: theme.annotation, context)
    painter.draw(
      Text(
        content.name, font: Metrics.font,
        maximumWidth: Metrics.eventStart - Metrics.nameStart - Metrics.gap),
      from: Metrics.nameStart + shift, in: bounds, color: theme.label, context)
    let isAction = content.kind == .action
    painter.draw(
      Text(
        content.event, font: isAction ? Metrics.actionFont : Metrics.font,
        maximumWidth: max(0, end - Metrics.eventStart - shift)),
      from: Metrics.eventStart + shift, in: bounds,
      color: isAction ? theme.label : theme.annotation, context)
  }

  private func paintMark(with painter: any Painter, _ context: PaintContext, at center: Double) {
    let theme = context.theme
    let x = context.direction.x(center, width: 0, in: frame.width)
    func box(_ side: Double) -> Rect {
      Rect(center: Point(x, frame.height / 2), size: Size(side, side))
    }
    switch content.kind {
    case .gesture:
      painter.strokeInside(
        .capsule(box(Metrics.ring)), width: Metrics.ringWidth, color: theme.accent)
    case .action: painter.fill(.capsule(box(Metrics.dot)), color: theme.label)
    case .haptic:
      painter.fill(
        RoundedRectangle(box(Metrics.square), radius: Metrics.squareRadius),
        color: theme.tools.past)
    }
  }
}
