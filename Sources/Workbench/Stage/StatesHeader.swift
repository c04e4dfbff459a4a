import Canvas
import Controls

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
