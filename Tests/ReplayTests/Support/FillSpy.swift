import Canvas

/// A painter that writes down the colours that it is told to fill with, in order.
final class FillSpy: Painter {
  private(set) var colors: [Color] = []

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    colors.append(color)
  }

  func fill(_ path: Path, at origin: Point, color: Color) { colors.append(color) }
  func fillAligned(_ rect: Rect, color: Color) { colors.append(color) }
  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {}
  func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {}
  func draw(_ text: Text, at origin: Point, color: Color) {}
  func draw(_ image: Image, in rect: Rect, color: Color?) {}
  func group(opacity: Double, _ body: () -> Void) { body() }
  func clip(to rect: Rect, _ body: () -> Void) { body() }
}
