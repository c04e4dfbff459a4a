import Canvas
import Controls

/// The states of a control in one theme, in rows of equal height.
final class StateColumn: Node {
  /// pt. chosen
  private enum Metrics {
    static let radius = 10.0
    static let padding = 10.0
    static let row = 44.0
  }

  let cells: [PresetView]

  init(_ states: [StatePreset], of description: ControlDescription) {
    cells = states.map { PresetView($0, of: description) }
    super.init()
    for cell in cells { addChild(cell) }
    clipsChildren = true
  }

  /// The width shows all cells whole, if there is room.
  override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let row = cells.first?.rowHeight(atLeast: Metrics.row, in: available.width, context)
    let widths = cells.filter { $0.preview.description.length == nil }.map {
      $0.measure(available, in: context).width - 2 * StageCard.padding
    }
    return Size(
      min(available.width, (widths.max() ?? 0) + 2 * Metrics.padding),
      (row ?? 0) * Double(cells.count))
  }

  override var elevatesChildren: Bool { true }

  override func layout(in context: LayoutContext) {
    let width = max(0, frame.width - 2 * Metrics.padding)
    let row = frame.height / Double(max(cells.count, 1))
    for (index, cell) in cells.enumerated() {
      cell.length = cell.preview.description.length == nil ? nil : width
      let size = cell.measure(Size(width + 2 * StageCard.padding, row), in: context)
      cell.frame = Rect(
        x: Metrics.padding + ((width - size.width) / 2).rounded(),
        y: Double(index) * row + (row - size.height) / 2, width: size.width, height: size.height)
    }
  }

  override func paint(with painter: any Painter, in context: PaintContext) {
    let shape = RoundedRectangle(bounds, radius: Metrics.radius, curve: .continuous)
    painter.fill(shape, color: context.theme.card)
  }
}

/// The names of the columns of a table, at the top of the page while its rows scroll below them.
final class StatesHeader: Node {
  weak var table: StatesTable?
  var block = 0 { didSet { changed(block, from: oldValue, .paint, "block") } }

  /// Covers the rows below it.
  override var isHitTestable: Bool { true }

  override func paint(with painter: any Painter, in context: PaintContext) {
    painter.fillAligned(bounds, color: context.theme.card)
    painter.drawHairline(
      from: Point(0, frame.height - 0.5), length: frame.width, theme: context.theme)
    table?.paintHeader(ofBlock: block, isPinned: true, with: painter, context)
  }
}
