import Canvas
import Controls

final class ShortcutsLayer: DimmingLayer<ShortcutsCard> {
  init(_ table: CommandTable) { super.init(ShortcutsCard(ShortcutsList(table))) }

  override var semantics: Semantics? { Semantics(role: .dialog, label: ShortcutsCard.title) }

  override func layout(in context: LayoutContext) {
    let room = bounds.inset(by: ShortcutsCard.Metrics.margin).size
    let size = card.measure(room, in: context)
    card.frame = Rect(center: bounds.center, size: size)
  }
}

/// The title and the rows, which scroll where there is little room.
final class ShortcutsCard: Node {
  /// In points. chosen
  enum Metrics {
    static let margin = 8.0
    static let padding = 20.0
    static let titleHeight = 36.0
    /// For the scroll bar beside the rows.
    static let barRoom = 14.0
    /// The sign for rows below the card.
    static let chevron = 12.0
    static let shadow = Shadow(offset: Point(0, 12), blur: 32, color: Color.black.opacity(0.28))
  }

  static let title = "Keyboard Shortcuts"

  private let list: ShortcutsList
  private let label = Label(title, font: Font(size: 17, weight: .semibold))
  private let view: ScrollView

  fileprivate init(_ list: ShortcutsList) {
    self.list = list
    view = ScrollView(list)
    super.init()
    addChild(label)
    addChild(view)
    view.onScroll = { [weak self] _ in self?.invalidate(.paint, reason: "scroll") }
  }

  /// A press beside the rows is not outside, and the wheel scrolls here.
  override var isHitTestable: Bool { true }

  override var elevatesChildren: Bool { true }

  private static let insets = Insets(
    top: Metrics.padding + Metrics.titleHeight, left: Metrics.padding - Metrics.barRoom,
    bottom: Metrics.padding, right: Metrics.padding - Metrics.barRoom)

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let width = Self.insets.left + Self.insets.right
    let height = Self.insets.top + Self.insets.bottom
    let size = list.measure(
      Size(max(0, available.width - width), max(0, available.height - height)), in: context)
    return Size(
      min(size.width + width, available.width), min(size.height + height, available.height))
  }

  override func layout(in context: LayoutContext) {
    let inner = bounds.inset(by: Self.insets)
    view.frame = inner
    label.frame = Rect(
      x: Metrics.padding, y: Metrics.padding, width: bounds.width - 2 * Metrics.padding,
      height: Metrics.titleHeight)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle(bounds, radius: Card.cornerRadius, curve: .continuous)
    painter.drawShadow(Metrics.shadow, of: shape)
    painter.fill(shape, color: context.theme.card)
    let (rows, theme) = (view.frame, context.theme)
    if view.offset > 0 {
      painter.drawHairline(from: Point(0, rows.minY), length: frame.width, theme: theme)
    }
    if view.offset < view.maximumOffset {
      painter.drawHairline(from: Point(0, rows.maxY), length: frame.width, theme: theme)
      painter.draw(
        .chevronDown, from: (frame.width - Metrics.chevron) / 2,
        in: Rect(x: 0, y: rows.maxY, width: frame.width, height: frame.height - rows.maxY),
        size: Metrics.chevron, color: theme.secondaryLabel, context)
    }
  }
}

/// Headings with one row for each command: its shortcuts as key caps, and its title.
private final class ShortcutsList: RowList {
  /// In points. chosen
  private enum Metrics {
    static let rowHeight = 22.0
    static let headingHeight = 26.0
    static let groupGap = 10.0
    static let columnWidth = 250.0
    static let columnGap = 24.0
    static let mostColumns = 4
    static let keyGap = 8.0
    static let font = Font(size: 13)
    static let heading = Font(size: 12, weight: .semibold)
    static let ring = Insets(horizontal: -6, vertical: 0)
    static let ringRadius = 6.0
  }

  /// The caps of each shortcut, and the title.
  private typealias Row = (keys: [[String]], title: String)

  private let groups: [(title: String, rows: [Row])]
  /// The frames of the headings and of all rows.
  private var headings: [Rect] = []
  private var lines: [Rect] = []

  init(_ table: CommandTable) {
    let commands = table.groups.map { group in
      let keyed = table.commands(in: group).filter { !$0.shortcuts.isEmpty }
      return (group.title, keyed.map { ($0.shortcuts.map(\.caps), $0.title) as Row })
    }
    groups = (commands + [(FixedKeys.title, FixedKeys.rows)]).filter { !$0.1.isEmpty }
    super.init(label: ShortcutsCard.title)
    currentRow = 0
  }

  override var rowCount: Int { lines.count }
  override func frame(ofRow row: Int) -> Rect { lines[row] }
  override func currentRowChanged() { invalidate([.paint, .semantics], reason: "row") }

