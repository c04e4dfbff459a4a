import Canvas
import Controls

/// The panel of the event log.
final class LogPanel: Node, Panel {
  static let description = PanelDescription(
    .log, "Event Log", symbol: .list, place: .column, shortcut: Shortcut("l"),
    keywords: ["console", "history"], tabs: ["Log"])

  /// pt. spec: docs/spec/window.md#fonts/caption; others chosen
  private enum Metrics {
    static let caption = Font(size: 12, weight: .semibold)
    static let count = Font(size: 12, figures: .tabular)
    static let captionHeight = 15.0
    static let captionSpacing = 12.0
    /// Of the captions, and of the content of the card.
    static let inset = 16.0
    static let cardY = 23.0
    /// Below the card in a sheet. chosen
    static let sheetMargin = 10.0
    static let tabsY = 37.0
    static let tabsHeight = 28.0
    static let rowsY = 75.0
    /// In a low card, which has no tabs. chosen
    static let lowRowsY = 31.0
    /// The least height of the rows below the tabs. chosen
    static let leastRows = 2 * LogRows.Metrics.rowHeight
    static let barHeight = 43.0
    static let filterStyle = TextFieldStyle.plain(font: Font(size: 12), height: barHeight)
    static let linkGap = 22.0
  }

  /// Seconds between two updates. spec: docs/spec/window.md#rules/updates
  private static let interval = 0.1

  var onHover: ((Control?) -> Void)?
  var onChoose: ((Instant) -> Void)?
  var onCopy: ((String) -> Bool)?
  var isOfInterest: (Control) -> Bool = { _ in true }

  /// The time of a control that is replayed, in the time of the page; `nil` for other controls.
  var replayTime: (Control) -> Instant? = { _ in nil }

  var start: Instant?
  weak var changes: ChangeList?

  private let caption = Label("Event Log", font: Metrics.caption, role: .secondary)
  private let count = Label("", font: Metrics.count, role: .secondary)
  private let copyLink = LinkButton("Copy", symbol: .copy)
  private let tabs = SegmentedControl(
    ["All", "Gestures", "Actions", "Haptics"], selection: 0, label: "Log filter")
  private let rows = LogRows()
  private let view: ScrollView
  private let hint = Label("", font: Font(size: 13), role: .secondary, alignment: .center)
  private let filterLine = TextField(label: "Filter")
  private let clearLink = LinkButton("Clear")

  private(set) var book = LogBook()
  private var listener: LogListener?
  private var lastRefresh: Instant?
  private var hasNewEntries = false
  /// The number of discarded entries when the rows were shown.
  private var shownRemovals = 0
  var filter: String { filterLine.text.lowercased() }

  func show(_ context: PanelContext) {
    // The log has what the timeline shows, also if it is opened later.
    isListening = context.isShown || context.time?.isRecording == true
    isCompact = context.isCompact
    if context.isShown && !isShown { refresh() }
    isShown = context.isShown
  }

  private var isShown = false

  private var isCompact = false {
    didSet {
      // The tab of the sheet says it.
      caption.isHidden = isCompact
      changed(isCompact, from: oldValue, .layout, "room")
    }
  }

  override init() {
    view = ScrollView(rows)
    super.init()
    tabs.controlSize = .small
    tabs.apportionsSegmentWidthsByContent = true
    tabs.identifier = "log-kinds"
    clearLink.identifier = "log-clear"
    copyLink.identifier = "log-copy"
    for node in [caption, count, copyLink, tabs, view, hint, filterLine, clearLink] as [Node] {
      addChild(node)
    }
    view.staysAtEnd = true
    view.onScroll = { [weak self] _ in self?.showVisibleRows() }
    tabs.onChange { [weak self] _ in self?.refresh() }
    rows.view = view
    rows.onHover = { [weak self] in self?.onHover?($0?.control) }
    rows.onChoose = { [weak self] in self?.onChoose?($0.time) }
    copyLink.onPress { [weak self] in self?.copy() }
    clearLink.onPress { [weak self] in self?.clear() }
    filterLine.identifier = "log-filter"
    filterLine.placeholder = "Filter"
    filterLine.symbol = .magnifier
    filterLine.hasClearButton = true
    filterLine.style = Metrics.filterStyle
    filterLine.onChange { [weak self] _ in self?.refresh() }
    refresh()
  }

  var isListening: Bool {
    get { listener != nil }
    set {
      if newValue == isListening { return }
      listener = newValue ? scene.map { LogListener($0, for: self) } : nil
    }
  }

  func add(_ entry: LogEntry) {
    if start == nil { start = entry.time }
    book.add(entry)
    hasNewEntries = true
    invalidate(.motion, reason: "log")
  }

  var entries: [LogEntry] {
    let kind = tabs.selection.flatMap { $0 > 0 ? LogEntry.Kind.allCases[$0 - 1] : nil }
    return book.entries.filter { (kind == nil || $0.kind == kind) && $0.contains(filter) }
  }

