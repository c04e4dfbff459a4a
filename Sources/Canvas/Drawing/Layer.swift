internal import CCairo
internal import CPixels

/// The pixels that a painter paints on; pixman and the code for eight at a time give the same
/// pixels.
final class Layer {
  let bounds: PixelRect
  let image: PixelImage

  private let isWide: Bool

  /// A repeating pixel, pixman's form of a color.
  private let solid = PixelImage(.transparent, width: 1, height: 1)

  init(_ image: PixelImage, isWide: Bool = true) {
    self.image = image
    self.isWide = isWide && cpixels_is_wide()
    bounds = PixelRect(x: 0, y: 0, width: image.width, height: image.height)
    solid.repeatForever()
  }

  /// Creates a layer on a bitmap.
  convenience init(_ bitmap: Bitmap, isWide: Bool = true) {
    self.init(PixelImage(bitmap), isWide: isWide)
  }

  /// Paints a picture at a place, within an area that both contain.
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

  /// Paints a premultiplied color through a mask at a place, within an area that both contain.
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

  private func composite(
    _ source: PixelImage, at sourcePlace: (x: Int, y: Int) = (0, 0),
    through mask: PixelImage? = nil, placedAt maskPlace: (x: Int, y: Int) = (0, 0),
    in area: PixelRect
  ) {
    guard let target = image.handle, let picture = source.handle,
      mask == nil || mask?.handle != nil
    else { return }
    func int(_ number: Int) -> Int32 { Int32(truncatingIfNeeded: number) }
    pixman_image_composite32(
      PIXMAN_OP_OVER, picture, mask?.handle, target, int(area.x - sourcePlace.x),
      int(area.y - sourcePlace.y), int(area.x - maskPlace.x), int(area.y - maskPlace.y),
      int(area.x), int(area.y), int(area.width), int(area.height))
  }
}
