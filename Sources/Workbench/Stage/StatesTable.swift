import Canvas
import Controls

/// The table of all state presets of a control, in columns such as themes.
final class StatesTable: RowList {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 12)
    static let variantFont = Font(size: 12, weight: .semibold)
    static let indent = 8.0
    static let headerFont = Font(size: 11)
    static let header = 30.0
    static let padding = 8.0
    static let labelInset = 8.0
    static let label = 120.0
    static let narrowLabel = 114.0
    static let gap = 6.0
    static let blockGap = 10.0
    static let radius = 8.0
    static let narrow = 540.0
    /// The largest share of the labels for large text. chosen
    static let labelShare = 0.4
    static let labelRoom = 8.0
  }

  var onChoose: ((StatePreset) -> Void)?

  var themes = PageThemes() { didSet { if themes != oldValue { showColumns() } } }

  var comparison = StateComparison.themes {
    didSet { if comparison != oldValue { makeColumns() } }
  }

  /// The state that the stage shows; `nil` for none.
  var shownState: StatePreset? {
    didSet {
      if shownState?.name != oldValue?.name { invalidate([.paint, .semantics], reason: "shown") }
    }
  }

  private let description: ControlDescription
  private let states: [StatePreset]
  private var shownColumns: [StateComparison.Column] = []
  private var columns: [StateColumn] = []
  private var views: [SceneView] = []
  private var looks: [String: PropertyValue] = [:]
  private let header: StatesHeader
  private let pinnedHeader: PinnedHeader

  init(_ description: ControlDescription) {
    self.description = description
    states = description.states
    let header = StatesHeader()
    self.header = header
    pinnedHeader = PinnedHeader(header) { [weak header] block in header?.block = block }
    super.init(label: "States")
    header.table = self
    addChild(pinnedHeader)
    currentRow = 0
    makeColumns()
  }

  func section(_ title: String) -> CaptionedNode {
    label = title
    let choices = StateComparison.allCases
    let button = PopUpButton(choices.map(\.title), selection: 0, label: "Columns of \(title)")
    button.onChange { [weak self] index in self?.comparison = choices[index] }
    return CaptionedNode(title, self, accessory: button)
  }

  private func makeColumns() {
    for view in views { view.removeFromParent() }
    shownColumns = comparison.columns(themes)
    columns = shownColumns.map { _ in StateColumn(states, of: description) }
    views = zip(columns, shownColumns).map { column, shown in
      if !looks.isEmpty { for cell in column.cells { cell.adopt(looks, forgetting: []) } }
      let view = SceneView(Scene(column, background: .none))
      view.isInteractive = false
      view.show(shown)
      addChild(view)
      return view
    }
    invalidate([.layout, .paint], reason: "columns")
  }

  private func showColumns() {
    shownColumns = comparison.columns(themes)
    for (view, column) in zip(views, shownColumns) { view.show(column) }
  }

  override var elevatesChildren: Bool { true }

  func adopt(_ preview: ControlPreview) {
    var looks: [String: PropertyValue] = [:]
    for (property, _) in preview.changed where property.isLook {
      // The override of the state on the stage does not apply to the other states.
      let value = preview.ownValue(of: property)
      if !preview.isDefault(value, of: property) { looks[property.name] = value }
    }
    if looks == self.looks { return }
    let forgotten = self.looks.keys.filter { looks[$0] == nil }
    self.looks = looks
    for cell in columns.flatMap(\.cells) { cell.adopt(looks, forgetting: forgotten) }
  }

  var names: (rows: [String], columns: [String]) { (states.map(\.name), shownColumns.map(\.name)) }

  func cells(inColumn index: Int) -> [PresetView] { columns[index].cells }

  private var rowHeight = 0.0
  private var headerHeight = Metrics.header
  private var labelWidth = 0.0
  private var columnWidth = 0.0
  private var columnsPerBlock = 1
  private var bodyHeight: Double { Double(states.count) * rowHeight }
  private var blockHeight: Double { headerHeight + bodyHeight }
  private var blockCount: Int { (columns.count + columnsPerBlock - 1) / columnsPerBlock }

  private func top(ofBlock block: Int) -> Double {
    Double(block) * (blockHeight + Metrics.blockGap)
  }

  private func columnFrame(_ index: Int) -> Rect {
    Rect(
      x: Metrics.padding + labelWidth + Double(index % columnsPerBlock) * columnWidth,
      y: top(ofBlock: index / columnsPerBlock) + headerHeight,
      width: max(0, columnWidth - Metrics.gap), height: bodyHeight)
  }

  private func labelFrames(ofRow row: Int) -> [Rect] {
    stride(from: 0, to: columns.count, by: columnsPerBlock).map { index in
      placed(
        Rect(
          x: Metrics.padding, y: columnFrame(index).minY + Double(row) * rowHeight,
          width: labelWidth - Metrics.gap, height: rowHeight))
    }
  }

  override func row(at point: Point) -> Int? {
    columns.indices.map(columnFrame).first { ($0.minY..<$0.maxY).contains(point.y) }.map {
      min(Int((point.y - $0.minY) / rowHeight), states.count - 1)
    }
  }

  private func placed(_ rect: Rect) -> Rect {
    (scene?.environment.direction ?? .leftToRight).place(rect, in: frame.width)
  }

  private func lines(ofHeader name: String, _ measuring: any TextMeasuring) -> [Text] {
    measuring.texts(of: name, font: Metrics.headerFont, width: columnWidth - Metrics.gap)
  }

  private func lines(of state: StatePreset, _ measuring: any TextMeasuring) -> [Text] {
    let (name, isVariant) = state.shortName
    let font = isVariant ? Metrics.variantFont : Metrics.font
    let room = labelWidth - Metrics.gap - Metrics.labelInset - inset(isVariant: isVariant)
    return measuring.texts(of: name, font: font, width: room)
  }

  private func inset(isVariant: Bool) -> Double {
    Metrics.labelInset + (isVariant ? 0 : Metrics.indent)
  }

  private func measureRows(in width: Double, _ context: LayoutContext) {
    let least = width < Metrics.narrow ? Metrics.narrowLabel : Metrics.label
    labelWidth = max(least, min(least * context.growth, width * Metrics.labelShare))
    func height(_ lines: [Text]) -> Double {
      lines.reduce(Metrics.labelRoom) { $0 + context.text.size(of: $1).height }
    }
    let labels = states.map { height(lines(of: $0, context.text)) }
    let sizes = views.map { $0.measure(Size(width, .infinity), in: context) }
    let cells = sizes.map { $0.height / Double(states.count) }
    rowHeight = (labels + cells).max() ?? 0
    // Every column shows its cells whole.
    let room = max(0, width - labelWidth - 2 * Metrics.padding + Metrics.gap)
    let most = min(columns.count, width < Metrics.narrow * max(1, context.growth) ? 2 : 4)
    let fitting = Int(room / ((sizes.map(\.width).max() ?? 0) + Metrics.gap))
    columnsPerBlock = max(1, min(most, fitting))
    columnWidth = room / Double(columnsPerBlock)
    headerHeight = shownColumns.reduce(Metrics.header) {
      max($0, height(lines(ofHeader: $1.name, context.text)))
    }
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    measureRows(in: available.width, context)
    let blocks = Double(blockCount)
    return Size(
      available.width, blocks * blockHeight + (blocks - 1) * Metrics.blockGap + Metrics.padding)
  }

  override func layout(in context: LayoutContext) {
    measureRows(in: frame.width, context)
    for (index, view) in views.enumerated() { view.frame = placed(columnFrame(index)) }
    pinnedHeader.frame = bounds
    pinnedHeader.height = headerHeight
    pinnedHeader.sections = (0..<blockCount).map { block in
      Rect(x: 0, y: top(ofBlock: block), width: frame.width, height: blockHeight)
    }
    header.invalidate(.paint, reason: "columns")
  }

  /// Paints the names of the columns of a block: at their place, or at the top of the page.
  func paintHeader(
    ofBlock block: Int, isPinned: Bool, with painter: any Painter, _ context: PaintContext
  ) {
    let first = block * columnsPerBlock
    let offset = isPinned ? top(ofBlock: block) : 0
    for index in first..<max(first, min(first + columnsPerBlock, shownColumns.count)) {
      let column = placed(columnFrame(index))
      let lines = lines(ofHeader: shownColumns[index].name, context.text)
      let midY = column.minY - headerHeight / 2 - offset
      context.text.forEach(of: lines, around: midY) { line, y in
        painter.draw(
          line, centeredAt: Point(column.midX, y), color: context.theme.annotation, in: context)
      }
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.drawCard(bounds, theme: theme)
    for block in 0..<blockCount {
      paintHeader(ofBlock: block, isPinned: false, with: painter, context)
    }
    for (index, state) in states.enumerated() {
      for place in labelFrames(ofRow: index) {
        let highlight = RoundedRectangle(
          place.inset(by: 3), radius: Metrics.radius, curve: .continuous)
        let isShown = state.name == shownState?.name
        if isShown { painter.fill(highlight, color: theme.track(on: .base)) }
        if index == hoveredRow { painter.fill(highlight, color: theme.hover) }
        let isVariant = state.shortName.isVariant
        let lines = lines(of: state, context.text)
        context.text.forEach(of: lines, around: place.midY) { line, y in
          painter.draw(
            line, from: inset(isVariant: isVariant), in: place, midY: y,
            color: isVariant || isShown ? theme.label : theme.annotation, context)
        }
        if context.showsFocus, index == currentRow {
          painter.strokeInside(highlight, width: 2, color: theme.focusRing)
        }
      }
    }
  }

  override var rowCount: Int { states.count }

  override func frame(ofRow row: Int) -> Rect { labelFrames(ofRow: row).first ?? .zero }

  override func hoverChanged(from old: Int?) {
    for column in columns {
      if let old { column.cells[old].isMoving = false }
      if let hoveredRow { column.cells[hoveredRow].isMoving = true }
    }
    invalidate(.paint, reason: "hover")
  }

  override func currentRowChanged() { invalidate([.paint, .semantics], reason: "row") }

  override func choose(_ row: Int) {
    currentRow = row
    onChoose?(states[row])
  }

  override var semantics: Semantics? {
    let shown = states.firstIndex { $0.name == shownState?.name }
    return Semantics(
      role: .list, label: label,
      value: .selection(shown.map { [$0] } ?? [], count: states.count), actions: .select,
      help: "Columns: " + shownColumns.map(\.name).joined(separator: "; "),
      parts: states.indices.map { index in
        Semantics(
          role: .listItem, label: "Show " + states[index].name,
          value: .choice(isSelected: index == shown, index: index, count: states.count),
          actions: .select, frame: frame(ofRow: index),
          isFocused: isFocused && index == currentRow)
      })
  }
}
