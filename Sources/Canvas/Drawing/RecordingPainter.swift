package final class RecordingPainter: Painter {
  package private(set) var list = DisplayList()
  package var textScale = 1.0

  /// A painter that expects as many commands as a node had before.
  package init(expectedCount: Int = 0) { list.commands.reserveCapacity(expectedCount) }

  private func recorded(_ body: () -> Void) -> DisplayList {
    let outer = list
    list = DisplayList()
    body()
    let inner = list
    list = outer
    return inner
  }

  package func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    list.commands.append(.fill(shape, color, within: outline))
  }

  package func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    list.commands.append(.strokeInside(shape, width: width, color))
  }

  package func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    list.commands.append(.shadow(shadow, shape, within: outline))
  }

  package func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    list.commands.append(.raised(shape, color, shadows))
  }

  package func fill(_ path: Path, at origin: Point, color: Color) {
    list.commands.append(.path(path, at: origin, color))
  }

  package func fillAligned(_ rect: Rect, color: Color) {
    list.commands.append(.aligned(rect, color))
  }

  package func draw(_ text: Text, at origin: Point, color: Color) {
    list.commands.append(.text(text.scaled(by: textScale), at: origin, color))
  }

  package func draw(_ image: Image, in rect: Rect, color: Color?) {
    list.commands.append(.image(image, in: rect, color))
  }

  package func stroke(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color) {
    list.commands.append(.stroke(path, at: origin, stroke, color))
  }

  package func group(opacity: Double, bounds: (_ scale: Double) -> PixelRect?, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    list.commands.append(.group(opacity: opacity, recorded(body)))
  }

  package func clip(to rect: Rect, _ body: () -> Void) {
    list.commands.append(.clip(rect, recorded(body)))
  }

  package func clip(to path: Path, at origin: Point, _ body: () -> Void) {
    list.commands.append(.pathClip(path, at: origin, recorded(body)))
  }

  package func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    list.commands.append(.lens(shape, lens, recorded(content)))
  }
}

extension DisplayList {
  package init(_ paint: (RecordingPainter) -> Void) {
    let recorder = RecordingPainter()
    paint(recorder)
    self = recorder.list
  }
}