  override var semantics: Semantics? {
    let rows = groups.flatMap { group in group.rows.map { (group: group.title, row: $0) } }
    return Semantics(
      role: .list, label: label,
      parts: zip(rows, lines).enumerated().map { index, line in
        let keys = line.0.row.keys.map { $0.joined(separator: "-") }.joined(separator: ", ")
        return Semantics(
          role: .listItem, label: line.0.row.title, value: .text(keys), help: line.0.group,
          frame: line.1, isFocused: isFocused && index == currentRow)
      })
  }

  private func height(of rows: [Row]) -> Double {
    Metrics.headingHeight + Double(rows.count) * Metrics.rowHeight + Metrics.groupGap
  }

  /// The columns with the least height that fit into a width, each with the indices of its groups.
  private func columns(in width: Double, growth: Double) -> [[Int]] {
    let fitting = (width + Metrics.columnGap) / (Metrics.columnWidth * growth + Metrics.columnGap)
    let count = Int(min(max(fitting, 1), Double(Metrics.mostColumns)))
    let heights = groups.map { height(of: $0.rows) }
    func filled(to limit: Double) -> [[Int]] {
      var (columns, taken): ([[Int]], Double) = ([[]], 0)
      for (index, height) in heights.enumerated() {
        if taken > 0, taken + height > limit {
          columns.append([])
          taken = 0
        }
        columns[columns.count - 1].append(index)
        taken += height
      }
      return columns
    }
    var limit = max(heights.max() ?? 0, heights.reduce(0, +) / Double(count))
    var columns = filled(to: limit)
    while columns.count > count {
      limit += Metrics.rowHeight
      columns = filled(to: limit)
    }
    return columns
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let growth = context.growth
    let margins = 2 * ShortcutsCard.Metrics.barRoom
    let columns = columns(in: available.width - margins, growth: growth)
    let count = Double(columns.count)
    let heights = columns.map { $0.reduce(0) { $0 + height(of: groups[$1].rows) } }
    let width = count * Metrics.columnWidth * growth + (count - 1) * Metrics.columnGap + margins
    return Size(min(width, available.width), (heights.max() ?? 0) * growth)
  }

  override func layout(in context: LayoutContext) {
    (headings, lines) = ([], [])
    let growth = context.growth
    let room = ShortcutsCard.Metrics.barRoom
    let area = bounds.inset(by: Insets(top: 0, left: room, bottom: 0, right: room))
    let columns = columns(in: area.width, growth: growth)
    let count = Double(columns.count)
    let width = (area.width - (count - 1) * Metrics.columnGap) / count
    for (index, column) in columns.enumerated() {
      let x = Double(index) * (width + Metrics.columnGap)
      var y = 0.0
      for group in column.map({ groups[$0] }) {
        func line(_ height: Double) -> Rect {
          let start = context.direction.x(x, width: width, in: area)
          defer { y += height * growth }
          return Rect(x: start, y: y, width: width, height: height * growth)
        }
        headings.append(line(Metrics.headingHeight))
        lines += group.rows.map { _ in line(Metrics.rowHeight) }
        y += Metrics.groupGap * growth
      }
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    for (group, heading) in zip(groups, headings) {
      painter.draw(
        Text(group.title, font: Metrics.heading), from: 0, in: heading,
        color: context.theme.annotation, context)
    }
    for (row, line) in zip(groups.flatMap(\.rows), lines) { paint(row, in: line, painter, context) }
    if context.showsFocus, let currentRow {
      let ring = RoundedRectangle(
        lines[currentRow].inset(by: Metrics.ring), radius: Metrics.ringRadius, curve: .continuous)
      painter.strokeInside(ring, width: FocusRing.width, color: context.theme.focusRing)
    }
  }

  private func paint(_ row: Row, in line: Rect, _ painter: any Painter, _ context: PaintContext) {
    let start = painter.drawKeys(row.keys, upTo: line.width, in: line, context)
    painter.draw(
      Text(row.title, font: Metrics.font, maximumWidth: max(0, start - Metrics.keyGap)),
      from: 0, in: line, color: context.theme.label, context)
  }
}

extension Painter {
  /// Draws the key caps of shortcuts up to a place in a line; returns where they start.
  ///
  /// The keys of a shortcut are in the order in which they are pressed, from left to right in every
  /// layout direction.
  func drawKeys(
    _ keys: [[String]], upTo end: Double, in line: Rect, _ context: PaintContext
  ) -> Double {
    // In points. chosen
    let (capGap, shortcutGap) = (3.0, 8.0)
    var start = end
    for (index, shortcut) in keys.enumerated().reversed() {
      let caps = shortcut.map { KeyCap($0) }
      let sizes = caps.map { $0.size(context.text) }
      let width = sizes.map(\.width).reduce(capGap * Double(caps.count - 1), +)
      start -= width
      var x = context.direction.x(start, width: width, in: line)
      for (cap, size) in zip(caps, sizes) {
        cap.paint(
          at: Point(x, line.midY - size.height / 2), with: self, text: context.text,
          theme: context.theme)
        x += size.width + capGap
      }
      if index > 0 { start -= shortcutGap }
    }
    return start
  }
}
