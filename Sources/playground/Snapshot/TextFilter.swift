import Canvas

final class TextFilter: ForwardingPainter {
  let painter: any Painter
  private let passesText: Bool
  private(set) var hasText = false

  init(_ painter: any Painter, passesText: Bool = false) {
    self.painter = painter
    self.passesText = passesText
  }

  func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    if passesText { return painter.fill(shape, color: color, casting: shadows) }
    // Golden pictures without text are painted with separate shadows.
    drawShadow(shadows.soft, of: shape)
    drawShadow(shadows.contact, of: shape)
    fill(shape, color: color)
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    if text.string.isEmpty { return }
    hasText = true
    if passesText { painter.draw(text, at: origin, color: color) }
  }
}