  private func refresh() {
    hasNewEntries = false
    lastRefresh = scene?.now
    let shown = entries
    count.string =
      shown.count == book.entries.count
      ? "\(shown.count) \(shown.count == 1 ? "entry" : "entries")"
      : "\(shown.count) of \(book.entries.count)"
    copyLink.isEnabled = !shown.isEmpty
    if view.offset < view.maximumOffset {
      view.scroll(by: -Double(book.removedCount - shownRemovals) * LogRows.Metrics.rowHeight)
    }
    shownRemovals = book.removedCount
    rows.show(shown, since: start ?? .zero)
    hint.string =
      book.entries.isEmpty ? "No events yet. Use a control to start." : "No matching entries"
    hint.isHidden = !shown.isEmpty
    clearLink.isEnabled = !book.entries.isEmpty
  }

  private func showVisibleRows() { rows.invalidate([.paint, .semantics], reason: "sight") }

  override func advance(to time: Instant) -> NextFrame {
    if !hasNewEntries { return .idle }
    if let lastRefresh, time >= lastRefresh, time.seconds(since: lastRefresh) < Self.interval {
      return .at(lastRefresh.advanced(by: Self.interval))
    }
    refresh()
    return .idle
  }

  var text: String {
    let start = start ?? .zero
    return entries.map { $0.line(since: start) + "\n" }.joined()
  }

  func copy() {
    if onCopy?(text) == true { copyLink.confirm("Copied") }
  }

  private func clear() {
    let before = book
    removeEntries()
    changes?.addLarge("Clear", of: self, isOfWindow: true) { [weak self] in
      self?.restore(before)
    } redo: { [weak self] in
      self?.removeEntries()
    }
  }

  /// Shows removed entries again, before those that came since.
  private func restore(_ before: LogBook) {
    let since = book.entries
    book = before
    for entry in since { book.add(entry) }
    refresh()
  }

  private func removeEntries() {
    book.removeAll()
    // Otherwise the log would seem to stay empty.
    filterLine.text = ""
    tabs.select(0, animated: true)
    onHover?(nil)
    refresh()
  }

  var hasFocus: Bool { scene?.focusedNode?.lies(in: self) ?? false }

  /// Adds the first line of a text to the filter.
  func paste(_ text: String) {
    filterLine.text += text.drop(while: \.isWhitespace).prefix { !$0.isNewline }
    refresh()
  }

  /// Text that is typed while a row has the focus goes to the filter, which gets the focus.
  override func keyPressed(_ event: KeyEvent) -> Bool {
    if filterLine.isFocused { return false }
    switch event.key {
    case .space, .named("backspace"): if filter.isEmpty { return false }
    case .character: break
    case .named where event.text != nil: break
    case .escape where !filter.isEmpty:
      filterLine.text = ""
      refresh()
      return true
    default: return false
    }
    scene?.setFocus(filterLine, isVisible: true)
    let end = filterLine.text.utf8.count
    filterLine.select(end..<end)
    return filterLine.keyPressed(event)
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Event Log") }

  override func layout(in context: LayoutContext) {
    func line(_ start: Double, _ width: Double) -> Rect {
      Rect(x: start, y: 0, width: max(0, width), height: Metrics.captionHeight)
    }
    let edge = frame.width - Metrics.inset
    let end = place(copyLink, upTo: edge, midY: Metrics.captionHeight / 2, context)
    var start = Metrics.inset
    if !isCompact {
      let width = caption.measure(frame.size, in: context).width
      place(caption, line(start, width), context)
      start += width + Metrics.captionSpacing
    }
    place(count, line(start, end - Metrics.captionSpacing - start), context)
    let width = max(0, frame.width - 2 * Metrics.inset)
    tabs.frame = Rect(x: Metrics.inset, y: Metrics.tabsY, width: width, height: Metrics.tabsHeight)
    tabs.isHidden = barY < Metrics.rowsY + Metrics.leastRows
    let rowsY = tabs.isHidden ? Metrics.lowRowsY : Metrics.rowsY
    let rowsHeight = max(0, barY - rowsY)
    view.frame = Rect(x: 0, y: rowsY, width: frame.width, height: rowsHeight)
    hint.frame = Rect(
      x: Metrics.inset, y: rowsY, width: width,
      height: min(rowsHeight, 3 * LogRows.Metrics.rowHeight))
    showVisibleRows()
    let x = place(clearLink, upTo: edge, midY: barY + Metrics.barHeight / 2, context)
    place(
      filterLine,
      Rect(
        x: Metrics.inset, y: barY, width: max(0, x - Metrics.linkGap - Metrics.inset),
        height: Metrics.barHeight), context)
  }

  private var card: Rect {
    let bottom = frame.height - (isCompact ? Metrics.sheetMargin : 0)
    return Rect(x: 0, y: Metrics.cardY, width: frame.width, height: max(0, bottom - Metrics.cardY))
  }

  private var barY: Double { max(Metrics.lowRowsY, card.maxY - Metrics.barHeight) }

  override var elevatesChildren: Bool { true }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.drawCard(card, theme: context.theme)
    painter.drawHairline(from: Point(0, barY), length: frame.width, theme: context.theme)
  }
}
