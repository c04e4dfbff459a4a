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

  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let height = cells.map { $0.height(in: available.width, context) }.max() ?? 0
    return Size(
      available.width,
      height + Metrics.height - StageCell.Metrics.height
        + furtherLabelHeight(in: available.width, context))
  }

  private func cellWidth(in width: Double) -> Double {
    max(0, width - 2 * Metrics.padding) / Double(max(cells.count, 1))
  }

  private func furtherLabelHeight(in width: Double, _ context: LayoutContext) -> Double {
    let width = cellWidth(in: width)
    return cells.map { $0.furtherLabelHeight(in: width, context.text) }.max() ?? 0
  }

  override func layout(in context: LayoutContext) {
    let width = cellWidth(in: frame.width)
    let further = furtherLabelHeight(in: frame.width, context)
    for (index, cell) in cells.enumerated() {
      cell.labelHeight = StageCell.Metrics.labelHeight + further
      let x = Metrics.padding + Double(index) * width
      place(cell, Rect(x: x, y: 4, width: width, height: frame.height - 8), context)
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

  func height(in width: Double, _ context: LayoutContext) -> Double {
    Metrics.height - Metrics.controlHeight
      + view.rowHeight(atLeast: Metrics.controlHeight, in: width, context)
  }

  /// The height of all lines of the label but the first, in points.
  func furtherLabelHeight(in width: Double, _ measuring: any TextMeasuring) -> Double {
    Double(max(0, labelLines(Metrics.currentFont, in: width, measuring).count - 1))
      * Metrics.labelLine
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
    let size = view.measure(frame.size, in: context)
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
      y += Metrics.labelLine
    }
    if context.showsFocus { painter.strokeInside(shape, width: 2, color: context.theme.focusRing) }
  }
}
