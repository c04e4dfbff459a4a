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
    ///
    /// - Parameter from: `nil` for after the widest title of such rows of the card.
    case stretching(from: Double? = nil)
    /// The whole row, without a title.
    case full
  }

  /// In points. chosen: design, gallery
  private enum Metrics {
    static let title = Font(size: 15)
    static let subtitle = Font(size: 12)
    static let value = Font(size: 13, figures: .tabular)
    /// The least width of the column of values, with its gap.
    static let valueWidth = 52.0
    /// The least room between the control and its value.
    static let valueGap = 8.0
  }

  /// Whether a press anywhere in the row acts on a switch at the trailing end.
  public var isWholeRowTarget = true {
    didSet { changed(isWholeRowTarget, from: oldValue, .layout, "target") }
  }

  /// The control; the row ignores it while it has another parent or none.
  public let control: Control
  private let style: Style
  private let titleLabel: Label?
  private let subtitle: Label?
  private let value: Label?
  /// Texts that the column of values has room for.
  private var values: [String]

  /// The widths of the columns that the rows of a card share, in points.
  struct Columns: Hashable {
    /// With the gap after it.
    var title = 0.0
    var value = 0.0
  }

  var columns = Columns() { didSet { changed(columns, from: oldValue, .layout, "columns") } }

  /// Creates a row with a control.
  ///
  /// - Parameters:
  ///   - control: Assistive technology speaks its label.
  ///   - title: The visible title; the control's label by default. Where several rows have the
  ///     title "Volume", the label says of what: "Volume of the drums".
  ///   - subtitle: A second line under the title.
  ///   - value: The formatted value at the trailing end, in a column that is as wide as the widest
  ///     value so far.
  public init(
    _ control: Control, title: String? = nil, style: Style = .trailing, subtitle: String? = nil,
    value: String? = nil
  ) {
    (self.control, self.style) = (control, style)
    titleLabel =
      style == .full ? nil : Label(title ?? control.label, font: Metrics.title, maximumLines: nil)
    self.subtitle = subtitle.map {
      Label($0, font: Metrics.subtitle, role: .secondary, maximumLines: nil)
    }
    self.value = value.map {
      Label(
        $0, font: Metrics.value, role: .secondary, alignment: .trailing, width: Metrics.valueWidth)
    }
    values = value.map { [$0] } ?? []
    super.init()
    titleLabel?.isDescribedByParent = true
    for node in [titleLabel, self.subtitle, control, self.value].compactMap({ $0 }) {
      addChild(node)
    }
    dimLabels()
  }

  override func childEnabledChanged(_ child: Node) { if child === control { dimLabels() } }

  private func dimLabels() {
    for label in [titleLabel, subtitle, value] { label?.isEnabled = control.isEnabled }
  }

  /// The visible title; always empty in a row of ``Style/full``, which has none.
  public var title: String {
    get { titleLabel?.string ?? "" }
    set {
      titleLabel?.string = newValue
      invalidate(.semantics, reason: "title")
    }
  }

  /// Changes the formatted value.
  ///
  /// The row is laid out again only if no value was as wide before, so that the control keeps its
  /// length while a value changes.
  public func setValue(_ string: String) {
    guard let value, string != value.string else { return }
    value.string = string
    guard let text = scene?.layoutContext(textScale: value.effectiveTextScale).text,
      text.size(of: Text(string, font: Metrics.value)).width > value.frame.width - Metrics.valueGap
    else { return }
    reserveWidth(for: [string])
  }

  func reserveWidth(for values: [String]) {
    self.values += values
    invalidate(.layout, reason: "values")
  }

  /// A group with the title as label.
  public override var semantics: Semantics? {
    title.isEmpty ? nil : Semantics(role: .group, label: title)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let width = available.width.orIdeal(idealWidth(in: context))
    return Size(width, arrangement(in: width, nil, context).height)
  }

  public override func layout(in context: LayoutContext) {
    let places = arrangement(in: frame.width, frame.height, context)
    if hasControl {
      place(control, places.control, context)
      control.rowOutsets = rowOutsets
    }
    if let value, let rect = places.value { place(value, rect, context) }
    if let titleLabel { place(titleLabel, places.title, context) }
    if let subtitle, let rect = places.subtitle { place(subtitle, rect, context) }
  }

  /// Whether the control is in the row; another parent lays it out.
  private var hasControl: Bool { control.parent === self }

  /// The arrangement in a width; `nil` for the height that the content needs.
  private func arrangement(
    in width: Double, _ height: Double?, _ context: LayoutContext
  ) -> FormRowArrangement {
    FormRowArrangement(
      of: hasControl ? control : nil, style, title: titleLabel, subtitle: subtitle,
      value: valueSize(in: context),
      titleColumn: style == .stretching() ? max(columns.title, titleColumn(in: context)) : 0,
      in: Size(width, height ?? .infinity), context)
  }

  /// The width of the row with texts of one line, in points.
  private func idealWidth(in context: LayoutContext) -> Double {
    let unlimited = Size(.infinity, .infinity)
    let control = hasControl ? control.measure(unlimited, in: context).width : 0
    let value = valueSize(in: context)?.width ?? 0
    switch style {
    case .trailing:
      let titles = [titleLabel, subtitle].compactMap { $0?.measure(unlimited, in: context).width }
      return ((titles.max() ?? 0) + Card.rowInset / 2 + control + value).rounded(.up)
    case .stretching(let distance):
      let start = distance.map { $0 * context.growth } ?? titleColumn(in: context)
      return (start + max(FormRowArrangement.leastStretch, control) + value).rounded(.up)
    case .full: return (control + value).rounded(.up)
    }
  }

  /// Widens columns to what the row needs.
  func widen(_ columns: inout Columns, in context: LayoutContext) {
    columns.value = max(columns.value, ownValueSize(in: context)?.width ?? 0)
    if case .stretching(nil) = style {
      columns.title = max(columns.title, titleColumn(in: context))
    }
  }

  /// The width of the title in one line, with the gap after it, in points.
  private func titleColumn(in context: LayoutContext) -> Double {
    let width = titleLabel?.measure(Size(.infinity, .infinity), in: context).width ?? 0
    return width + Card.rowInset / 2
  }

  private func valueSize(in context: LayoutContext) -> Size? {
    guard var size = ownValueSize(in: context) else { return nil }
    size.width = max(size.width, columns.value)
    return size
  }

  private func ownValueSize(in context: LayoutContext) -> Size? {
    guard let value else { return nil }
    var size = value.measure(Size(.infinity, .infinity), in: context)
    func fit(_ string: String) {
      let width = context.text.size(of: Text(string, font: Metrics.value)).width
      size.width = max(size.width, width.rounded(.up) + Metrics.valueGap)
    }
    values.forEach(fit)
    fit(value.string)
    return size
  }

  // MARK: Title

  private func usesTitle(at point: Point) -> Bool {
    guard hasControl, control.usesTitle, control.isEffectivelyEnabled, let titleLabel else {
      return false
    }
    return titleLabel.frame.contains(point)
  }

  public override var isHitTestable: Bool { control.usesTitle }

  public override func cursor(at point: Point) -> Cursor? {
    usesTitle(at: point) ? .resizeLeftRight : cursor
  }

  public override func pointerPressed(_ event: PointerEvent) -> Bool {
    guard usesTitle(at: event.position) else { return false }
    control.titlePressed(event)
    return true
  }

  public override func pointerMoved(_ event: PointerEvent) { control.titlePressed(event) }
  public override func pointerReleased(_ event: PointerEvent) { control.titlePressed(event) }
  public override func interactionCanceled(time: Instant) { control.titlePressCanceled() }

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
}
