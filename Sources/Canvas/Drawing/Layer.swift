internal import CCairo

/// Pixels that a painter paints on: the picture itself, or a line of text on its way into a group.
///
/// Masks and sprites are laid on by pixman, text is drawn by Cairo. Both see the same bytes.
final class Layer {
  /// The pixels held, in the picture's coordinates.
  let bounds: PixelRect
  let image: PixelImage

  private let bitmap: Bitmap
  private var madeContext: OpaquePointer?

  /// A layer on a picture whose first pixel has the given place; nil if there is no memory.
  init?(_ bitmap: Bitmap, x: Int = 0, y: Int = 0) {
    guard let image = PixelImage(bitmap) else { return nil }
    self.image = image
    self.bitmap = bitmap
    bounds = PixelRect(x: x, y: y, width: bitmap.width, height: bitmap.height)
  }

  deinit {
    if let madeContext { cairo_destroy(madeContext) }
  }

  /// Lays an image over a rectangle that lies within the layer.
  ///
  /// - Parameters:
  ///   - source: a picture, or one pixel that repeats.
  ///   - sourcePlace: where the source's first pixel lies.
  ///   - mask: how much of the source counts; nil for all.
  ///   - maskPlace: where the mask's first pixel lies.
  ///   - area: the pixels to change.
  func lay(
    _ source: PixelImage, at sourcePlace: (x: Int, y: Int) = (0, 0),
    through mask: PixelImage? = nil,
    placedAt maskPlace: (x: Int, y: Int) = (0, 0), in area: PixelRect
  ) {
    guard let target = image.handle, let picture = source.handle,
      mask == nil || mask?.handle != nil
    else { return }
    pixman_image_composite32(
      PIXMAN_OP_OVER, picture, mask?.handle, target,
      Int32(truncatingIfNeeded: area.x - sourcePlace.x),
      Int32(truncatingIfNeeded: area.y - sourcePlace.y),
      Int32(truncatingIfNeeded: area.x - maskPlace.x),
      Int32(truncatingIfNeeded: area.y - maskPlace.y),
      Int32(truncatingIfNeeded: area.x - bounds.x), Int32(truncatingIfNeeded: area.y - bounds.y),
      Int32(truncatingIfNeeded: area.width), Int32(truncatingIfNeeded: area.height))
  }

  /// Replaces the pixels of a rectangle that lies within the layer.
  func fill(_ area: PixelRect, with pixel: UInt32) {
    image.withWords { words in
      _ = pixman_fill(
        words, Int32(image.bytesPerRow / 4), 32, Int32(area.x - bounds.x),
        Int32(area.y - bounds.y), Int32(area.width), Int32(area.height), pixel)
    }
  }

  /// Lends a Cairo context in the picture's coordinates that touches nothing outside a rectangle.
  func withContext(clippedTo clip: PixelRect, _ body: (OpaquePointer) -> Void) {
    guard let context = madeContext ?? makeContext() else { return }
    cairo_surface_mark_dirty(bitmap.surface)
    cairo_save(context)
    cairo_rectangle(
      context, Double(clip.x), Double(clip.y), Double(clip.width), Double(clip.height))
    cairo_clip(context)
    body(context)
    cairo_restore(context)
    cairo_surface_flush(bitmap.surface)
  }

  private func makeContext() -> OpaquePointer? {
    cairo_surface_set_device_offset(bitmap.surface, Double(-bounds.x), Double(-bounds.y))
    madeContext = cairo_create(bitmap.surface)
    return madeContext
  }
}
