/// A painter that forwards to another painter everything that it does not implement itself.
///
/// A shape with shadows arrives part by part, as ``Painter`` paints it by default.
public protocol ForwardingPainter: Painter {
  /// The painter that everything else is forwarded to.
  var painter: any Painter { get }
}

extension ForwardingPainter {
  public func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    painter.fill(shape, color: color, within: outline)
  }

  public func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    painter.strokeInside(shape, width: width, color: color)
  }

  public func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    painter.drawShadow(shadow, of: shape, within: outline)
  }

  public func fill(_ path: Path, at origin: Point, color: Color) {
    painter.fill(path, at: origin, color: color)
  }

  public func fillAligned(_ rect: Rect, color: Color) { painter.fillAligned(rect, color: color) }

  public func draw(_ text: Text, at origin: Point, color: Color) {
    painter.draw(text, at: origin, color: color)
  }

  public func draw(_ image: Image, in rect: Rect, color: Color?) {
    painter.draw(image, in: rect, color: color)
  }

  public func stroke(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color) {
    painter.stroke(path, at: origin, stroke, color: color)
  }

  public func group(opacity: Double, bounds: (_ scale: Double) -> PixelRect?, _ body: () -> Void) {
    painter.group(opacity: opacity, bounds: bounds, body)
  }

  public func clip(to rect: Rect, _ body: () -> Void) { painter.clip(to: rect, body) }

  public func clip(to path: Path, at origin: Point, _ body: () -> Void) {
    painter.clip(to: path, at: origin, body)
  }

  public func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    painter.lens(shape, lens, content: content)
  }
}
