import Canvas

/// A painter that makes one mistake and otherwise forwards to another painter, to check that
/// picture comparisons can fail.
///
///     let spoiled = try rig.picture { MistakenPainter($0, .noShadows) }
///     #expect(!PictureDifference(spoiled, expected).meets(.rounding))
public final class MistakenPainter: ForwardingPainter {
  public let painter: any Painter
  private let mistake: PaintingMistake

  /// Forwards to a painter, with a mistake.
  public init(_ painter: any Painter, _ mistake: PaintingMistake) {
    self.painter = painter
    self.mistake = mistake
  }

  public func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    painter.fill(spoiled(shape), color: color, within: outline.map(spoiled))
  }

  public func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    if mistake == .noStrokes { return }
    painter.strokeInside(spoiled(shape), width: width, color: color)
  }

  public func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    var shadow = shadow
    var outline = outline
    switch mistake {
    case .noShadows: return
    case .noContactShadows where shadow.blur < 2: return
    case .doubledBlur: shadow.blur *= 2
    case .wideBlur: shadow.blur *= 7.0 / 6
    case .strongShadows: shadow.color.alpha *= 7.0 / 6
    case .shadowsHalfPointHigh: shadow.offset.y -= 0.5
    case .shadowsPointHigh: shadow.offset.y -= 1
    case .unclippedShadows: outline = nil
    default: break
    }
    painter.drawShadow(shadow, of: spoiled(shape), within: outline.map(spoiled))
  }

  public func fillAligned(_ rect: Rect, color: Color) {
    if mistake == .straddlingHairlines && rect.width < 2 {
      painter.fill(rect, color: color)
    } else {
      painter.fillAligned(rect, color: color)
    }
  }

  public func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    painter.lens(spoiled(shape), lens, content: content)
  }

  private func spoiled(_ shape: RoundedRectangle) -> RoundedRectangle {
    var shape = shape
    if mistake == .circularCorners { shape.curve = .circular }
    if mistake == .narrowShapes { shape.rect.size.width -= 0.25 }
    return shape
  }
}
