import Canvas

/// A row of a ``Card`` with a title and a control.
///
/// The labels dim with the control. A switch at the trailing end can be pressed anywhere in its
/// row, and dragged on its own track.
public final class FormRow: Node {
  /// The placement of the control.
  public enum Style: Hashable, Sendable {
    /// At the trailing end, in its own size.
    case trailing
    /// From a distance in points to the trailing end; below the title if there is too little room.
    case stretching(from: Double)
    /// The whole row, without a title.
    case full
  }

  /// In points. chosen: design, gallery
  private enum Metrics {
    static let title = Font(size: 15)
    static let subtitle = Font(size: 12)
    static let value = Font(size: 13, figures: .tabular)
    static let valueWidth = 52.0
    static let lineSpacing = 1.0
    /// The least room for a control beside the title.
    static let leastStretch = 140.0
    static let leastHeight = 44.0
    static let verticalPadding = 8.0
  }

  /// Whether a press anywhere in the row acts on a switch at the trailing end.
  public var isWholeRowTarget = true {
    didSet { if isWholeRowTarget != oldValue { invalidate(.layout, reason: "target") } }
  }

  /// The control.
  public let control: Control
  private let style: Style
  private let title: Label?
  private let subtitle: Label?
  private let value: Label?

  /// Creates a row with a control.
  ///
  /// - Parameters:
  ///   - control: Its label is the row's title.
  ///   - subtitle: A second line under the title.
  ///   - value: The formatted value at the trailing end.
  public init(
    _ control: Control, style: Style = .trailing, subtitle: String? = nil, value: String? = nil
  ) {
    self.control = control
    self.style = style
    title = style == .full ? nil : Label(control.label, font: Metrics.title)
    self.subtitle = subtitle.map { Label($0, font: Metrics.subtitle, role: .secondary) }
    self.value = value.map {
      Label(
        $0, font: Metrics.value, role: .secondary, alignment: .trailing, width: Metrics.valueWidth)
    }
    super.init()
    title?.isDescribedByParent = true
    for node in [title, self.subtitle, control, self.value].compactMap({ $0 }) { addChild(node) }
    dimLabels()
  }

  override func childEnabledChanged(_ child: Node) { if child === control { dimLabels() } }

  private func dimLabels() {
    for label in [title, subtitle, value] { label?.isEnabled = control.isEnabled }
  }

  /// Changes the formatted value.
  public func setValue(_ string: String) { value?.string = string }

  /// A group with the title as label.
  public override var semantics: Semantics? {
    guard let title, !title.string.isEmpty else { return nil }
    return Semantics(role: .group, label: title.string)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let title = titleHeight(available, context)
    let control = control.measure(available, in: context).height
    let content =
      isStacked(width: available.width, context)
      ? title + Metrics.lineSpacing + control : max(title, control)
    return Size(available.width, max(Metrics.leastHeight, content + 2 * Metrics.verticalPadding))
  }

  /// The height of title and subtitle, in points.
  private func titleHeight(_ available: Size, _ context: LayoutContext) -> Double {
    let heights = [title, subtitle].compactMap { $0?.measure(available, in: context).height }
    return heights.reduce(heights.count > 1 ? Metrics.lineSpacing : 0, +)
  }

  /// The start of a stretching control, in points; larger for large text, up to the middle.
  private func stretchStart(_ start: Double, width: Double, _ context: LayoutContext) -> Double {
    max(start, min(start * context.growth, width / 2))
  }

  /// Whether the control is below the title.
  private func isStacked(width: Double, _ context: LayoutContext) -> Bool {
    guard case .stretching(let start) = style, width.isFinite else { return false }
    let valueWidth = value?.measure(Size(width, .infinity), in: context).width ?? 0
    let room = width - stretchStart(start, width: width, context) - valueWidth
    return room < min(Metrics.leastStretch, width - valueWidth)
  }

  public override func layout(in context: LayoutContext) {
    if isStacked(width: frame.width, context) { return layOutStacked(in: context) }
    let height = frame.height
    var controlArea = bounds
    if let value {
      let size = value.measure(frame.size, in: context)
      place(value, Rect(x: frame.width - size.width, midY: height / 2, size: size), context)
      controlArea.size.width -= size.width
    }
    switch style {
    case .trailing:
      let size = control.measure(controlArea.size, in: context)
      controlArea = Rect(x: controlArea.maxX - size.width, y: 0, width: size.width, height: height)
    case .stretching(let start):
      controlArea = Rect(
        minX: stretchStart(start, width: frame.width, context), minY: 0, maxX: controlArea.maxX,
        maxY: height)
    case .full:
      break
    }
    let controlHeight = control.measure(controlArea.size, in: context).height
    place(
      control,
      Rect(
        x: controlArea.minX, y: (height - controlHeight) / 2, width: controlArea.width,
        height: controlHeight), context)
    layOutTitles(before: controlArea.minX, height: height, context)
    control.rowOutsets = rowOutsets
  }

  private func layOutStacked(in context: LayoutContext) {
    let size = control.measure(frame.size, in: context)
    let titleHeight = titleHeight(frame.size, context)
    let whole = titleHeight + Metrics.lineSpacing + size.height
    let top = max(0, (frame.height - whole) / 2)
    let valueSize = value?.measure(frame.size, in: context) ?? .zero
    layOutTitles(before: frame.width - valueSize.width, height: titleHeight + 2 * top, context)
    if let value {
      let y = top + (titleHeight - valueSize.height) / 2
      place(value, Rect(origin: Point(frame.width - valueSize.width, y), size: valueSize), context)
    }
    place(
      control,
      Rect(x: 0, y: top + whole - size.height, width: frame.width, height: size.height), context)
  }

  /// The hit outsets of the control that cover the row; `nil` for the usual ones.
  private var rowOutsets: Insets? {
    guard isWholeRowTarget, style == .trailing, control.fillsRow else { return nil }
    let usual = control.usualOutsets
    let place = control.frame
    return Insets(
      top: max(usual.top, place.minY), left: max(usual.left, place.minX),
      bottom: max(usual.bottom, frame.height - place.maxY),
      right: max(usual.right, frame.width - place.maxX))
  }

  private func layOutTitles(before end: Double, height: Double, _ context: LayoutContext) {
    guard let title else { return }
    let available = Size(max(0, end - Card.rowInset / 2), height)
    let titleHeight = title.measure(available, in: context).height
    let subtitleHeight = subtitle?.measure(available, in: context).height ?? 0
    let gap = subtitle == nil ? 0 : Metrics.lineSpacing
    var y = (height - titleHeight - gap - subtitleHeight) / 2
    place(title, Rect(x: 0, y: y, width: available.width, height: titleHeight), context)
    y += titleHeight + gap
    if let subtitle {
      place(subtitle, Rect(x: 0, y: y, width: available.width, height: subtitleHeight), context)
    }
  }
}
