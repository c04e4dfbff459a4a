import Canvas

package final class TextFilter: ForwardingPainter {
  package let painter: any Painter
  private let passesText: Bool
  package private(set) var hasText = false

  package init(_ painter: any Painter, passesText: Bool = false) {
    self.painter = painter
    self.passesText = passesText
  }

  package func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    if passesText { return painter.fill(shape, color: color, casting: shadows) }
    // Golden pictures without text are painted with separate shadows.
    drawShadow(shadows.soft, of: shape)
    drawShadow(shadows.contact, of: shape)
    fill(shape, color: color)
  }

  package func draw(_ text: Text, at origin: Point, color: Color) {
    if text.string.isEmpty { return }
    hasText = true
    if passesText { painter.draw(text, at: origin, color: color) }
  }
}
