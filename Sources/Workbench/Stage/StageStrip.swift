import Canvas
import Controls

final class StageStrip: Node {
  /// pt. design: playground, A control's page
  private enum Metrics {
    static let height = 72.0
    static let padding = 8.0
  }

  var onChoose: ((StatePreset) -> Void)?

  private var cells: [StageCell] = []

  init(_ description: ControlDescription) {
    super.init()
    for preset in description.presets {
      let cell = StageCell(preset, of: description)
      cell.onChoose = { [weak self, weak cell] in
        guard let self, let cell else { return }
        for other in cells { other.isCurrent = other === cell }
        onChoose?(preset)
      }
      cells.append(cell)
      addChild(cell)
    }
  }

  func deselect() {
    for cell in cells { cell.isCurrent = false }
  }

  private struct Grid {
    var columns: Int
    var rows: Int
    var cellWidth: Double
    /// The height of every label, in points.
    var labelHeight: Double
  }

  /// All states in one row if every word of their labels fits its cell, else rows of equal length.
  private func grid(in width: Double, _ context: LayoutContext) -> Grid {
    let room = max(0, width - 2 * Metrics.padding)
    let count = max(cells.count, 1)
    let least = cells.map { $0.leastWidth(context.text) }.max() ?? 0
    let fitting = max(1, Int(min(Double(count), room / max(least, 1))))
    let rows = (count + fitting - 1) / fitting
    let columns = (count + rows - 1) / rows
    let cellWidth = room / Double(columns)
    return Grid(
      columns: columns, rows: rows, cellWidth: cellWidth,
      labelHeight: cells.map { $0.labelHeight(in: cellWidth, context) }.max() ?? 0)
  }

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let grid = grid(in: available.width, context)
    let height =
      cells.map { $0.height(in: available.width, labelHeight: grid.labelHeight, context) }.max()
      ?? 0
    return Size(
      available.width, Double(grid.rows) * height + Metrics.height - StageCell.Metrics.height)
  }

  override func layout(in context: LayoutContext) {
    let grid = grid(in: frame.width, context)
    let inset = (Metrics.height - StageCell.Metrics.height) / 2
    let height = (frame.height - 2 * inset) / Double(grid.rows)
    for (index, cell) in cells.enumerated() {
      cell.labelHeight = grid.labelHeight
      let (row, column) = index.quotientAndRemainder(dividingBy: grid.columns)
      place(
        cell,
        Rect(
          x: Metrics.padding + Double(column) * grid.cellWidth, y: inset + Double(row) * height,
          width: grid.cellWidth, height: height), context)
    }
  }
}

final class StageCell: Control {
  /// pt. design: playground, A control's page
  enum Metrics {
    static let height = 64.0
    static let font = Font(size: 11)
    static let currentFont = Font(size: 11, weight: .semibold)
    static let radius = 8.0
    static let labelHeight = 21.0
    static let labelLine = 13.0
    static let labelInset = 2.0
    /// The height of controls that leave the cell its height.
    static let controlHeight = 44.0
    /// The least distance between two controls, so that rings and shadows stay apart. chosen
    static let gap = 12.0
  }

  var onChoose: (() -> Void)?

  var isCurrent = false {
    didSet { if isCurrent != oldValue { invalidate(.paint, reason: "current") } }
  }

  /// In points; all cells have the same.
  var labelHeight = Metrics.labelHeight {
    didSet { if labelHeight != oldValue { invalidate([.layout, .paint], reason: "label") } }
  }

  private let view: PresetView

  init(_ preset: StatePreset, of description: ControlDescription) {
    view = PresetView(preset, of: description, isolated: true)
    super.init(label: preset.name)
    cursor = .pointingHand
    // Only the label has larger text.
    view.textScale = 1
    addChild(view)
  }

  override var semantics: Semantics? {
    Semantics(role: .button, label: "Show " + label, actions: .press)
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    guard action == .press else { return super.perform(action) }
    onChoose?()
    return true
  }

  override func pointerEntered(_ event: PointerEvent) { view.isMoving = true }
  override func pointerExited(_ event: PointerEvent) { view.isMoving = false }
  override func pointerPressed(_ event: PointerEvent) -> Bool { true }

  override func pointerReleased(_ event: PointerEvent) {
    if bounds.contains(event.position) { onChoose?() }
  }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    guard event.key == .space || event.key == .enter, !event.isRepeat else { return false }
    onChoose?()
    return true
  }

  /// In points.
  func height(in width: Double, labelHeight: Double, _ context: LayoutContext) -> Double {
    Metrics.height - Metrics.controlHeight - Metrics.labelHeight + labelHeight
      + view.rowHeight(atLeast: Metrics.controlHeight, in: width, context.unscaled)
  }

  /// The height of all lines of the label with their margin, in points.
  func labelHeight(in width: Double, _ context: LayoutContext) -> Double {
    let lines = labelLines(Metrics.currentFont, in: width, context.text).count
    return Metrics.labelHeight + (Double(max(1, lines)) * context.growth - 1) * Metrics.labelLine
  }

  /// The width of the longest word of the label with its margins, in points.
  func leastWidth(_ measuring: any TextMeasuring) -> Double {
    let words = labelLines(Metrics.currentFont, in: 0, measuring)
    return 2 * Metrics.labelInset + (words.map { measuring.size(of: $0).width }.max() ?? 0)
  }

  private func labelLines(
    _ font: Font, in width: Double, _ measuring: any TextMeasuring
  ) -> [Text] {
    let room = width - 2 * Metrics.labelInset
    return measuring.texts(of: label, font: font, width: room)
  }

  private var labelY: Double { frame.height - labelHeight }

  override func layout(in context: LayoutContext) {
    view.length = view.preview.description.compactLength.map {
      max(0, min($0, frame.width - Metrics.gap))
    }
    let size = view.measure(frame.size, in: context.unscaled)
    view.frame = Rect(
      x: (frame.width - size.width) / 2, y: (labelY - size.height) / 2 - 1,
      width: size.width, height: size.height)
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle(
      bounds.inset(by: Insets(horizontal: 4, vertical: 0)), radius: Metrics.radius,
      curve: .continuous)
    if isCurrent { painter.fill(shape, color: context.theme.segmentedBackground) }
    let font = isCurrent ? Metrics.currentFont : Metrics.font
    var y = labelY
    for line in labelLines(font, in: frame.width, context.text) {
      let x = (frame.width - context.text.size(of: line).width) / 2
      painter.draw(
        line, at: Point(x, y), color: isCurrent ? context.theme.label : context.theme.annotation)
      y += Metrics.labelLine * context.growth
    }
    if context.showsFocus { painter.strokeInside(shape, width: 2, color: context.theme.focusRing) }
  }
}
