import Canvas
import Controls

package final class ToolRow: Node {
  /// pt. design: playground, A control's page
  enum Metrics {
    static let font = Font(size: 13)
    static let valueFont = Font(size: 12, figures: .tabular)
    static let valueWidth = 36.0
    static let spacing = 12.0
    static let height = 44.0
    static let leastStart = 56.0
  }

  private let control: Control
  private let stretches: Bool
  private let start: Double
  private let valueWidth: Double
  private let title: Label
  private let value: Label?
  private var message: NoteRow?

  /// In points: `start`, the least distance of the control from the leading edge, and `valueWidth`.
  package init(
    _ title: String, _ control: Control, stretches: Bool, start: Double = Metrics.leastStart,
    hasValue: Bool = false, valueWidth: Double = Metrics.valueWidth
  ) {
    self.control = control
    self.stretches = stretches
    self.valueWidth = valueWidth
    self.start = start
    self.title = Label(title, font: Metrics.font)
    value =
      hasValue
      ? Label(
        "", font: Metrics.valueFont, role: .secondary, alignment: .trailing, width: valueWidth)
      : nil
    super.init()
    addChild(self.title)
    addChild(control)
    if let value { addChild(value) }
  }

  package func show(value text: String) { value?.string = text }

  func show(message text: String?) {
    if text == message?.text { return }
    message?.removeFromParent()
    message = text.map { NoteRow($0) }
    if let message { addChild(message) }
    invalidate(.layout, reason: "message")
  }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let message = message?.measure(available, in: context).height ?? 0
    return Size(available.width, Metrics.height * context.growth + message)
  }

  package override func layout(in context: LayoutContext) {
    let messageHeight = message?.measure(frame.size, in: context).height ?? 0
    let height = frame.height - messageHeight
    message?.frame = Rect(x: 0, y: height, width: frame.width, height: messageHeight)
    func place(_ node: Node, x: Double, width: Double, height own: Double? = nil) {
      let size = Size(width, own ?? height)
      self.place(node, Rect(x: x, midY: height / 2, size: size), context)
    }
    let titleSize = title.measure(frame.size, in: context)
    var end = frame.width
    if let value {
      let valueWidth = valueWidth * context.growth
      place(value, x: end - valueWidth, width: valueWidth)
      end -= valueWidth + Metrics.spacing / 2
    }
    let room = max(0, end - max(titleSize.width + Metrics.spacing, start))
    let wanted = control.measure(Size(room, height), in: context)
    let width = stretches ? room : min(wanted.width, room)
    place(title, x: 0, width: max(0, end - width - Metrics.spacing))
    place(control, x: end - width, width: width, height: wanted.height)
  }
}
