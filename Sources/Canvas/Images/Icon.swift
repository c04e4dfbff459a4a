/// A small picture beside or in place of a title: a symbol of one colour, or an image.
public enum Icon: Hashable, Sendable {
  /// A symbol, painted in the colour of the text beside it.
  case symbol(Symbol)
  /// An image, in its own colours unless it is a template.
  case image(Image)

  /// How large it is by itself, pt.
  public var size: Size {
    switch self {
    case .symbol: Size(Symbol.designSize, Symbol.designSize)
    case .image(let image): image.size
    }
  }

  /// Where it lies in a rectangle, as large as fits without being distorted, in its middle.
  public func frame(in rect: Rect) -> Rect {
    let size = size
    let factor = min(rect.width / size.width, rect.height / size.height)
    guard factor > 0, factor < .infinity else { return Rect(center: rect.center, size: .zero) }
    return Rect(center: rect.center, size: Size(size.width * factor, size.height * factor))
  }

  /// Paints it as large as fits into a rectangle, in its middle.
  ///
  /// - Parameters:
  ///   - painter: takes the drawing.
  ///   - rect: pt.
  ///   - color: of a symbol, or of an image that is a template.
  public func paint(with painter: any Painter, in rect: Rect, color: Color) {
    let frame = frame(in: rect)
    if frame.isEmpty { return }
    switch self {
    case .symbol(let symbol):
      symbol.paint(with: painter, at: frame.origin, size: frame.width, color: color)
    case .image(let image):
      painter.draw(image, in: frame, color: color)
    }
  }
}
