import Canvas
import Controls

/// Only visible rows have nodes.
final class LogRows: RowList {
  var onHover: ((LogEntry?) -> Void)?
  var onChoose: ((LogEntry) -> Void)?
  var onReveal: ((_ top: Double, _ bottom: Double) -> Void)?

  private(set) var entries: [LogEntry] = []
  private var start = Instant.zero
  private var nodes: [LogRow] = []
  private var visiblePart: (top: Double, height: Double) = (0, 0)
  private(set) var visibleRows = 0..<0

  private var current: Int? { didSet { if current != oldValue { showRows() } } }

  init() {
    super.init(label: "Events")
    identifier = "log-rows"
  }

  func show(_ entries: [LogEntry], since start: Instant) {
    let isHigher = entries.count != self.entries.count
    self.entries = entries
    self.start = start
    forgetMissingRows()
    showRows()
    invalidate(isHigher ? [.layout, .semantics] : .semantics, reason: "log")
  }

  func showPart(top: Double, height: Double) {
    if visiblePart == (top, height) { return }
    visiblePart = (top, height)
    showRows()
    invalidate(.semantics, reason: "sight")
  }

  private func frame(ofRow row: Int) -> Rect {
    let height = LogRow.Metrics.height
    return Rect(x: 0, y: Double(row) * height, width: frame.width, height: height)
  }

  private func showRows() {
    let height = LogRow.Metrics.height
    func row(_ y: Double) -> Int { Int(min(max(y / height, 0), Double(entries.count))) }
    visibleRows =
      row(visiblePart.top)..<min(row(visiblePart.top + visiblePart.height) + 1, entries.count)
    while nodes.count < visibleRows.count {
      let node = LogRow()
      nodes.append(node)
      addChild(node)
    }
    while nodes.count > visibleRows.count { nodes.removeLast().removeFromParent() }
    // A row keeps its node as other rows are added and removed.
    for row in visibleRows {
      let node = nodes[row % nodes.count]
      node.content = content(ofRow: row)
      node.frame = frame(ofRow: row)
    }
  }

  private func content(ofRow row: Int) -> LogRow.Content {
    let entry = entries[row]
    return LogRow.Content(
      time: entry.seconds(since: start), longestTime: entries.last?.seconds(since: start) ?? "",
      kind: entry.kind, name: entry.name, event: entry.event, count: entry.count,
      isHovered: row == hoveredRow, isCurrent: entry.number == current)
  }

  override var rowCount: Int { entries.count }

  override func row(at point: Point) -> Int? {
    let place = point.y / LogRow.Metrics.height
    guard (0..<Double(entries.count)).contains(place), (0..<frame.width).contains(point.x)
    else { return nil }
    return Int(place)
  }

  override func row(ofPart index: Int) -> Int? {
    let row = visibleRows.lowerBound + index
    return visibleRows.contains(row) ? row : nil
  }

  override func hoverChanged(from old: Int?) {
    showRows()
    onHover?(hoveredRow.map { entries[$0] })
  }

  override var currentRow: Int? {
    get { entries.firstIndex { $0.number == current } }
    set {
      current = newValue.map { entries[$0].number }
      guard let newValue else { return }
      let frame = frame(ofRow: newValue)
      onReveal?(frame.minY, frame.maxY)
    }
  }

  override func choose(_ row: Int) {
    current = entries[row].number
    onChoose?(entries[row])
  }

  /// Only visible rows are part of the accessibility tree.
  override var semantics: Semantics? {
    let row = currentRow
    return Semantics(
      role: .list, label: label,
      value: .selection(row.map { [$0] } ?? [], count: entries.count), actions: .select,
      parts: visibleRows.map { index in
        let entry = entries[index]
        return Semantics(
          role: .listItem, label: spoken(entry),
          value: .choice(isSelected: index == row, index: index, count: entries.count),
          actions: .select, frame: frame(ofRow: index),
          isFocused: isFocused && index == row, key: entry.number)
      })
  }

  private func spoken(_ entry: LogEntry) -> String {
    let times = entry.count > 1 ? ", \(entry.count) times" : ""
    return "\(entry.name), \(entry.event)\(times), at \(entry.seconds(since: start)) s"
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(available.width, Double(entries.count) * LogRow.Metrics.height)
  }

  override func stretches(along axis: Axis) -> Bool { axis == .horizontal }

  override func layout(in context: LayoutContext) { showRows() }

  override func paint(with painter: any Painter, in context: PaintContext) {
    guard context.showsFocus, !entries.isEmpty else { return }
    painter.strokeInside(
      LogRow.plate(in: frame(ofRow: currentRow ?? entries.count - 1)), width: FocusRing.width,
      color: context.theme.focusRing)
  }
}
