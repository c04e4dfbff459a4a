import Canvas

/// Paints everything larger, or smaller, on another painter.
///
/// Shapes, shadows and text are not pictures that are stretched: they are painted at their new size.
final class MagnifyingPainter: Painter {
  private let painter: any Painter
  private let factor: Double

  /// - Parameters:
  ///   - painter: gets everything.
  ///   - factor: of every length, above 0.
  init(_ painter: any Painter, factor: Double) {
    self.painter = painter
    self.factor = factor
  }

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    painter.fill(magnified(shape), color: color, within: outline.map(magnified))
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    painter.strokeInside(magnified(shape), width: width * factor, color: color)
  }

  func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    painter.drawShadow(magnified(shadow), of: magnified(shape), within: outline.map(magnified))
  }

  func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    painter.fill(
      magnified(shape), color: color,
      casting: ShadowPair(soft: magnified(shadows.soft), contact: magnified(shadows.contact)))
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    painter.fill(path.magnified(by: factor), at: origin.magnified(by: factor), color: color)
  }

  func fillAligned(_ rect: Rect, color: Color) {
    painter.fillAligned(rect.magnified(by: factor), color: color)
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    var text = text
    text.font.size *= factor
    text.font.tracking *= factor
    text.maximumWidth = text.maximumWidth.map { $0 * factor }
    painter.draw(text, at: origin.magnified(by: factor), color: color)
  }

  func draw(_ image: Image, in rect: Rect, color: Color?) {
    painter.draw(image, in: rect.magnified(by: factor), color: color)
  }

  func group(opacity: Double, _ body: () -> Void) {
    painter.group(opacity: opacity, body)
  }

  func clip(to rect: Rect, _ body: () -> Void) {
    painter.clip(to: rect.magnified(by: factor), body)
  }

  private func magnified(_ shape: RoundedRectangle) -> RoundedRectangle {
    RoundedRectangle(
      shape.rect.magnified(by: factor), radius: shape.radius * factor, curve: shape.curve)
  }

  private func magnified(_ shadow: Shadow) -> Shadow {
    Shadow(
      offset: shadow.offset.magnified(by: factor), blur: shadow.blur * factor, color: shadow.color)
  }
}

extension Point {
  func magnified(by factor: Double) -> Point { Point(x * factor, y * factor) }
}

extension Rect {
  func magnified(by factor: Double) -> Rect {
    Rect(
      origin: origin.magnified(by: factor), size: Size(width * factor, height * factor))
  }
}

extension Path {
  fileprivate func magnified(by factor: Double) -> Path {
    var path = Path()
    for element in elements {
      switch element {
      case .move(let point): path.move(to: point.magnified(by: factor))
      case .line(let point): path.addLine(to: point.magnified(by: factor))
      case .cubic(let control1, let control2, let end):
        path.addCubic(
          to: end.magnified(by: factor), control1: control1.magnified(by: factor),
          control2: control2.magnified(by: factor))
      case .close: path.close()
      }
    }
    return path
  }
}
