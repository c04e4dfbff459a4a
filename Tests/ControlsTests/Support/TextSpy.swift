import Canvas

/// Records the origins and colors of drawn texts.
final class TextSpy {
  private(set) var origins: [String: Point] = [:]
  private(set) var texts: [String] = []
  private(set) var colors: [String: Color] = [:]

  init() {}

  func watching(_ painter: any Painter) -> any Painter { Watched(painter, self) }

  private final class Watched: ForwardingPainter {
    let painter: any Painter
    private let spy: TextSpy

    init(_ painter: any Painter, _ spy: TextSpy) {
      self.painter = painter
      self.spy = spy
    }

    func draw(_ text: Text, at origin: Point, color: Color) {
      spy.origins[text.string] = origin
      spy.colors[text.string] = color
      spy.texts.append(text.string)
      painter.draw(text, at: origin, color: color)
    }
  }
}
