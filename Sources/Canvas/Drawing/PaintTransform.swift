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

  /// A line that fits at its own size is whole at the new size, where glyphs can be wider.
  func callAsFunction(_ text: Text, measuredBy measuring: any TextMeasuring) -> Text {
    if !scalesText { return text }
    var line = text.scaled(by: factor)
    guard let limit = text.maximumWidth else { return line }
    var whole = text
    whole.maximumWidth = nil
    // A limit that was computed from the size of the line must not truncate it.
    let fits = measuring.size(of: whole).width <= limit + 1e-6
    line.maximumWidth = fits ? nil : limit * factor
    return line
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
