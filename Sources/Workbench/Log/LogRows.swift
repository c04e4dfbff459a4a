import Canvas
import Controls

/// The rows of the event log; only visible ones are painted.
final class LogRows: EqualRowList {
  /// pt. spec: docs/spec/window.md#tools/log; others chosen
  enum Metrics {
    static let rowHeight = 27.0
    static let padding = 16.0
    static let highlightInset = 8.0
    static let highlightRadius = 6.0
    static let markCenter = 66.0
    static let nameStart = 78.0
    static let eventStart = 154.0
    static let gap = 6.0
    static let markGap = 10.0
    /// The marks look equally large. chosen
    static let ring = 7.5
    static let ringWidth = 1.5
    static let dot = 7.0
    static let square = 7.0
    static let squareRadius = 2.0
    static let font = Font(size: 12)
    static let actionFont = Font(size: 12, weight: .medium)
    static let figures = Font(size: 12, figures: .tabular)
  }

  weak var view: ScrollView?
  var onHover: ((LogEntry?) -> Void)?
  var onChoose: ((LogEntry) -> Void)?

  private(set) var entries: [LogEntry] = []
  private var start = Instant.zero

  /// The number of the current entry.
  private var current: Int? { didSet { changed(current, from: oldValue, .paint, "current row") } }

  init() {
    super.init(label: "Events", rowHeight: Metrics.rowHeight)
    identifier = "log-rows"
  }

  func show(_ entries: [LogEntry], since start: Instant) {
    let isHigher = entries.count != self.entries.count
    (self.entries, self.start) = (entries, start)
    forgetMissingRows()
    invalidate(isHigher ? [.layout, .paint, .semantics] : [.paint, .semantics], reason: "log")
  }

  var visibleRows: Range<Int> {
    func row(_ y: Double) -> Int { Int(min(max(y / Metrics.rowHeight, 0), Double(entries.count))) }
    let top = view?.offset ?? 0
    return row(top)..<min(row(top + (view?.frame.height ?? 0)) + 1, entries.count)
  }

  override var rowCount: Int { entries.count }

  override func row(ofPart index: Int) -> Int? {
    let row = visibleRows.lowerBound + index
    return visibleRows.contains(row) ? row : nil
  }

  override func hoverChanged(from old: Int?) {
    invalidate(.paint, reason: "hover")
    onHover?(hoveredRow.map { entries[$0] })
  }

  override var currentRow: Int? {
    get { entries.firstIndex { $0.number == current } }
    set { current = newValue.map { entries[$0].number } }
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

  // MARK: Painting

  override func paint(with painter: any Painter, in context: PaintContext) {
    // Times of 100 s and more need a wider column.
    let longest = Text(entries.last?.seconds(since: start) ?? "", font: Metrics.figures)
    let time = context.text.size(of: longest).width
    let shift = max(0, Metrics.padding + time + Metrics.markGap - Metrics.markCenter).rounded(.up)
    for row in visibleRows { paint(row, shiftedBy: shift, with: painter, context) }
    guard context.showsFocus else { return }
    // The scroll view makes an empty list as high as itself.
    let area = entries.isEmpty ? bounds : frame(ofRow: currentRow ?? entries.count - 1)
    painter.strokeInside(
      highlight(in: area), width: FocusRing.width, color: context.theme.focusRing)
  }

  private func highlight(in area: Rect) -> RoundedRectangle {
    RoundedRectangle(
      area.inset(by: Insets(horizontal: Metrics.highlightInset, vertical: 0)),
      radius: Metrics.highlightRadius, curve: .continuous)
  }

  private func paint(
    _ row: Int, shiftedBy shift: Double, with painter: any Painter, _ context: PaintContext
  ) {
    let (theme, entry, frame) = (context.theme, entries[row], frame(ofRow: row))
    if row == hoveredRow || entry.number == current {
      painter.fill(highlight(in: frame), color: theme.hover)
    }
    paintMark(entry.kind, at: Metrics.markCenter + shift, in: frame, with: painter, context)
    var end = frame.width - Metrics.padding
    if entry.count > 1 {
      let count = Text("× \(entry.count)", font: Metrics.figures)
      let size = painter.draw(count, upTo: end, in: frame, color: theme.annotation, context)
      end -= size.width + Metrics.gap
    }
    func draw(_ words: String, _ font: Font, from x: Double, upTo end: Double?, _ color: Color) {
      let text = Text(words, font: font, maximumWidth: end.map { max(0, $0 - x) })
      painter.draw(text, from: x, in: frame, color: color, context)
    }
    let (name, event) = (Metrics.nameStart + shift, Metrics.eventStart + shift)
    let (font, color) =
      entry.kind == .action ? (Metrics.actionFont, theme.label) : (Metrics.font, theme.annotation)
    let seconds = entry.seconds(since: start)
    draw(seconds, Metrics.figures, from: Metrics.padding, upTo: nil, theme.annotation)
    draw(entry.name, Metrics.font, from: name, upTo: event - Metrics.gap, theme.label)
    draw(entry.event, font, from: event, upTo: end, color)
  }

  private func paintMark(
    _ kind: LogEntry.Kind, at center: Double, in frame: Rect, with painter: any Painter,
    _ context: PaintContext
  ) {
    let x = context.direction.x(center, width: 0, in: frame.width)
    func box(_ side: Double) -> Rect { Rect(center: Point(x, frame.midY), size: Size(side, side)) }
    switch kind {
    case .gesture:
      painter.strokeInside(
        .capsule(box(Metrics.ring)), width: Metrics.ringWidth, color: context.theme.accent)
    case .action: painter.fill(.capsule(box(Metrics.dot)), color: context.theme.label)
    case .haptic:
      painter.fill(
        RoundedRectangle(box(Metrics.square), radius: Metrics.squareRadius),
        color: context.theme.tools.past)
    }
  }
}
