import Canvas
import Controls

final class LogPanel: Node, Panel {
  static let description = PanelDescription(
    .log, "Event Log", symbol: .list, place: .column, shortcut: Shortcut("l"), tabs: ["Log"])

  /// pt. design: playground, Log
  private enum Metrics {
    static let caption = Font(size: 12, weight: .semibold)
    static let count = Font(size: 12, figures: .tabular)
    static let captionHeight = 15.0
    static let captionInset = 16.0
    static let captionSpacing = 12.0
    static let cardY = 23.0
    /// Below the card in a sheet. chosen
    static let sheetMargin = 10.0
  }

  /// Seconds between two updates. design: playground, Rules
  private static let interval = 0.1
  /// In characters. chosen
  private static let longestPaste = 200

  var onHover: ((Control?) -> Void)?
  var onChoose: ((Instant) -> Void)?
  var onCopy: ((String) -> Bool)?
  var isOfInterest: (Control) -> Bool = { _ in true }

  var start: Instant?

  private let caption = Label("Event Log", font: Metrics.caption, role: .secondary)
  private let count = Label("", font: Metrics.count, role: .secondary)
  private let copyLink = LinkButton("Copy", symbol: .copy)
  private let card = LogCard()

  private(set) var book = LogBook()
  private var listener: LogListener?
  private var lastRefresh: Instant?
  private var hasNewEntries = false
  var filter: String { card.filter.text }

  func show(_ context: PanelContext) {
    isListening = context.isShown
    isCompact = context.isCompact
  }

  private var isCompact = false {
    didSet {
      if isCompact == oldValue { return }
      // The tab of the sheet says it.
      caption.isHidden = isCompact
      invalidate(.layout, reason: "room")
    }
  }

  override init() {
    super.init()
    copyLink.identifier = "log-copy"
    for node in [caption, count, copyLink, card] as [Node] { addChild(node) }
    card.tabs.onChange { [weak self] _ in self?.refresh() }
    card.rows.onHover = { [weak self] in self?.onHover?($0?.control) }
    card.rows.onChoose = { [weak self] in self?.onChoose?($0.time) }
    copyLink.onPress = { [weak self] in self?.copy() }
    card.clear.onPress = { [weak self] in self?.clear() }
    card.filter.onPress = { [weak self] in
      if let self { scene?.setFocus(card.rows, isVisible: true) }
    }
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
    let kind = card.tabs.selection.flatMap { $0 > 0 ? LogEntry.Kind.allCases[$0 - 1] : nil }
    if kind == nil && filter.isEmpty { return book.entries }
    return book.entries.filter { entry in
      (kind == nil || entry.kind == kind) && entry.contains(filter)
    }
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
    card.show(
      shown, since: start ?? .zero, removed: book.removedCount,
      hint: book.entries.isEmpty ? "No events yet. Use a control to start." : "No matching entries")
  }

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
    book.removeAll()
    onHover?(nil)
    refresh()
  }

  var hasFocus: Bool { scene?.focusedNode?.lies(in: self) ?? false }

  private func setFilter(_ text: String) {
    card.filter.text = text
    refresh()
  }

  /// Adds the first line of a text to the filter.
  func paste(_ text: String) {
    let line = text.drop(while: \.isWhitespace).prefix(while: { !$0.isNewline })
    let printable = line.filter { !$0.isASCII || $0 >= " " }
    setFilter(filter + printable.prefix(Self.longestPaste).lowercased())
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .character(let character):
      setFilter(filter + (event.text ?? String(character)).lowercased())
    case .named where event.text != nil: setFilter(filter + (event.text ?? "").lowercased())
    case .space where !filter.isEmpty: setFilter(filter + " ")
    case .named("backspace") where !filter.isEmpty: setFilter(String(filter.dropLast()))
    case .escape where !filter.isEmpty: setFilter("")
    default: return false
    }
    return true
  }

  override var semantics: Semantics? { Semantics(role: .group, label: "Event Log") }

  override func layout(in context: LayoutContext) {
    func line(_ start: Double, _ width: Double) -> Rect {
      Rect(x: start, y: 0, width: max(0, width), height: Metrics.captionHeight)
    }
    let copySize = copyLink.measure(frame.size, in: context)
    let end = frame.width - Metrics.captionInset - copySize.width
    place(
      copyLink, Rect(x: end, midY: Metrics.captionHeight / 2, size: copySize), context)
    var start = Metrics.captionInset
    if !isCompact {
      let width = caption.measure(frame.size, in: context).width
      place(caption, line(start, width), context)
      start += width + Metrics.captionSpacing
    }
    place(count, line(start, end - Metrics.captionSpacing - start), context)
    let bottom = frame.height - (isCompact ? Metrics.sheetMargin : 0)
    card.frame = Rect(
      x: 0, y: Metrics.cardY, width: frame.width, height: max(0, bottom - Metrics.cardY))
  }
}
