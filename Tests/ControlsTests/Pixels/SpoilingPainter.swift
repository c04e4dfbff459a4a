import Canvas

/// A painter that makes one mistake and leaves everything else to another painter.
final class SpoilingPainter: Painter {
  enum Mistake: String, CaseIterable, Sendable {
    /// Circles for corners where curvature should grow gradually.
    case circularCorners
    /// A Gaussian whose standard deviation is the whole blur, not half of it.
    case doubledSigma
    /// Only the soft shadow is left.
    case noContactShadow
    /// No shadow at all.
    case noShadow
    /// The shadow falls out of the control's outline.
    case unclippedShadow
    /// Shadows 2 pt lower than the shape in place of 3.
    case wrongOffset
    /// Shapes a quarter of a point too narrow.
    case narrow
  }

  private let painter: any Painter
  private let mistake: Mistake

  init(_ painter: any Painter, _ mistake: Mistake) {
    self.painter = painter
    self.mistake = mistake
  }

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    painter.fill(spoiled(shape), color: color, within: outline.map(spoiled))
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    painter.strokeInside(spoiled(shape), width: width, color: color)
  }

  func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?) {
    var shadow = shadow
    switch mistake {
    case .noShadow: return
    case .noContactShadow where shadow.blur < 2: return
    case .doubledSigma: shadow.blur *= 2
    case .wrongOffset: shadow.offset.y -= 1
    default: break
    }
    painter.drawShadow(
      shadow, of: spoiled(shape),
      within: mistake == .unclippedShadow ? nil : outline.map(spoiled))
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    painter.fill(path, at: origin, color: color)
  }

  func fillAligned(_ rect: Rect, color: Color) {
    painter.fillAligned(rect, color: color)
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    painter.draw(text, at: origin, color: color)
  }

  func group(opacity: Double, _ body: () -> Void) {
    painter.group(opacity: opacity, body)
  }

  func clip(to rect: Rect, _ body: () -> Void) {
    painter.clip(to: rect, body)
  }

  private func spoiled(_ shape: RoundedRectangle) -> RoundedRectangle {
    var shape = shape
    if mistake == .circularCorners { shape.curve = .circular }
    if mistake == .narrow { shape.rect.size.width -= 0.25 }
    return shape
  }
}
