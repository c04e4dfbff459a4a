import Canvas

final class PaintSpy: Painter {
  private(set) var strokes: [String] = []
  private(set) var shapes: [Rect] = []
  private(set) var colors: [Color] = []
  private(set) var texts: [(text: Text, origin: Point)] = []
  var strings: [String] { texts.map(\.text.string) }

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    shapes.append(shape.rect)
    colors.append(color)
    strokes.append("fill \(shape.rect.width) \(outline?.rect.width ?? 0) \(color.red)")
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    strokes.append("stroke \(shape.rect.width) \(width) \(color.red)")
  }

  func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?) {
    strokes.append("shadow \(shadow.blur) \(shape.rect.width) \(outline?.rect.width ?? 0)")
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    colors.append(color)
    strokes.append("path \(path.elements.count) \(origin.x) \(color.red)")
  }

  func fillAligned(_ rect: Rect, color: Color) {
    colors.append(color)
    strokes.append("aligned \(rect.width) \(color.red)")
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    strokes.append("text \(text.string)")
    texts.append((text, origin))
  }

  func draw(_ image: Image, in rect: Rect, color: Color?) {
    strokes.append("image \(image.size.width) \(rect.width) \(color?.red ?? 0)")
  }

  func group(opacity: Double, _ body: () -> Void) {
    strokes.append("group \(opacity)")
    body()
    strokes.append("end")
  }

  func clip(to path: Path, at origin: Point, _ body: () -> Void) { body() }

  func clip(to rect: Rect, _ body: () -> Void) {
    strokes.append("clip \(rect.width) \(rect.height)")
    body()
    strokes.append("end")
  }

  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    strokes.append("lens \(shape.rect.width) \(lens.bezel) \(lens.amount)")
    content()
    strokes.append("end")
  }
}
