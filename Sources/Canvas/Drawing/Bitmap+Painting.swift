extension Bitmap {
  /// Paints a bitmap.
  ///
  /// - Parameters:
  ///   - size: In points; rounded up to whole pixels.
  ///   - scale: In pixels per point.
  ///   - format: The background is black if opaque, clear if transparent.
  ///   - text: The text engine, which is set to the scale.
  ///   - paint: Paints the bitmap; the origin is the top left corner.
  /// - Throws: ``BitmapError`` if the size is empty or the memory cannot be allocated.
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

  /// Renders a part of an image for a place in pixels; fails if the part is empty.
  convenience init?(
    _ image: Image, filling place: PixelRect, part: PixelRect, scale: Double, color: Color?
  ) {
    if part.isEmpty { return nil }
    let frame = Rect(place.offset(x: -part.x, y: -part.y), scale: scale)
    try? self.init(width: part.width, height: part.height, format: .transparent)
    CairoPainter(
      target: self, scale: scale, masks: MaskCache(byteLimit: 0), text: TextEngine()
    ).draw(image, in: frame, color: color)
  }
}
