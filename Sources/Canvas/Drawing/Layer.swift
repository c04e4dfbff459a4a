internal import CCairo

/// The picture that a painter paints on; masks and pictures are laid on by pixman.
final class Layer {
  /// The pixels held.
  let bounds: PixelRect
  let image: PixelImage

  /// A layer on a picture; nil if there is no memory.
  init?(_ bitmap: Bitmap) {
    guard let image = PixelImage(bitmap) else { return nil }
    self.image = image
    bounds = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
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
      Int32(truncatingIfNeeded: area.x), Int32(truncatingIfNeeded: area.y),
      Int32(truncatingIfNeeded: area.width), Int32(truncatingIfNeeded: area.height))
  }

  /// Replaces the pixels of a rectangle that lies within the layer.
  func fill(_ area: PixelRect, with pixel: UInt32) {
    image.withWords { words in
      _ = pixman_fill(
        words, Int32(image.bytesPerRow / 4), 32, Int32(area.x),
        Int32(area.y), Int32(area.width), Int32(area.height), pixel)
    }
  }
}
