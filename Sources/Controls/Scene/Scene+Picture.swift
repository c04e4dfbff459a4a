import Canvas

extension Scene {
  /// Paints the whole scene into a picture, without a window.
  ///
  /// - Parameters:
  ///   - size: of the scene, pt; the picture is rounded up to whole pixels.
  ///   - scale: pixels a point.
  ///   - time: what everything that moves is sampled for.
  ///   - format: transparent if the scene has no background.
  ///   - text: measures and draws text.
  ///   - decorate: gives the painter to use in place of the one that draws.
  public func picture(
    size: Size, scale: Double, at time: Instant, format: Bitmap.Format = .opaque,
    text: TextEngine = TextEngine(),
    through decorate: (CairoPainter) -> any Painter = { $0 }
  ) throws -> Bitmap {
    text.scale = scale
    measure(with: text)
    resize(to: size, scale: scale)
    _ = update(for: FrameTime(target: time, interval: 1.0 / 60, number: 0))
    let all = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    let bitmap = try Bitmap(width: all.width, height: all.height, format: format)
    let masks = MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale))
    paint(
      all, with: decorate(CairoPainter(target: bitmap, scale: scale, masks: masks, text: text)))
    return bitmap
  }
}
