internal import CCairo
internal import CPixels

/// The picture that a painter paints on.
///
/// Masks and pictures are laid on by pixman, or eight pixels at a time where the processor can: the
/// pixels are the same.
final class Layer {
  /// The pixels held.
  let bounds: PixelRect
  let image: PixelImage

  private let isWide: Bool

  /// One pixel that repeats: what pixman takes for a colour.
  private let solid = PixelImage(.transparent, width: 1, height: 1)

  /// A layer on a picture; nil if there is no memory.
  ///
  /// - Parameters:
  ///   - bitmap: the picture.
  ///   - isWide: whether eight pixels are laid on at a time, where the processor can.
  init?(_ bitmap: Bitmap, isWide: Bool = true) {
    guard let image = PixelImage(bitmap) else { return nil }
    self.image = image
    self.isWide = isWide && cpixels_is_wide()
    bounds = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    solid.repeatForever()
  }

  /// Lays a picture over a rectangle that both it and the layer cover.
  ///
  /// - Parameters:
  ///   - picture: what is laid on.
  ///   - place: where its first pixel lies.
  ///   - area: the pixels to change.
  func lay(_ picture: PixelImage, at place: (x: Int, y: Int), in area: PixelRect) {
    if !isWide { return composite(picture, at: place, in: area) }
    picture.withWords { from in
      image.withWords { to in
        cpixels_lay(
          from + (area.y - place.y) * picture.wordsPerRow + area.x - place.x, picture.wordsPerRow,
          to + area.y * image.wordsPerRow + area.x, image.wordsPerRow, area.width, area.height)
      }
    }
  }

  /// Lays a colour over a rectangle, as much as a mask that covers it has coverage.
  ///
  /// - Parameters:
  ///   - pixel: the colour, 8 bits a component, premultiplied, alpha in the highest ones.
  ///   - mask: how much of it counts.
  ///   - place: where the mask's first pixel lies.
  ///   - area: the pixels to change.
  func lay(
    _ pixel: UInt32, through mask: PixelImage, at place: (x: Int, y: Int), in area: PixelRect
  ) {
    if !isWide { return compositeSolid(pixel, through: mask, at: place, in: area) }
    image.withWords { to in
      cpixels_cover(
        pixel, mask.bytes + (area.y - place.y) * mask.bytesPerRow + area.x - place.x,
        mask.bytesPerRow, to + area.y * image.wordsPerRow + area.x, image.wordsPerRow, area.width,
        area.height)
    }
  }

  /// Lays a colour over a rectangle that lies within the layer.
  func lay(_ pixel: UInt32, in area: PixelRect) {
    switch pixel >> 24 {
    case 0 where pixel == 0: return
    case 255: fill(area, with: pixel)
    default: compositeSolid(pixel, in: area)
    }
  }

  private func fill(_ area: PixelRect, with pixel: UInt32) {
    image.withWords { words in
      _ = pixman_fill(
        words, Int32(image.wordsPerRow), 32, Int32(area.x), Int32(area.y), Int32(area.width),
        Int32(area.height), pixel)
    }
  }

  private func compositeSolid(
    _ pixel: UInt32, through mask: PixelImage? = nil, at place: (x: Int, y: Int) = (0, 0),
    in area: PixelRect
  ) {
    solid.withWords { $0.pointee = pixel }
    composite(solid, through: mask, placedAt: place, in: area)
  }

  /// Has pixman lay an image on.
  private func composite(
    _ source: PixelImage, at sourcePlace: (x: Int, y: Int) = (0, 0),
    through mask: PixelImage? = nil, placedAt maskPlace: (x: Int, y: Int) = (0, 0),
    in area: PixelRect
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
}
