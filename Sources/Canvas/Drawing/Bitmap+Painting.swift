extension Bitmap {
  /// A picture of what a body paints.
  ///
  /// - Parameters:
  ///   - size: pt; the picture is rounded up to whole pixels.
  ///   - scale: pixels a point.
  ///   - format: black where nothing is painted if opaque, clear if transparent.
  ///   - text: draws text; it is set for the scale.
  ///   - paint: gets a painter whose origin is the picture's top left corner.
  public convenience init(
    _ size: Size, scale: Double = 1, format: Format = .opaque, text: TextEngine = TextEngine(),
    paint: (any Painter) -> Void
  ) throws {
    let area = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    if area.isEmpty { throw BitmapError.cannotAllocate(reason: "it has no pixels") }
    try self.init(width: area.width, height: area.height, format: format)
    text.scale = scale
    let masks = MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale))
    paint(CairoPainter(target: self, scale: scale, masks: masks, text: text))
  }
}
