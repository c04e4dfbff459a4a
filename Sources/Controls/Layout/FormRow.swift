import Canvas

/// A row of a ``Card`` with a title and a control.
///
/// The labels dim with the control, and a control is below them if there is too little room beside
/// them. A switch at the trailing end can be pressed anywhere in its row, and dragged on its own
/// track.
public final class FormRow: Node {
  /// The placement of the control.
  public enum Style: Hashable, Sendable {
    /// At the trailing end, in its own size.
    case trailing
    /// From a distance in points to the trailing end.
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
    /// The least room for a title beside a control; a longer one continues on further lines.
    static let leastTitle = 100.0
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
    for label in [title, self.subtitle] { label?.wraps = true }
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
    let columns = columns(in: available, context)
    let title = titleHeight(columns.title, context)
    let control = control.measure(available, in: context).height
    let content = columns.isStacked ? title + Metrics.lineSpacing + control : max(title, control)
    return Size(available.width, max(Metrics.leastHeight, content + 2 * Metrics.verticalPadding))
  }

  /// The height of title and subtitle, in points.
  private func titleHeight(_ width: Double, _ context: LayoutContext) -> Double {
    let room = Size(width, .infinity)
    let height = title?.measure(room, in: context).height ?? 0
    guard let subtitle else { return height }
    return height + Metrics.lineSpacing + subtitle.measure(room, in: context).height
  }

  /// In reading direction, in points.
  private struct Columns {
    /// The width of the titles.
    var title: Double
    var controlStart: Double
    var controlEnd: Double
    /// Whether the control is below the titles.
    var isStacked: Bool
  }

  private func columns(in size: Size, _ context: LayoutContext) -> Columns {
    if !size.width.isFinite {
      return Columns(title: size.width, controlStart: 0, controlEnd: size.width, isStacked: false)
    }
    let end = size.width - (value?.measure(size, in: context).width ?? 0)
    let gap = Card.rowInset / 2
    var (start, isStacked) = (0.0, false)
    switch style {
    case .trailing:
      start = end - control.measure(Size(end, size.height), in: context).width
      let wanted = title?.measure(Size(.infinity, .infinity), in: context).width ?? 0
      isStacked = start - gap < min(wanted, Metrics.leastTitle * context.growth)
    case .stretching(let distance):
      // Larger for large text, up to the middle.
      start = max(distance, min(distance * context.growth, size.width / 2))
      let wanted = control.measure(Size(0, size.height), in: context).width
      isStacked = end - start < min(max(Metrics.leastStretch, wanted), end)
    case .full: break
    }
    return Columns(
      title: max(0, (isStacked ? end : start) - gap), controlStart: start, controlEnd: end,
      isStacked: isStacked)
  }

  public override func layout(in context: LayoutContext) {
    let columns = columns(in: frame.size, context)
    if columns.isStacked { return layOutStacked(columns, in: context) }
    let height = frame.height
    if let value {
      let size = value.measure(frame.size, in: context)
      place(value, Rect(x: columns.controlEnd, midY: height / 2, size: size), context)
    }
    let width = columns.controlEnd - columns.controlStart
    let controlHeight = control.measure(Size(width, height), in: context).height
    place(
      control,
      Rect(
        x: columns.controlStart, y: (height - controlHeight) / 2, width: width,
        height: controlHeight), context)
    layOutTitles(width: columns.title, height: height, context)
    control.rowOutsets = rowOutsets
  }

  private func layOutStacked(_ columns: Columns, in context: LayoutContext) {
    let size = control.measure(frame.size, in: context)
    let titleHeight = titleHeight(columns.title, context)
    let whole = titleHeight + Metrics.lineSpacing + size.height
    let top = max(0, (frame.height - whole) / 2)
    layOutTitles(width: columns.title, height: titleHeight + 2 * top, context)
    if let value {
      let valueSize = value.measure(frame.size, in: context)
      let y = top + (titleHeight - valueSize.height) / 2
      place(value, Rect(origin: Point(columns.controlEnd, y), size: valueSize), context)
    }
    let width = style == .trailing ? min(size.width, frame.width) : frame.width
    place(
      control, Rect(x: 0, y: top + whole - size.height, width: width, height: size.height),
      context)
    control.rowOutsets = rowOutsets
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

  private func layOutTitles(width: Double, height: Double, _ context: LayoutContext) {
    guard let title else { return }
    let available = Size(width, height)
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
