import Canvas

/// What a painter may do wrong.
enum Mistake: String, CaseIterable, Sendable {
  /// Circles where curvature should grow gradually.
  case circularCorners
  /// Shadows of a Gaussian that is a sixth too wide, as of three boxes at the worst.
  case wideBlur
  /// Shadows a sixth of a full level of alpha too strong: 0.14 in place of 0.12.
  case strongShadow
  /// Shadows half a point too high.
  case highShadow
  /// No second, narrow shadow.
  case noContactShadow
  /// No ring around a switch that is off.
  case noBorder
  /// Shapes a quarter of a point too narrow.
  case narrow
  /// Hairlines wherever they fall, half on one pixel and half on the next.
  case straddlingLines
}

/// A painter that makes one mistake and leaves everything else to another painter.
final class MistakenPainter: Painter {
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
    if mistake == .noBorder { return }
    painter.strokeInside(shape, width: width, color: color)
  }

  func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?) {
    var shadow = shadow
    switch mistake {
    case .wideBlur: shadow.blur *= 7.0 / 6
    case .strongShadow: shadow.color.alpha *= 7.0 / 6
    case .highShadow: shadow.offset.y -= 0.5
    case .noContactShadow where shadow.blur < 2: return
    default: break
    }
    painter.drawShadow(shadow, of: spoiled(shape), within: outline.map(spoiled))
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    painter.fill(path, at: origin, color: color)
  }

  func fillAligned(_ rect: Rect, color: Color) {
    if mistake == .straddlingLines && rect.width < 2 {
      painter.fill(rect, color: color)
    } else {
      painter.fillAligned(rect, color: color)
    }
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
