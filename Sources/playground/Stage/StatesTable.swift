import Canvas
import Controls

/// Every state of a control in every theme, live: it looks as the control on the stage does, and a
/// press puts the stage into the state.
final class StatesTable: Control {
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
    /// Below which two themes stand below the other two.
    static let narrow = 540.0
  }

  /// Called with the state that the user chooses.
  var onChoose: ((StatePreset) -> Void)?

  /// The colours of the columns.
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

  private var hoveredRow: Int? {
    didSet {
      if hoveredRow == oldValue { return }
      for column in columns {
        if let oldValue { column.cells[oldValue].isMoving = false }
        if let hoveredRow { column.cells[hoveredRow].isMoving = true }
      }
      invalidate(.paint, reason: "hover")
    }
  }
  private var pressedRow: Int?
  /// That the keyboard is at.
  private var row = 0 {
    didSet { if row != oldValue { invalidate([.paint, .semantics], reason: "row") } }
  }

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
    for view in views { addChild(view) }
  }

  override var elevatesChildren: Bool { true }

  /// Looks as a control does that is used.
  func adopt(_ preview: ControlPreview) {
    var looks: [String: PropertyValue] = [:]
    for (property, _) in preview.changed where property.isLook {
      // A value that only the state on the stage needs is not for all states.
      let value = preview.ownValue(of: property)
      if !preview.isDefault(value, of: property) { looks[property.name] = value }
    }
    if looks == self.looks { return }
    let forgotten = self.looks.keys.filter { looks[$0] == nil }
    self.looks = looks
    for cell in columns.flatMap(\.cells) { cell.adopt(looks, forgetting: forgotten) }
  }

  /// The rows' texts, and the columns'.
  var names: (rows: [String], columns: [String]) {
    (states.map(\.name), themes.named.map(\.name))
  }

  /// The states in one theme.
  func cells(inColumn index: Int) -> [StateCell] { columns[index].cells }

  // MARK: Places

  private var bodyHeight: Double { Double(states.count) * StateColumn.Metrics.row }
  private var blockHeight: Double { Metrics.header + bodyHeight }

  private func columnsPerBlock(in width: Double) -> Int { width < Metrics.narrow ? 2 : 4 }

  private func labelWidth(in width: Double) -> Double {
    width < Metrics.narrow ? Metrics.narrowLabel : Metrics.label
  }

  /// Where a column's plate is, in a table that is read from the left.
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

  /// Where the label of a row is, in each block.
  private func labelFrames(ofRow row: Int) -> [Rect] {
    let count = columnsPerBlock(in: frame.width)
    return stride(from: 0, to: columns.count, by: count).map { index in
      placed(
        Rect(
          x: Metrics.padding,
          y: columnFrame(index).minY + Double(row) * StateColumn.Metrics.row,
          width: labelWidth(in: frame.width) - Metrics.gap, height: StateColumn.Metrics.row))
    }
  }

  private func row(at point: Point) -> Int? {
    for index in columns.indices {
      let body = columnFrame(index)
      if point.y >= body.minY, point.y < body.maxY {
        return min(Int((point.y - body.minY) / StateColumn.Metrics.row), states.count - 1)
      }
    }
    return nil
  }

  private func placed(_ rect: Rect) -> Rect {
    guard scene?.environment.direction == .rightToLeft else { return rect }
    return Rect(
      x: frame.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  // MARK: Node

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let blocks = Double(columns.count / columnsPerBlock(in: available.width))
    return Size(
      available.width, blocks * blockHeight + (blocks - 1) * Metrics.blockGap + Metrics.padding)
  }

  override func layout(in context: LayoutContext) {
    for (index, view) in views.enumerated() { view.frame = placed(columnFrame(index)) }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(
      Rect(origin: .zero, size: frame.size), radius: Card.cornerRadius, curve: .continuous)
    painter.drawShadow(theme.cardShadow, of: shape)
    painter.fill(shape, color: theme.card)
    for (index, named) in themes.named.enumerated() {
      let column = placed(columnFrame(index))
      let text = Text(named.name, font: Metrics.headerFont, maximumWidth: column.width)
      let size = context.text.size(of: text)
      painter.draw(
        text,
        at: Point(column.midX - size.width / 2, column.minY - (Metrics.header + size.height) / 2),
        color: theme.annotation)
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
        let size = context.text.size(of: text)
        let x =
          context.direction == .leftToRight ? place.minX + inset : place.maxX - inset - size.width
        painter.draw(
          text, at: Point(x, place.midY - size.height / 2),
          color: isVariant ? theme.label : theme.annotation)
        if context.showsFocus, index == row {
          painter.strokeInside(plate, width: 2, color: theme.focusRing)
        }
      }
    }
  }

  // MARK: Input

  override func cursor(at point: Point) -> Cursor? {
    cursor ?? (row(at: point) != nil ? .pointingHand : nil)
  }

  override func pointerEntered(_ event: PointerEvent) { hoveredRow = row(at: event.position) }
  override func pointerHovered(_ event: PointerEvent) { hoveredRow = row(at: event.position) }
  override func pointerExited(_ event: PointerEvent) { hoveredRow = nil }

  override func pointerPressed(_ event: PointerEvent) -> Bool {
    pressedRow = row(at: event.position)
    return pressedRow != nil
  }

  override func pointerReleased(_ event: PointerEvent) {
    if let pressedRow, row(at: event.position) == pressedRow { choose(pressedRow) }
    pressedRow = nil
  }

  override func interactionCancelled(time: Instant) { pressedRow = nil }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .up: row = max(0, row - 1)
    case .down: row = min(states.count - 1, row + 1)
    case .home: row = 0
    case .end: row = states.count - 1
    case .space, .enter: if !event.isRepeat { choose(row) }
    default: return false
    }
    return true
  }

  private func choose(_ row: Int) {
    self.row = row
    onChoose?(states[row])
  }

  override var semantics: Semantics? {
    Semantics(
      role: .list, label: label, actions: .select,
      parts: states.indices.map { index in
        Semantics(
          role: .listItem, label: "Show " + states[index].name, actions: .select,
          frame: labelFrames(ofRow: index).first, isFocused: isFocused && index == row)
      })
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    guard case .select(let row) = action else { return super.perform(action) }
    guard states.indices.contains(row) else { return false }
    choose(row)
    return true
  }
}
