import Canvas

/// A bitmap with a painter.
final class PaintTarget {
  let painter: CairoPainter
  let text: TextEngine

  /// The size of an unpressed thumb, in points.
  static let thumbSize = Size(27, 27)
  static let shadows = ShadowPair(
    soft: Shadow(offset: Point(0, 3), blur: 8, color: Color.black.opacity(0.15)),
    contact: Shadow(offset: Point(0, 3), blur: 1, color: Color.black.opacity(0.06)))

  private let bitmap: Bitmap

  init(masks: MaskCache, scale: Double = 1) throws {
    bitmap = try Bitmap(width: 256, height: 96)
    text = TextEngine()
    text.scale = scale
    painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
  }

  /// Creates a target whose mask cache stores nothing.
  static func uncached() throws -> PaintTarget { try PaintTarget(masks: MaskCache(byteLimit: 0)) }

  func paintThumb(width: Double = PaintTarget.thumbSize.width, color: Color = .white) {
    let shape = RoundedRectangle.capsule(
      Rect(origin: Point(20, 20), size: Size(width, Self.thumbSize.height)))
    painter.fill(shape, color: color, casting: Self.shadows)
  }
}
