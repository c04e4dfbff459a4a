import Canvas
import Controls

/// A list of all commands, which typing filters.
final class CommandPalette: DimmingLayer<PaletteCard> {
  /// In points. chosen
  private enum Metrics {
    static let width = 460.0
    static let margin = 8.0
    /// The distance from the top, as part of the height of the window.
    static let top = 0.12
  }

  init(_ table: CommandTable, onChoose: @escaping (Command) -> Void) {
    super.init(PaletteCard(table))
    card.rows.onChoose = onChoose
  }

  /// Keys that the filter does not use move among the commands.
  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard card.rows.keyPressed(event) else { return false }
    card.filter.movedList = card.rows
    return true
  }

  func refresh() { card.rows.refresh() }

  override var semantics: Semantics? { Semantics(role: .dialog, label: "All Commands") }

  override func layout(in context: LayoutContext) {
    let room = bounds.inset(by: Metrics.margin)
    let width = min(Metrics.width * context.growth, room.width)
    let y = max(room.minY, (frame.height * Metrics.top).rounded())
    let height = card.measure(Size(width, room.maxY - y), in: context).height
    card.frame = Rect(x: (frame.width - width) / 2, y: y, width: width, height: height)
  }
}

final class PaletteCard: Node {
  /// In points. chosen
  private enum Metrics {
    static let inset = 16.0
    static let filterHeight = 44.0
    static let filterStyle = TextFieldStyle.plain(font: Font(size: 13), height: filterHeight)
    static let mostRows = 12.0
    static let padding = 6.0
    static let hint = Font(size: 13)
  }

  let filter = TextField(label: "Commands")
  fileprivate let rows = PaletteRows()
  private let table: CommandTable
  private let view: ScrollView
  private let hint = Label(
    "No matching commands", font: Metrics.hint, role: .secondary, alignment: .center)

  init(_ table: CommandTable) {
    self.table = table
    view = ScrollView(rows)
    super.init()
    for node in [filter, view, hint] as [Node] { addChild(node) }
    filter.placeholder = "Type a command"
    filter.symbol = .magnifier
    filter.style = Metrics.filterStyle
    filter.onChange { [weak self] _ in self?.showMatches() }
    rows.onCurrentRow = { [weak self] in self?.showResult() }
    filter.onSubmit { [rows] _ in rows.currentRow.map { rows.choose($0) } }
    showMatches()
  }

  func showMatches() {
    let matches = table.commands(matching: filter.text)
    // The first match is selected, so unavailable commands are last.
    rows.commands =
      filter.text.isEmpty
      ? matches
      : matches.filter { $0.disabledReason() == nil }
        + matches.filter { $0.disabledReason() != nil }
    hint.isHidden = !rows.commands.isEmpty
    showResult()
    view.scroll(to: 0)
    invalidate(.layout, reason: "filter")
  }

  /// Says which command Return runs.
  private func showResult() { filter.result = rows.currentText ?? hint.string }

  /// A press beside the rows is not outside.
  override var isHitTestable: Bool { true }

  override var elevatesChildren: Bool { true }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    // The card keeps its height while the user types.
    let rows = Metrics.mostRows * PaletteRows.Metrics.height * context.growth
    let height = Metrics.filterHeight * context.growth + rows + 2 * Metrics.padding
    return Size(available.width, min(height, available.height))
  }

  override func layout(in context: LayoutContext) {
    let top = Metrics.filterHeight * context.growth
    filter.frame = Rect(x: Metrics.inset, y: 0, width: frame.width - 2 * Metrics.inset, height: top)
    view.frame = Rect(
      x: Metrics.padding, y: top + Metrics.padding, width: frame.width - 2 * Metrics.padding,
      height: max(0, frame.height - top - 2 * Metrics.padding))
    hint.frame = Rect(x: 0, y: view.frame.minY, width: frame.width, height: top)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(bounds, radius: Card.cornerRadius, curve: .continuous)
    painter.drawFloatingCard(shape, casting: theme.panelShadow, theme: theme)
    painter.drawHairline(from: Point(0, filter.frame.maxY), length: frame.width, theme: theme)
  }
}

