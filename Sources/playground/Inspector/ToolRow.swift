import Canvas
import Controls

/// What something is on one side and the control that changes it on the other.
final class ToolRow: Node {
  /// pt. design: playground, A control's page
  enum Metrics {
    static let font = Font(size: 13)
    static let valueFont = Font(size: 12, figures: .tabular)
    static let valueWidth = 36.0
    static let spacing = 12.0
    static let height = 44.0
    /// Where what stretches begins at the soonest.
    static let leastStart = 56.0
  }

  private let control: Control
  private let stretches: Bool
  private let start: Double
  private let valueWidth: Double
  private let title: Label
  private let value: Label?

  /// - Parameters:
  ///   - title: what it is.
  ///   - control: changes it.
  ///   - stretches: whether the control takes all the room there is.
  ///   - start: where it begins at the soonest, pt; nil as near to the title as may be.
  ///   - hasValue: whether a value in words stands at the end.
  ///   - valueWidth: how wide that is, pt.
  init(
    _ title: String, _ control: Control, stretches: Bool, start: Double? = nil,
    hasValue: Bool = false, valueWidth: Double = Metrics.valueWidth
  ) {
    self.control = control
    self.stretches = stretches
    self.valueWidth = valueWidth
    self.start = start ?? Metrics.leastStart
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

  /// Shows the value in words.
  func show(value text: String) { value?.string = text }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Metrics.height * context.growth)
  }

  override func layout(in context: LayoutContext) {
    let titleSize = title.measure(frame.size, in: context)
    var end = frame.width
    if let value {
      let valueWidth = valueWidth * context.growth
      place(value, x: end - valueWidth, width: valueWidth, context)
      end -= valueWidth + Metrics.spacing / 2
    }
    let room = max(0, end - max(titleSize.width + Metrics.spacing, start))
    let wanted = control.measure(Size(room, frame.height), in: context)
    let width = stretches ? room : min(wanted.width, room)
    place(title, x: 0, width: max(0, end - width - Metrics.spacing), context)
    place(control, x: end - width, width: width, height: wanted.height, context)
  }

  private func place(
    _ node: Node, x: Double, width: Double, height: Double? = nil, _ context: LayoutContext
  ) {
    let size = Size(width, height ?? frame.height)
    place(node, Rect(x: x, midY: frame.height / 2, size: size), context)
  }
}
