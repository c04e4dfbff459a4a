import Canvas

/// A small picture for labels: a symbol of one color, or an image.
public enum Icon: Hashable, Sendable {
  /// A symbol, painted in the text color.
  case symbol(Symbol)
  /// An image, in its own colors unless it is a template.
  case image(Image)

  /// The natural size, in points.
  public var size: Size {
    switch self {
    case .symbol: Size(Symbol.designSize, Symbol.designSize)
    case .image(let image): image.size
    }
  }

  /// The centered frame within a rectangle, as large as fits with the aspect ratio kept.
  public func frame(in rect: Rect) -> Rect {
    let size = size
    let factor = min(rect.width / size.width, rect.height / size.height)
    guard factor > 0, factor < .infinity else { return Rect(center: rect.center, size: .zero) }
    return Rect(center: rect.center, size: size.magnified(by: factor))
  }

  /// Paints the icon centered and as large as fits into a rectangle, with the aspect ratio kept.
  ///
  /// `color` applies to symbols and template images.
  public func paint(with painter: any Painter, in rect: Rect, color: Color) {
    let frame = frame(in: rect)
    if frame.isEmpty { return }
    switch self {
    case .symbol(let symbol):
      symbol.paint(with: painter, at: frame.origin, size: frame.width, color: color)
    case .image(let image): painter.draw(image, in: frame, color: color)
    }
  }

  /// Paints the icon as ``paint(with:in:color:)`` does, but without the margins of symbols.
  package func paint(with painter: any Painter, filling rect: Rect, color: Color) {
    guard case .symbol(let symbol) = self else {
      return paint(with: painter, in: rect, color: color)
    }
    let shape = symbol.path.controlBounds
    let factor = min(rect.width / shape.width, rect.height / shape.height)
    guard factor > 0, factor < .infinity else { return }
    symbol.paint(
      with: painter, at: rect.center - shape.center * factor, size: Symbol.designSize * factor,
      color: color)
  }
}
