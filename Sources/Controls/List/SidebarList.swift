import Canvas

/// A list of rows in sections, one of which is selected, such as the pages of an app.
///
/// Arrow keys, Home and End move the selection, and a letter selects the next matching row.
///
/// ```swift
/// let pages = SidebarList(
///   [
///     SidebarList.Section(items: [SidebarList.Item("Gallery", symbol: .grid)]),
///     SidebarList.Section(
///       title: "Controls", items: [SidebarList.Item("Switch", symbol: .switch)]),
///   ], selection: 0, label: "Pages")
/// pages.onSelect { index in show(index) }
/// ```
public final class SidebarList: BehaviorControl<SidebarListBehavior> {
  /// A row.
  public struct Item: Hashable, Sendable {
    /// The title.
    public var title: String
    /// The symbol before the title.
    public var symbol: Symbol
    /// The keyboard shortcut shown at the end; `nil` for none.
    public var key: String?

    /// A row with a title and a symbol.
    public init(_ title: String, symbol: Symbol, key: String? = nil) {
      (self.title, self.symbol, self.key) = (title, symbol, key)
    }
  }

  /// A section of rows.
  public struct Section: Hashable, Sendable {
    /// The caption; `nil` for none.
    public var title: String?
    /// The rows, from the top.
    public var items: [Item]

    /// A section with an optional caption.
    public init(title: String? = nil, items: [Item]) {
      (self.title, self.items) = (title, items)
    }
  }

  /// The sections, from the top.
  public let sections: [Section]

  /// Whether the list lies on a card; selected rows have another color there.
  package var isOnCard = false {
    didSet { changed(isOnCard, from: oldValue, .paint, "surroundings") }
  }

  /// Called when the user chooses a row by a press, Return or Space, also the selected one.
  ///
  /// Arrow keys only select. `nil` passes Return and Space on.
  package var onChoose: (() -> Void)?
  /// The metrics.
  public let metrics: SidebarListMetrics

  private let items: [Item]

  private var hoveredRow: Int? { didSet { changed(hoveredRow, from: oldValue, .paint, "hover") } }

  /// Creates a list with sections.
  ///
  /// - Parameters:
  ///   - sections: From the top.
  ///   - selection: The selected row, counted over all sections; `nil`, or an invalid row, for
  ///   none.
  public init(
    _ sections: [Section], selection: Int? = nil, label: String,
    metrics: SidebarListMetrics = .regular
  ) {
    (self.sections, self.metrics) = (sections, metrics)
    items = sections.flatMap(\.items)
    super.init(
      behavior: SidebarListBehavior(count: items.count, selection: selection), label: label)
    let initials = items.map { $0.title.lowercased().first }
    change(reason: "rows") { behavior, _, _ in behavior.initials = initials }
  }

