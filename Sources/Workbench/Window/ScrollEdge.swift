import Canvas
import Controls

/// The hairline below the header, which is shown while content is scrolled under it.
final class ScrollEdge: Node {
  /// pt. chosen: above the page, so that scrolled pixels are moved without it
  static let height = 1.0

  var isShown = false { didSet { changed(isShown, from: oldValue, .paint, "scrolled") } }

  override func paint(with painter: any Painter, in context: PaintContext) {
    if isShown { painter.drawHairline(from: .zero, length: frame.width, theme: context.theme) }
  }
}
