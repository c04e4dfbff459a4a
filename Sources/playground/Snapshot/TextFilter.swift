import Canvas

/// A painter that notes whether there is text, and passes on everything else.
final class TextFilter: Painter {
  private let painter: any Painter
  private let passesText: Bool
  private(set) var hasText = false

  init(_ painter: any Painter, passesText: Bool = false) {
    self.painter = painter
    self.passesText = passesText
  }

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    painter.fill(shape, color: color, within: outline)
  }

  func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    if passesText { return painter.fill(shape, color: color, casting: shadows) }
    // Goldens without text have the shadows one by one.
    drawShadow(shadows.soft, of: shape)
    drawShadow(shadows.contact, of: shape)
    fill(shape, color: color)
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    painter.strokeInside(shape, width: width, color: color)
  }

  func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    painter.drawShadow(shadow, of: shape, within: outline)
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    painter.fill(path, at: origin, color: color)
  }

  func fillAligned(_ rect: Rect, color: Color) {
    painter.fillAligned(rect, color: color)
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    if text.string.isEmpty { return }
    hasText = true
    if passesText { painter.draw(text, at: origin, color: color) }
  }

  func draw(_ image: Image, in rect: Rect, color: Color?) {
    painter.draw(image, in: rect, color: color)
  }

  func group(opacity: Double, _ body: () -> Void) {
    painter.group(opacity: opacity, body)
  }

  func clip(to rect: Rect, _ body: () -> Void) {
    painter.clip(to: rect, body)
  }
}
