internal import CCairo

extension Bitmap {
  /// Paints a bitmap, with the origin at its top left corner.
  ///
  /// The size is in points and rounded up to whole pixels, the scale in pixels per point, to which
  /// the text engine is set. The background is black if opaque, clear if transparent. Throws a
  /// ``PictureError`` if the size is empty or the memory cannot be allocated.
  public convenience init(
    _ size: Size, scale: Double = 1, format: Format = .opaque, text: TextEngine = TextEngine(),
    paint: (any Painter) -> Void
  ) throws {
    let area = PixelRect(covering: Rect(origin: .zero, size: size), scale: scale)
    if area.isEmpty { throw PictureError.noExtent(reason: "it has no pixels") }
    try self.init(width: area.width, height: area.height, format: format)
    text.scale = scale
    let masks = MaskCache(byteLimit: MaskCache.byteLimit(atScale: scale))
    let painter = CairoPainter(target: self, scale: scale, masks: masks, text: text)
    paint(painter)
    if painter.lacksMemory { throw PictureError.outOfMemory }
  }

  /// Paints another bitmap at a pixel, over what is there or in its place.
  package func paint(_ other: Bitmap, x: Int, y: Int, replaces: Bool) {
    let context = cairo_create(surface)
    cairo_set_operator(context, replaces ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
    cairo_set_source_surface(context, other.surface, Double(x), Double(y))
    context.trace(PixelRect(x: x, y: y, width: other.width, height: other.height))
    cairo_fill(context)
    cairo_destroy(context)
    pixelsChanged()
  }

  /// Moves rows down, up if `distance` is negative; rows that are not overwritten stay.
  package func move(_ area: PixelRect, by distance: Int) {
    let area = area.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
    guard distance.magnitude < area.height, distance != 0 else { return }
    let column = bytes + area.minX * 4
    let count = area.height - Int(distance.magnitude)
    for step in 0..<count {
      // In the order in which no row is overwritten before it is read.
      let y = distance < 0 ? area.minY + step : area.maxY - 1 - step
      let source = column + (y - distance) * bytesPerRow
      (column + y * bytesPerRow).update(from: source, count: area.width * 4)
    }
    pixelsChanged()
  }
}
