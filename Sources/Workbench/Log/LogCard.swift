import Canvas
import Controls

final class LogCard: Node {
  /// pt. design: playground, Log
  private enum Metrics {
    static let padding = 16.0
    static let tabsY = 14.0
    static let tabsHeight = 28.0
    static let rowsY = 52.0
    /// In a low card, which has no tabs. chosen
    static let lowRowsY = 8.0
    /// The least height of the rows below the tabs. chosen
    static let leastRows = 2 * LogRows.Metrics.rowHeight
    static let barHeight = 43.0
    static let linkGap = 22.0
    static let hint = Font(size: 13)
  }

  let tabs = SegmentedControl(
    ["All", "Gestures", "Actions", "Haptics"], selection: 0, label: "Log filter")
  let rows = LogRows()
  let filter = LogFilter()
  let clear = LinkButton("Clear")
  private let view: ScrollView
  private let hint = Label("", font: Metrics.hint, role: .secondary, alignment: .center)
  private var removed = 0

  override init() {
    view = ScrollView(rows)
    super.init()
    tabs.controlSize = .small
    tabs.apportionsSegmentWidthsByContent = true
    tabs.identifier = "log-kinds"
    clear.identifier = "log-clear"
    for node in [tabs, view, hint, filter, clear] as [Node] { addChild(node) }
    view.staysAtEnd = true
    view.onScroll = { [weak self] _ in self?.showVisibleRows() }
    rows.onReveal = { [weak self] top, bottom in self?.reveal(from: top, to: bottom) }
  }

  /// `removed` is the number of older entries that were discarded.
  func show(_ entries: [LogEntry], since start: Instant, removed: Int, hint text: String) {
    if view.offset < view.maximumOffset {
      view.scroll(by: -Double(removed - self.removed) * LogRows.Metrics.rowHeight)
    }
    self.removed = removed
    rows.show(entries, since: start)
    hint.string = text
    hint.isHidden = !entries.isEmpty
    clear.isEnabled = !entries.isEmpty
  }

  private func showVisibleRows() { rows.showPart(top: view.offset, height: view.frame.height) }

  private func reveal(from top: Double, to bottom: Double) {
    if top < view.offset {
      view.scroll(to: top)
    } else if bottom > view.offset + view.frame.height {
      view.scroll(to: bottom - view.frame.height)
    }
  }

  override var elevatesChildren: Bool { true }

  private var barY: Double { max(Metrics.lowRowsY, frame.height - Metrics.barHeight) }

  override func layout(in context: LayoutContext) {
    let width = max(0, frame.width - 2 * Metrics.padding)
    tabs.frame = Rect(
      x: Metrics.padding, y: Metrics.tabsY, width: width, height: Metrics.tabsHeight)
    let barY = self.barY
    tabs.isHidden = barY < Metrics.rowsY + Metrics.leastRows
    let rowsY = tabs.isHidden ? Metrics.lowRowsY : Metrics.rowsY
    let rowsHeight = max(0, barY - rowsY)
    view.frame = Rect(x: 0, y: rowsY, width: frame.width, height: rowsHeight)
    hint.frame = Rect(
      x: Metrics.padding, y: rowsY, width: width,
      height: min(rowsHeight, 3 * LogRows.Metrics.rowHeight))
    showVisibleRows()
    let size = clear.measure(frame.size, in: context)
    let x = frame.width - Metrics.padding - size.width
    place(clear, Rect(x: x, midY: barY + Metrics.barHeight / 2, size: size), context)
    place(
      filter,
      Rect(
        x: Metrics.padding, y: barY, width: max(0, x - Metrics.linkGap - Metrics.padding),
        height: Metrics.barHeight), context)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.drawCard(bounds, theme: theme)
    painter.drawHairline(from: Point(0, barY), length: frame.width, theme: theme)
  }
}

final class LogFilter: Node {
  /// pt. design: playground, Log
  private enum Metrics {
    static let icon = 13.0
    static let gap = 8.0
    static let font = Font(size: 12)
  }

  var onPress: (() -> Void)?

  private let placeholder: String

  init(placeholder: String = "Filter") { self.placeholder = placeholder }

  var text = "" { didSet { changed(text, from: oldValue, [.paint, .semantics], "filter") } }

  override var isHitTestable: Bool { true }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    onPress?()
    return true
  }

  override var semantics: Semantics? {
    Semantics(
      role: .staticText, label: placeholder, value: .text(text),
      help: "While the log has the focus, type to filter its entries.", identifier: "log-filter")
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.draw(
      Symbol.magnifier, from: 0, in: bounds, size: Metrics.icon,
      color: text.isEmpty ? theme.annotation : theme.accent, context)
    let start = Metrics.icon + Metrics.gap
    painter.draw(
      Text(
        text.isEmpty ? placeholder : text, font: Metrics.font,
        maximumWidth: max(0, frame.width - start)),
      from: start, in: bounds, color: text.isEmpty ? theme.annotation : theme.label, context)
  }
}
