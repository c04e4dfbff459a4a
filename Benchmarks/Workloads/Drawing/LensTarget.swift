import Canvas

/// A held switch of glass, painted with drawing commands. spec: glass
final class LensTarget {
  private let bitmap: Bitmap
  private let masks: MaskCache
  private let text = TextEngine()
  private let scale: Double

  private static let page = Rect(x: 0, y: 0, width: 95, height: 60)
  private static let track = RoundedRectangle.capsule(Rect(x: 16, y: 16, width: 63, height: 28))
  private static let green = Color(hex: 0x34C759)

  private static let shadows = [
    Shadow(offset: Point(0, 4), blur: 12, color: Color.black.opacity(0.104)),
    Shadow(offset: Point(0, 0.5), blur: 1, color: Color.black.opacity(0.04)),
  ]

  init(scale: Double) throws {
    bitmap = try Bitmap(Self.page.size, scale: scale) { _ in }
    masks = MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale))
    text.scale = scale
    self.scale = scale
  }

  /// Paints a frame; the position of the thumb is 0...1, its velocity in travels per second.
  func paint(position: Double, velocity: Double) {
    let painter = CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)
    let stretch = min(0.2, abs(velocity) / 50)
    let size = Size(58 / (1 - 0.75 * stretch), 38.3 * (1 - 0.25 * stretch))
    let center = Point(16 + 20.5 + 22 * position, 30)
    let thumb = RoundedRectangle.capsule(Rect(center: center, size: size))
    painter.fillAligned(Self.page, color: .white)
    painter.fill(Self.track, color: Self.green)
    for shadow in Self.shadows { painter.drawShadow(shadow, of: thumb) }
    let factor = size.width / 40
    let lens = Lens(
      bezel: 5 * factor, amount: 10 * factor,
      shade: Lens.Shade(depth: 4, blur: 4, color: Color.black.opacity(0.10)),
      rim: Lens.Rim(width: 1, color: Color.white.opacity(0.55)))
    painter.lens(thumb, lens) {
      painter.fillAligned(Self.page, color: .white)
      painter.fill(Self.seenTrack(from: center), color: Self.green)
    }
  }

  /// The track as seen through the lens: scaled about the thumb's center.
  private static func seenTrack(from center: Point) -> RoundedRectangle {
    func place(_ from: Double, _ to: Double) -> Double { to + (from - to) * 0.75 }
    return .capsule(
      Rect(
        minX: place(track.rect.minX, center.x), minY: place(track.rect.minY, center.y),
        maxX: place(track.rect.maxX, center.x), maxY: place(track.rect.maxY, center.y)))
  }
}