  /// Calls a closure with each row that the user selects, counted over all sections.
  @discardableResult
  public func onSelect(_ body: @escaping (Int) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.index(let row?)) = action { body(row) }
    }
  }

  /// A list of commands without a selection: arrow keys move the focus, and Return, Space or a
  /// press runs a command, by ``onSelect(_:)``.
  package convenience init(commands: [Item], label: String) {
    self.init([Section(items: commands)], selection: nil, label: label)
    change(reason: "rows") { behavior, _, _ in
      behavior.purpose = .commands
      // Letters are keyboard shortcuts of the commands or of others.
      behavior.initials = []
    }
  }

  /// The selected row, counted over all sections; setting it does not call ``onSelect(_:)``.
  public var selection: Int? {
    get { behavior.selection }
    set { change(reason: "selection") { behavior, _, _ in behavior.select(newValue) } }
  }

  // MARK: Layout

  /// The positions of captions and rows, in points from the top, and the total height.
  private func arrangement(
    _ metrics: SidebarListMetrics
  ) -> (captions: [(title: String, y: Double)], rows: [Double], height: Double) {
    var captions: [(title: String, y: Double)] = []
    var rows: [Double] = []
    var y = 0.0
    for (index, section) in sections.enumerated() {
      if let title = section.title {
        let isFirst = index == 0
        captions.append((title, isFirst ? 0 : y + metrics.captionDistance))
        y += metrics.sectionDistance - (isFirst ? metrics.captionDistance : 0)
      } else if index > 0 {
        y += metrics.plainSectionDistance
      }
      for _ in section.items {
        rows.append(y)
        y += metrics.rowHeight
      }
    }
    return (captions, rows, y)
  }

  /// The frame of a row, in points; `nil` if it does not exist.
  public func frame(ofRow row: Int) -> Rect? {
    behavior.rows.indices.contains(row) ? behavior.rows[row] : nil
  }

  // MARK: Node

  /// Rows fill the width, so nothing is mirrored.
  public override var axis: AxisMapping { .leftToRight }

  public override var handledKeys: Set<Key> {
    let keys: Set<Key> = [.up, .down, .home, .end]
    return behavior.purpose == .commands ? keys.union([.enter, .space]) : keys
  }

  public override func pointerReleased(_ event: PointerEvent) {
    let row = behavior.pressedRow
    super.pointerReleased(event)
    if let row, row == behavior.row(at: event.position) { onChoose?() }
  }

  public override func perform(_ action: SemanticsAction) -> Bool {
    let isDone = super.perform(action)
    if isDone, case .select = action { onChoose?() }
    return isDone
  }

  /// Letters that no row begins with are passed on.
  public override func keyPressed(_ event: KeyEvent) -> Bool {
    if let onChoose, [.enter, .space].contains(event.key), isEffectivelyEnabled {
      if !event.isRepeat { onChoose() }
      return true
    }
    guard case .character = event.key else { return super.keyPressed(event) }
    guard let row = behavior.target(of: event.key), isEffectivelyEnabled, !behavior.isPressed
    else { return false }
    change(reason: "letter") { behavior, time, actions in
      _ = behavior.perform(.select(row), at: time, actions: &actions)
    }
    return true
  }

  public override func cursor(at point: Point) -> Cursor? {
    cursor ?? (isEffectivelyEnabled && behavior.row(at: point) != nil ? .pointingHand : nil)
  }

  public override var semantics: Semantics? {
    let focusedRow = isFocused ? behavior.keyboardRow : nil
    return Semantics(
      role: .list, label: label,
      value: .selection(selection.map { [$0] } ?? [], count: items.count), actions: .select,
      parts: items.indices.map { row in
        Semantics(
          role: .listItem, label: items[row].title,
          value: .choice(isSelected: row == selection, index: row, count: items.count),
          actions: .select, frame: behavior.rows[row], isFocused: row == focusedRow)
      })
  }

  public override func pointerHovered(_ event: PointerEvent) { hover(at: event.position) }
  public override func pointerExited(_ event: PointerEvent) { hoveredRow = nil }

  private func hover(at point: Point) { hoveredRow = behavior.row(at: point) }

  public override func stretches(along axis: Axis) -> Bool { axis == .horizontal }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let metrics = metrics.grown(by: context.growth)
    return Size(
      available.width.orIdeal(idealWidth(metrics, context.text)), arrangement(metrics).height)
  }

  /// The width of the longest row or caption, in points.
  private func idealWidth(_ metrics: SidebarListMetrics, _ text: any TextMeasuring) -> Double {
    let rows = items.map { item in
      let title = text.size(of: Text(item.title, font: metrics.selectedFont)).width
      let key = item.key.map {
        metrics.padding + text.size(of: Text($0, font: metrics.keyFont)).width
      }
      return metrics.titleStart + title + (key ?? 0) + metrics.padding
    }
    let captions = sections.compactMap(\.title).map { title in
      2 * metrics.padding + text.size(of: Text(title, font: metrics.captionFont)).width
    }
    return ((rows + captions).max() ?? 0).rounded(.up)
  }

  public override func layout(in context: LayoutContext) {
    let width = frame.width
    let metrics = metrics.grown(by: context.growth)
    let rows = arrangement(metrics).rows.map { y in
      Rect(x: 0, y: y, width: width, height: metrics.rowHeight)
    }
    if rows != behavior.rows { change(reason: "places") { behavior, _, _ in behavior.rows = rows } }
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    for caption in arrangement(metrics.grown(by: context.growth)).captions {
      let room = max(0, frame.width - 2 * metrics.padding)
      let line = Text(caption.title, font: metrics.captionFont, maximumWidth: room)
      let width = context.text.size(of: line).width
      let x = context.direction.x(metrics.padding, width: width, in: frame.width)
      let color = context.theme.annotation
      painter.draw(
        line, at: Point(x, caption.y),
        color: context.isEnabled ? color : color.opacity(metrics.disabledOpacity))
    }
    for (row, place) in behavior.rows.enumerated() {
      var context = context
      context.showsFocus = context.showsFocus && row == behavior.keyboardRow ?? 0
      let state = SidebarRowState(
        item: items[row], isSelected: row == selection, isHovered: row == hoveredRow,
        isPressed: row == behavior.pressedRow, isOnCard: isOnCard, metrics: metrics)
      state.paint(in: place, with: painter, context: context)
    }
  }
}

extension SidebarList: BindableControl {
  public var boundValue: Int? { selection }

  public func setBoundValue(_ row: Int?, animated: Bool) { selection = row }
}
