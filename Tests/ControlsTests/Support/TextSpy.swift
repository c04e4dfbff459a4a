import Canvas

/// Notes where texts are drawn, and draws everything.
final class TextSpy {
  private(set) var origins: [String: Point] = [:]
  private(set) var texts: [String] = []
  private(set) var colors: [String: Color] = [:]

  init() {}

  func watching(_ painter: any Painter) -> any Painter { Watched(painter, self) }

  private final class Watched: Painter {
    private let painter: any Painter
    private let spy: TextSpy

    init(_ painter: any Painter, _ spy: TextSpy) {
      self.painter = painter
      self.spy = spy
    }

    func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
      painter.fill(shape, color: color, within: outline)
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

    func fillAligned(_ rect: Rect, color: Color) { painter.fillAligned(rect, color: color) }

    func draw(_ text: Text, at origin: Point, color: Color) {
      spy.origins[text.string] = origin
      spy.colors[text.string] = color
      spy.texts.append(text.string)
      painter.draw(text, at: origin, color: color)
    }

    func draw(_ image: Image, in rect: Rect, color: Color?) {
      painter.draw(image, in: rect, color: color)
    }

    func group(opacity: Double, _ body: () -> Void) { painter.group(opacity: opacity, body) }

    func clip(to rect: Rect, _ body: () -> Void) { painter.clip(to: rect, body) }
  }
}
