import Canvas
import Controls

final class MeasurementsTable: RowList {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 12)
    static let figure = Font(size: 12, weight: .semibold, figures: .tabular)
    static let spec = Font(size: 12, figures: .tabular)
    static let note = Font(size: 11)
    static let row = 30.0
    static let noteLine = 14.0
    static let narrowRow = 28.0
    static let header = 28.0
    static let padding = 16.0
    static let figureWidth = 70.0
    static let gap = 12.0
    static let radius = 8.0
    /// In a narrower table the origin is below the name.
    static let narrow = 560.0
    static let nameShare = 0.36
    static let chevron = 12.0
  }

  var onShow: ((ControlMeasurement?) -> Void)?
  /// The rows: measurements of the control, then the constants, which are hidden at first.
  private(set) var entries: [MeasurementRow] = []
  private var values: MeasurementValues?
  /// The tokens of the control's description, which all previews share.
  private var tokens: [Token]?
  private var showsConstants = false

  private var pinnedRow: Int? { didSet { if pinnedRow != oldValue { chosenChanged() } } }
  private var rows: [Rect] = []
  /// Seconds between two updates while something moves. spec: docs/spec/window.md#rules/updates
  private static let interval = 0.1
  private var lastUpdate: Instant?
  private var end: Instant?

  var onTime: (() -> Void)?

  init() {
    super.init(label: "Measurements")
    textScale = 1
    currentRow = 0
  }

  override var elevatesChildren: Bool { true }

  @discardableResult
  func refresh(_ preview: ControlPreview) -> Bool {
    let now = scene?.now ?? .zero
    if let lastUpdate, now > lastUpdate, now.seconds(since: lastUpdate) < Self.interval {
      // The last frame of a motion has to be shown, too.
      end = lastUpdate.advanced(by: Self.interval)
      invalidate(.motion, reason: "measurements")
      return false
    }
    lastUpdate = now
    end = nil
    let tokens = tokens ?? preview.description.tokens
    self.tokens = tokens
    let values = MeasurementValues(of: preview.control, tokens)
    // Their texts take longer than all else in a frame.
    if values == self.values { return true }
    self.values = values
    showRows()
    return true
  }

  private func showRows() {
    guard let values, let tokens else { return }
    let entries = MeasurementRow.all(of: values, tokens, showsConstants: showsConstants)
    if entries == self.entries { return }
    let isLonger = entries.count != self.entries.count
    self.entries = entries
    if let pinnedRow, !entries.indices.contains(pinnedRow) { self.pinnedRow = nil }
    forgetMissingRows()
    currentRow = min(currentRow ?? 0, max(0, entries.count - 1))
    invalidate(isLonger ? [.layout, .paint] : .paint, reason: "measurements")
    onShow?(chosen)
  }

  override func advance(to time: Instant) -> NextFrame {
    guard let end else { return .idle }
    if time < end { return .at(end) }
    self.end = nil
    lastUpdate = nil
    onTime?()
    return .idle
  }

  private var chosen: ControlMeasurement? {
    let focused = scene?.isFocusVisible == true && isFocused ? currentRow : nil
    let index = hoveredRow ?? focused ?? pinnedRow
    guard let index, entries.indices.contains(index) else { return nil }
    return entries[index].measurement
  }

  private func chosenChanged() {
    invalidate([.paint, .semantics], reason: "row")
    onShow?(chosen)
  }

  private typealias Columns = (isNarrow: Bool, name: Double, origin: Double)

  private func columns(in width: Double) -> Columns {
    let room = max(0, width - 2 * Metrics.padding)
    let left = max(0, room - 2 * (Metrics.figureWidth + Metrics.gap))
    if width < Metrics.narrow { return (true, left, room) }
    let name = (left * Metrics.nameShare).rounded()
    return (false, name, max(0, left - name - 2 * Metrics.gap))
  }

  private func arrange(
    width: Double, _ measuring: any TextMeasuring
  ) -> [(frame: Rect, origin: [String])] {
    let columns = columns(in: width)
    var y = Metrics.header
    return entries.map { entry in
      let lines =
        entry.origin.isEmpty
        ? [] : measuring.lines(of: entry.origin, font: Metrics.note, width: columns.origin)
      let notes = Double(lines.count) * Metrics.noteLine
      let height = columns.isNarrow ? Metrics.narrowRow + notes : max(Metrics.row, notes + 8)
      defer { y += height }
      return (Rect(x: 0, y: y, width: width, height: height), lines)
    }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let end =
      arrange(width: available.width, context.unscaled.text).last?.frame.maxY ?? Metrics.header
    return Size(available.width, end + Metrics.padding / 2)
  }

  override func layout(in context: LayoutContext) {
    rows = arrange(width: frame.width, context.text).map(\.frame)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.drawCard(bounds, theme: theme)
    let columns = columns(in: frame.width)
    paintRow(
      MeasurementRow(name: "Name", measured: "Measured", spec: "Spec", origin: "Origin"),
      origin: columns.isNarrow ? [] : ["Origin"], isHeader: true,
      in: Rect(x: 0, y: 0, width: frame.width, height: Metrics.header), columns, painter, context)
    let arranged = arrange(width: frame.width, context.text)
    for (index, entry) in entries.enumerated() {
      let place = arranged[index].frame
      painter.drawHairline(
        from: Point(Metrics.padding, place.minY), length: frame.width - 2 * Metrics.padding,
        theme: theme)
      let highlight = RoundedRectangle(
        place.inset(by: Insets(horizontal: 8, vertical: 1)), radius: Metrics.radius,
        curve: .continuous)
      if index == pinnedRow {
        painter.fill(highlight, color: theme.accent.opacity(0.12))
      } else if index == hoveredRow {
        painter.fill(highlight, color: theme.hover)
      }
      paintRow(entry, origin: arranged[index].origin, in: place, columns, painter, context)
      if context.showsFocus, index == currentRow {
        painter.strokeInside(highlight, width: 2, color: theme.focusRing)
      }
    }
  }

  private func paintRow(
    _ entry: MeasurementRow, origin: [String], isHeader: Bool = false, in place: Rect,
    _ columns: Columns, _ painter: any Painter, _ context: PaintContext
  ) {
    let theme = context.theme
    func write(
      _ string: String, _ font: Font, x: Double, width: Double, isTrailing: Bool = false,
      y: Double, _ color: Color
    ) {
      let text = Text(string, font: isHeader ? Metrics.note : font, maximumWidth: width)
      let start = isTrailing ? x + width - context.text.size(of: text).width : x
      let color = isHeader ? theme.annotation : color
      painter.draw(text, from: start, in: place, midY: y, color: color, context)
    }
    let notes = Double(origin.count) * Metrics.noteLine
    let y = place.midY - (columns.isNarrow ? notes / 2 : 0)
    var x = Metrics.padding
    if entry.isGroup { paintChevron(in: place, painter, context) }
    write(entry.name, Metrics.font, x: x, width: columns.name, y: y, theme.label)
    x += columns.name + Metrics.gap
    let measuredColor = entry.isOff ? theme.tools.pastText : theme.label
    for (value, font, color) in [
      (entry.measured, Metrics.figure, measuredColor),
      (entry.spec, Metrics.spec, theme.annotation),
    ] {
      write(value, font, x: x, width: Metrics.figureWidth, isTrailing: true, y: y, color)
      x += Metrics.figureWidth + Metrics.gap
    }
    x += Metrics.gap
    if columns.isNarrow { x = Metrics.padding }
    let firstLine = columns.isNarrow ? 0.8 * Metrics.noteLine + 7 : 0.5 * Metrics.noteLine
    for (index, line) in origin.enumerated() {
      let y = place.midY - notes / 2 + firstLine + Double(index) * Metrics.noteLine
      write(line, Metrics.note, x: x, width: columns.origin, y: y, theme.annotation)
    }
  }

  private func paintChevron(in place: Rect, _ painter: any Painter, _ context: PaintContext) {
    let symbol: Symbol =
      showsConstants
      ? .chevronDown : context.direction == .leftToRight ? .chevronRight : .chevronLeft
    painter.draw(
      symbol, from: place.width - Metrics.padding - Metrics.chevron, in: place,
      size: Metrics.chevron, color: context.theme.annotation, context)
  }

  override var rowCount: Int { entries.count }
  override func row(at point: Point) -> Int? { rows.firstIndex { $0.contains(point) } }

  override func frame(ofRow row: Int) -> Rect { rows.indices.contains(row) ? rows[row] : .zero }

  override func hoverChanged(from old: Int?) { chosenChanged() }
  override func currentRowChanged() { chosenChanged() }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, pinnedRow != nil else { return super.keyPressed(event) }
    pinnedRow = nil
    return true
  }

  override func choose(_ row: Int) {
    currentRow = row
    if entries[row].isGroup {
      showsConstants.toggle()
      return showRows()
    }
    pinnedRow = pinnedRow == row ? nil : row
  }

  override var semantics: Semantics? {
    Semantics(
      role: .list, label: label,
      value: .selection(pinnedRow.map { [$0] } ?? [], count: entries.count), actions: .select,
      parts: entries.indices.map { index in
        let entry = entries[index]
        let choice = SemanticsValue.choice(
          isSelected: index == pinnedRow, index: index, count: entries.count)
        return Semantics(
          role: .listItem, label: entry.name, value: entry.isGroup ? .none : choice,
          actions: .select,
          help: entry.spokenText, frame: frame(ofRow: index),
          isFocused: isFocused && index == currentRow,
          isExpanded: entry.isGroup ? showsConstants : nil)
      })
  }
}
