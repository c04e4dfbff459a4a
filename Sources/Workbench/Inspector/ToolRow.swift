import Canvas
import Controls

/// A row with a title, a control and its value, which can be typed and reset.
package final class ToolRow: TypedValueNode {
  /// pt. spec: docs/spec/window.md#page/inspector; others chosen
  enum Metrics {
    static let font = Font(size: 13)
    static let valueFont = Font(size: 12, figures: .tabular)
    static let valueWidth = 36.0
    /// The least width of a field for a value. chosen
    static let fieldWidth = 76.0
    static let spacing = 12.0
    static let height = 44.0
    static let leastStart = 56.0
    /// Less room beside the title puts a stretching control below it. chosen
    static let leastStretch = 64.0
    /// The mark of a changed value, after the title. chosen
    static let reset = (side: 18.0, icon: 12.0, gap: 2.0)
  }

  private let control: Control
  private let stretches: Bool
  private let start: Double
  private let valueWidth: Double
  private let title: Label
  private let value: Label?
  private var message: NoteRow?
  private let reset: GlyphButton?

  /// In points: `start`, the least distance of the control from the leading edge, and `valueWidth`.
  package init(
    _ title: String, _ control: Control, stretches: Bool, start: Double = Metrics.leastStart,
    hasValue: Bool = false, valueWidth: Double = Metrics.valueWidth, hasReset: Bool = false
  ) {
    (self.control, self.stretches, self.valueWidth) = (control, stretches, valueWidth)
    self.start = start
    self.title = Label(title, font: Metrics.font)
    value =
      hasValue
      ? Label(
        "", font: Metrics.valueFont, role: .secondary, alignment: .trailing, width: valueWidth)
      : nil
    reset = hasReset ? Self.makeReset(title) : nil
    super.init()
    addChild(self.title)
    if let reset { addChild(reset) }
    addChild(control)
    if let value { addChild(value) }
    reset?.onPress { [weak self] in self?.onReset?() }
  }

  private static func makeReset(_ title: String) -> GlyphButton {
    var metrics = GlyphButtonMetrics.regular
    (metrics.side, metrics.iconSize) = (Metrics.reset.side, Metrics.reset.icon)
    metrics.cornerRadius = Metrics.reset.side / 4
    let button = GlyphButton(.past, label: "Reset " + title, metrics: metrics)
    button.isHidden = true
    return button
  }

  /// Lets the value be typed in a field, in place of its text, or else of the control.
  func setField(openedBy characters: TypedValue.Characters, _ makeField: @escaping () -> TextEntry?)
  {
    typed = TypedValue(
      in: self, over: value ?? control, of: control, openedBy: characters, makeField)
  }

  /// A stepper leaves presses on its number.
  ///
  /// Swatches and links have other uses for a press.
  override func opensField(at point: Point) -> Bool {
    typed?.characters == .ofNumber && super.opensField(at: point)
  }

  package override var isHitTestable: Bool { value != nil && typed != nil }

  /// Called by the mark of a changed value.
  var onReset: (() -> Void)?

  func show(isChanged: Bool) { reset?.isHidden = !isChanged }

  /// The least distance of title and control, in points; the mark has its room also while hidden,
  /// so that a control that is dragged stays in place.
  private var gap: Double {
    if reset == nil { return Metrics.spacing }
    return max(Metrics.spacing, Metrics.reset.side + 2 * Metrics.reset.gap)
  }

  package func show(value text: String) {
    value?.string = text
    typed?.follow()
  }

  func show(message text: String?) {
    if text == message?.text { return }
    message?.removeFromParent()
    message = text.map { NoteRow($0) }
    if let message { addChild(message) }
    invalidate(.layout, reason: "message")
  }

  /// The room for the control beside the title, in points.
  private func room(in width: Double, _ context: LayoutContext) -> Double {
    let titleWidth = title.measure(Size(width, 0), in: context).width
    let taken = value == nil ? 0 : valueWidth * context.growth + Metrics.spacing / 2
    let start = max(titleWidth + gap, start * context.growth)
    return max(0, width - taken - start)
  }

  /// The height of the control below the title, in points; 0 if it is beside the title.
  private func stackedHeight(in width: Double, _ context: LayoutContext) -> Double {
    let isBeside = !stretches || room(in: width, context) >= Metrics.leastStretch
    return isBeside ? 0 : control.measure(Size(width, .infinity), in: context).height
  }

  package override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let message = message?.measure(available, in: context).height ?? 0
    let stacked = stackedHeight(in: available.width, context)
    return Size(available.width, Metrics.height * context.growth + stacked + message)
  }

  package override func layout(in context: LayoutContext) {
    let messageHeight = message?.measure(frame.size, in: context).height ?? 0
    message?.frame = Rect(
      x: 0, y: frame.height - messageHeight, width: frame.width, height: messageHeight)
    let stacked = stackedHeight(in: frame.width, context)
    let height = frame.height - messageHeight - stacked
    func place(_ node: Node, x: Double, width: Double, height own: Double? = nil) {
      let size = Size(width, own ?? height)
      self.place(node, Rect(x: x, midY: height / 2, size: size), context)
    }
    var end = frame.width
    var extra = 0.0
    if let value {
      let valueWidth = valueWidth * context.growth
      place(value, x: end - valueWidth, width: valueWidth)
      if let field = typed?.field {
        let size = Size(
          max(Metrics.fieldWidth * context.growth, valueWidth),
          field.measure(frame.size, in: context).height)
        extra = size.width - valueWidth
        self.place(field, Rect(x: end - size.width, midY: height / 2, size: size), context)
      }
      end -= valueWidth + extra + Metrics.spacing / 2
    }
    func placeTitle(_ width: Double) {
      place(title, x: 0, width: width)
      guard let reset else { return }
      let titleWidth = min(title.measure(Size(width, 0), in: context).width, width)
      place(
        reset, x: titleWidth + Metrics.reset.gap, width: Metrics.reset.side,
        height: Metrics.reset.side)
    }
    if stacked > 0 {
      placeTitle(max(0, end - gap))
      control.frame = Rect(x: 0, y: height, width: frame.width, height: stacked)
      return
    }
    let room = max(0, room(in: frame.width, context) - extra)
    let wanted = control.measure(Size(room, height), in: context)
    let width = stretches ? room : min(wanted.width, room)
    placeTitle(max(0, end - width - gap))
    place(control, x: end - width, width: width, height: wanted.height)
    guard value == nil, let field = typed?.field else { return }
    // A text takes the room beside the title.
    let isText = typed?.characters == TypedValue.Characters.none
    let fieldWidth = isText ? room : max(width, min(Metrics.fieldWidth * context.growth, end))
    let fieldHeight = field.measure(frame.size, in: context).height
    place(field, x: end - fieldWidth, width: fieldWidth, height: fieldHeight)
  }
}

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
      painter.draw(line, from: 0, in: bounds, midY: y, color: context.theme.annotation, context)
    }
  }
}
