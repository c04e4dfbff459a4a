/// The place and size at which a display list is replayed: scaled around a pivot, then shifted.
///
/// Shapes, shadows and images are painted at the new size, not stretched.
package struct PaintTransform {
  let shift: Point
  let factor: Double
  private let pivot: Point
  /// Not for short animations, in which nobody reads text.
  private let scalesText: Bool

  package init(
    shift: Point = .zero, factor: Double = 1, around pivot: Point = .zero, scalesText: Bool = false
  ) {
    (self.shift, self.factor, self.pivot, self.scalesText) = (shift, factor, pivot, scalesText)
  }

  /// Whether points keep their exact distances.
  var onlyShifts: Bool { factor == 1 && pivot == .zero }

  func callAsFunction(_ point: Point) -> Point { pivot + (point - pivot) * factor + shift }

  func callAsFunction(_ rect: Rect) -> Rect {
    Rect(origin: self(rect.origin), size: Size(rect.width * factor, rect.height * factor))
  }

  func callAsFunction(_ shape: RoundedRectangle) -> RoundedRectangle {
    RoundedRectangle(self(shape.rect), radius: shape.radius * factor, curve: shape.curve)
  }

  func callAsFunction(_ shadow: Shadow) -> Shadow {
    Shadow(offset: shadow.offset * factor, blur: shadow.blur * factor, color: shadow.color)
  }

  func callAsFunction(_ path: Path) -> Path { factor == 1 ? path : path.scaled(by: factor) }

  func callAsFunction(_ stroke: Stroke) -> Stroke {
    var stroke = stroke
    stroke.width *= factor
    return stroke
  }

  func callAsFunction(_ text: Text) -> Text {
    if !scalesText { return text }
    var text = text.scaled(by: factor)
    text.maximumWidth = text.maximumWidth.map { $0 * factor }
    return text
  }

  func callAsFunction(_ lens: Lens) -> Lens {
    var lens = lens
    lens.bezel *= factor
    lens.amount *= factor
    lens.shade = self(lens.shade)
    lens.rimWidth *= factor
    return lens
  }
}
