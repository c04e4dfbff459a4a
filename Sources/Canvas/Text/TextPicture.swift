internal import CPango

/// A line as it is laid on: coverage for any colour, or colours that its font brings along.
struct TextPicture {
  let image: PixelImage

  /// The line's pixels that the image holds, px from the line's top left corner.
  let bounds: PixelRect

  /// What the image was made in; nil if it is coverage.
  let color: Color?
}

extension TextLine {
  /// What is larger is drawn anew for each paint, and only where it is seen, px.
  private static let largestArea = 1 << 18

  /// How the line looks; nil if nothing is to be seen of it, or there is no memory.
  ///
  /// - Parameters:
  ///   - area: the pixels wanted, within the line's bounds.
  ///   - color: what it is written in.
  func picture(in area: PixelRect, color: Color) -> TextPicture? {
    if let kept, kept.color == nil || kept.color == color { return kept }
    let isLarge = paintBounds.area > Self.largestArea
    let picture = makePicture(of: isLarge ? area : paintBounds, color: color)
    if !isLarge { kept = picture }
    return picture
  }

  private func makePicture(of bounds: PixelRect, color: Color) -> TextPicture? {
    // No glyph that has colours of its own has only this one.
    let probe = Color(red: 1, green: 0, blue: 1)
    guard let drawn = drawn(in: bounds, color: probe) else { return nil }
    if let coverage = PixelImage(coverageOf: drawn) {
      return TextPicture(image: coverage, bounds: bounds, color: nil)
    }
    guard let drawn = self.drawn(in: bounds, color: color), let image = PixelImage(drawn)
    else { return nil }
    return TextPicture(image: image, bounds: bounds, color: color)
  }

  /// A part of the line, drawn by Cairo.
  private func drawn(in bounds: PixelRect, color: Color) -> Bitmap? {
    guard hasLayout,
      let bitmap = try? Bitmap(width: bounds.width, height: bounds.height, format: .transparent)
    else { return nil }
    bitmap.withContext { context in
      draw(x: Double(-bounds.x), y: Double(-bounds.y), color: color, in: context)
    }
    return bitmap
  }
}

extension PixelImage {
  /// The coverage of what is drawn in a red and blue without green; nil if other colours are in it.
  fileprivate convenience init?(coverageOf picture: Bitmap) {
    guard let bytes = picture.bytes else { return nil }
    self.init(.coverage, width: picture.width, height: picture.height)
    for y in 0..<height {
      let from = bytes + y * picture.bytesPerRow
      let to = self.bytes + y * bytesPerRow
      for x in 0..<width {
        let alpha = from[4 * x + 3]
        if from[4 * x] != alpha || from[4 * x + 1] != 0 || from[4 * x + 2] != alpha { return nil }
        to[x] = alpha
      }
    }
  }
}
