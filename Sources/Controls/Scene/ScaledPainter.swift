import Canvas

/// A painter that scales everything around a pivot, and shifts it.
///
/// Shapes, shadows and images are painted at the new size, not stretched.
final class ScaledPainter: Painter {
  enum Texts {
    /// Not at all: for short animations, in which nobody reads them.
    case kept
    case scaled
  }

  private let painter: any Painter
  private let factor: Double
  private let pivot: Point
  private let shift: Point
  private let texts: Texts

  init(
    _ painter: any Painter, factor: Double, around pivot: Point = .zero, shift: Point = .zero,
    texts: Texts
  ) {
    self.painter = painter
    self.factor = factor
    self.pivot = pivot
    self.shift = shift
    self.texts = texts
  }

  private func place(_ point: Point) -> Point {
    pivot + (point - pivot) * factor + shift
  }

  private func place(_ rect: Rect) -> Rect {
    Rect(origin: place(rect.origin), size: rect.size.magnified(by: factor))
  }

  private func place(_ shape: RoundedRectangle) -> RoundedRectangle {
    RoundedRectangle(place(shape.rect), radius: shape.radius * factor, curve: shape.curve)
  }

  private func place(_ shadow: Shadow) -> Shadow {
    Shadow(offset: shadow.offset * factor, blur: shadow.blur * factor, color: shadow.color)
  }

  private func place(_ lens: Lens) -> Lens {
    var lens = lens
    lens.bezel *= factor
    lens.amount *= factor
    lens.shade.depth *= factor
    lens.shade.blur *= factor
    lens.rim.width *= factor
    return lens
  }

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    painter.fill(place(shape), color: color, within: outline.map { place($0) })
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    painter.strokeInside(place(shape), width: width * factor, color: color)
  }

  func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?) {
    painter.drawShadow(place(shadow), of: place(shape), within: outline.map { place($0) })
  }

  func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    painter.fill(
      place(shape), color: color,
      casting: ShadowPair(soft: place(shadows.soft), contact: place(shadows.contact)))
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    painter.fill(path.scaled(by: factor), at: place(origin), color: color)
  }

  func fillAligned(_ rect: Rect, color: Color) { painter.fillAligned(place(rect), color: color) }

  func draw(_ text: Text, at origin: Point, color: Color) {
    var text = text
    if texts == .scaled {
      text.font.size *= factor
      text.font.tracking *= factor
      text.maximumWidth = text.maximumWidth.map { $0 * factor }
    }
    painter.draw(text, at: place(origin), color: color)
  }

  func draw(_ image: Image, in rect: Rect, color: Color?) {
    painter.draw(image, in: place(rect), color: color)
  }

  func group(opacity: Double, _ body: () -> Void) { painter.group(opacity: opacity, body) }

  func clip(to rect: Rect, _ body: () -> Void) { painter.clip(to: place(rect), body) }

  func clip(to path: Path, at origin: Point, _ body: () -> Void) {
    painter.clip(to: path.scaled(by: factor), at: place(origin), body)
  }

  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    painter.lens(place(shape), place(lens), content: content)
  }
}

final class ScaledText: TextMeasuring {
  let base: any TextMeasuring
  let factor: Double

  init(_ base: any TextMeasuring, factor: Double) {
    self.base = base
    self.factor = factor
  }

  func size(of text: Text) -> Size { base.size(of: text.scaled(by: factor)) }
  func baseline(of text: Text) -> Double { base.baseline(of: text.scaled(by: factor)) }
  func paintBounds(of text: Text) -> Rect { base.paintBounds(of: text.scaled(by: factor)) }

  func lines(of string: String, font: Font, width: Double) -> [String] {
    base.lines(of: string, font: Text(string, font: font).scaled(by: factor).font, width: width)
  }
}

extension TextMeasuring {
  /// The scale of rows that hold text: at least 1.
  package var growth: Double { max(1, (self as? ScaledText)?.factor ?? 1) }
}