private final class PaletteRows: EqualRowList {
  /// In points. chosen
  enum Metrics {
    static let height = 30.0
    static let inset = 10.0
    static let titleX = 30.0
    static let check = 12.0
    static let gap = 8.0
    static let radius = 6.0
    static let disabledOpacity = 0.45
    static let font = Font(size: 13)
    static let groupFont = Font(size: 12)
  }

  var onChoose: ((Command) -> Void)?
  var onCurrentRow: (() -> Void)?

  var commands: [Command] = [] {
    didSet {
      currentRow = commands.isEmpty ? nil : 0
      invalidate([.layout, .paint, .semantics], reason: "commands")
    }
  }

  /// Whether each command is on and available, when that was last asked.
  private var states: [[Bool]] = [] {
    didSet { changed(states, from: oldValue, [.paint, .semantics], "states") }
  }

  func refresh() { states = commands.map { [$0.isChecked == true, $0.disabledReason() == nil] } }

  init() { super.init(label: "Commands", rowHeight: Metrics.height) }

  override var isFocusable: Bool { false }

  override var rowCount: Int { commands.count }

  /// A pointer that rests where the palette opens chooses nothing.
  override func pointerEntered(_ event: PointerEvent) {}

  override func hoverChanged(from old: Int?) {
    if let hoveredRow { currentRow = hoveredRow }
  }

  /// The current command and its number; `nil` without commands.
  var currentText: String? {
    currentRow.map { "\(commands[$0].shownTitle), \($0 + 1) of \(commands.count)" }
  }

  override func currentRowChanged() {
    invalidate([.paint, .semantics], reason: "row")
    onCurrentRow?()
  }

  override func choose(_ row: Int) {
    if commands.indices.contains(row) { onChoose?(commands[row]) }
  }

  override var semantics: Semantics? {
    Semantics(
      role: .list, label: label, actions: .select,
      parts: commands.enumerated().map { index, command in
        Semantics(
          role: .listItem, label: command.shownTitle,
          value: .choice(isSelected: index == currentRow, index: index, count: commands.count),
          actions: .select, help: command.disabledReason() ?? command.help,
          frame: frame(ofRow: index), isFocused: index == currentRow)
      })
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    for (index, command) in commands.enumerated() {
      paint(command, in: frame(ofRow: index), isCurrent: index == currentRow, painter, context)
    }
  }

  private func paint(
    _ command: Command, in line: Rect, isCurrent: Bool, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let theme = context.theme
    if isCurrent {
      painter.fill(
        RoundedRectangle(line, radius: Metrics.radius, curve: .continuous),
        color: context.tint ?? theme.accentFill)
    }
    let isAvailable = command.disabledReason() == nil
    func color(_ plain: Color) -> Color {
      if isCurrent { return theme.accentInk }
      return isAvailable ? plain : plain.opacity(Metrics.disabledOpacity)
    }
    if command.isChecked == true {
      painter.draw(
        Symbol.check, from: Metrics.inset, in: line, size: Metrics.check, color: color(theme.label),
        context)
    }
    let keys = command.shortcuts.prefix(1).map(\.caps)
    let end = painter.drawKeys(keys, upTo: line.width - Metrics.inset, in: line, context)
    let title = Text(
      command.shownTitle, font: Metrics.font,
      maximumWidth: max(0, end - Metrics.gap - Metrics.titleX))
    let size = painter.draw(
      title, from: Metrics.titleX, in: line, color: color(theme.label), context)
    let start = Metrics.titleX + size.width + Metrics.gap
    painter.draw(
      Text(
        command.help ?? command.group.title, font: Metrics.groupFont,
        maximumWidth: max(0, end - Metrics.gap - start)),
      from: start, in: line, color: color(theme.annotation), context)
  }
}
