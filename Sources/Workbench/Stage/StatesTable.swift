import Canvas
import Controls

final class StatesTable: RowList {
  /// pt. chosen
  private enum Metrics {
    static let font = Font(size: 12)
    static let variantFont = Font(size: 12, weight: .semibold)
    static let indent = 8.0
    static let headerFont = Font(size: 11)
    static let header = 30.0
    static let row = 44.0
    static let padding = 8.0
    static let labelInset = 8.0
    static let label = 120.0
    static let narrowLabel = 114.0
    static let gap = 6.0
    static let blockGap = 10.0
    static let radius = 8.0
    static let narrow = 540.0
  }

  var onChoose: ((StatePreset) -> Void)?

  var themes = PageThemes() {
    didSet {
      if themes == oldValue { return }
      for (view, theme) in zip(views, themes.named) { view.content.theme = theme.theme }
    }
  }

  private let states: [StatePreset]
  private let columns: [StateColumn]
  private let views: [SceneView]
  private var looks: [String: PropertyValue] = [:]

  init(_ description: ControlDescription) {
    let states = description.states
    self.states = states
    let columns = PageThemes().named.map { _ in StateColumn(states, of: description) }
    self.columns = columns
    views = zip(columns, PageThemes().named).map { column, named in
      let view = SceneView(Scene(column, theme: named.theme, background: .none))
      view.followsTheme = false
      view.isInteractive = false
      return view
    }
    super.init(label: "States")
    textScale = 1
    currentRow = 0
    for view in views { addChild(view) }
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

  var names: (rows: [String], columns: [String]) { (states.map(\.name), themes.named.map(\.name)) }

  func cells(inColumn index: Int) -> [PresetView] { columns[index].cells }

  private var rowHeight = Metrics.row
  private var bodyHeight: Double { Double(states.count) * rowHeight }
  private var blockHeight: Double { Metrics.header + bodyHeight }

  private func columnsPerBlock(in width: Double) -> Int { width < Metrics.narrow ? 2 : 4 }

  private func labelWidth(in width: Double) -> Double {
    width < Metrics.narrow ? Metrics.narrowLabel : Metrics.label
  }

  private func columnFrame(_ index: Int) -> Rect {
    let count = columnsPerBlock(in: frame.width)
    let start = Metrics.padding + labelWidth(in: frame.width)
    let room = max(0, frame.width - start - Metrics.padding + Metrics.gap)
    let width = room / Double(count)
    return Rect(
      x: start + Double(index % count) * width,
      y: Double(index / count) * (blockHeight + Metrics.blockGap) + Metrics.header,
      width: max(0, width - Metrics.gap), height: bodyHeight)
  }

  private func labelFrames(ofRow row: Int) -> [Rect] {
    let count = columnsPerBlock(in: frame.width)
    return stride(from: 0, to: columns.count, by: count).map { index in
      placed(
        Rect(
          x: Metrics.padding, y: columnFrame(index).minY + Double(row) * rowHeight,
          width: labelWidth(in: frame.width) - Metrics.gap, height: rowHeight))
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

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    rowHeight =
      columns.first?.cells.first?.rowHeight(
        atLeast: Metrics.row, in: available.width, context) ?? Metrics.row
    let blocks = Double(columns.count / columnsPerBlock(in: available.width))
    return Size(
      available.width, blocks * blockHeight + (blocks - 1) * Metrics.blockGap + Metrics.padding)
  }

  override func layout(in context: LayoutContext) {
    for (index, view) in views.enumerated() { view.frame = placed(columnFrame(index)) }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    painter.drawCard(bounds, theme: theme)
    for (index, named) in themes.named.enumerated() {
      let column = placed(columnFrame(index))
      let text = Text(named.name, font: Metrics.headerFont, maximumWidth: column.width)
      painter.draw(
        text, centeredAt: Point(column.midX, column.minY - Metrics.header / 2),
        color: theme.annotation, in: context)
    }
    for (index, state) in states.enumerated() {
      for place in labelFrames(ofRow: index) {
        let plate = RoundedRectangle(place.inset(by: 3), radius: Metrics.radius, curve: .continuous)
        if index == hoveredRow { painter.fill(plate, color: theme.hover) }
        let (name, isVariant) = state.shortName
        let inset = Metrics.labelInset + (isVariant ? 0 : Metrics.indent)
        let text = Text(
          name, font: isVariant ? Metrics.variantFont : Metrics.font,
          maximumWidth: place.width - Metrics.labelInset - inset)
        painter.draw(
          text, from: inset, in: place, color: isVariant ? theme.label : theme.annotation, context)
        if context.showsFocus, index == currentRow {
          painter.strokeInside(plate, width: 2, color: theme.focusRing)
        }
      }
    }
  }

  override var rowCount: Int { states.count }

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
    Semantics(
      role: .list, label: label, actions: .select,
      parts: states.indices.map { index in
        Semantics(
          role: .listItem, label: "Show " + states[index].name, actions: .select,
          frame: labelFrames(ofRow: index).first, isFocused: isFocused && index == currentRow)
      })
  }
}
