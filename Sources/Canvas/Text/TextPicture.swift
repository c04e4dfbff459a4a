internal import CPango

/// A rendered line: coverage for any color, or the colors of its font.
struct TextPicture {
  let image: PixelImage

  /// The part of the line that the image shows, in pixels from the line's top left corner.
  let bounds: PixelRect

  /// The text color of the image; `nil` for coverage.
  let color: Color?
}

extension TextPicture {
  /// The picture of a coverage, row by row without gaps.
  init(coverage: ArraySlice<UInt8>, bounds: PixelRect) {
    image = PixelImage(.coverage, width: bounds.width, height: bounds.height)
    self.bounds = bounds
    color = nil
    coverage.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      for y in 0..<bounds.height {
        UnsafeMutableRawPointer(image.bytes + y * image.bytesPerRow).copyMemory(
          from: start + y * bounds.width, byteCount: bounds.width)
      }
    }
  }

  /// Row by row without gaps; `nil` for a picture with colors.
  var coverage: ArraySlice<UInt8>? {
    if color != nil { return nil }
    var bytes: [UInt8] = []
    for y in 0..<image.height {
      let row = image.bytes + y * image.bytesPerRow
      bytes.append(contentsOf: UnsafeBufferPointer(start: row, count: image.width))
    }
    return bytes[...]
  }
}

extension TextLine {
  /// The limit above which lines are rendered for each paint, clipped to the visible part, in
  /// pixels.
  private static let largestArea = 1 << 18

  /// `nil` if nothing is visible, or memory is exhausted.
  func picture(in area: PixelRect, color: Color) -> TextPicture? {
    if let kept, kept.color == nil || kept.color == color { return kept }
    let isLarge = metrics.paintBounds.area > Self.largestArea
    let picture = makePicture(of: isLarge ? area : metrics.paintBounds, color: color)
    if !isLarge { kept = picture }
    return picture
  }

  private func makePicture(of bounds: PixelRect, color: Color) -> TextPicture? {
    // A color font's glyph that consists of this color alone is unlikely.
    let probe = Color(red: 1, green: 0, blue: 1)
    guard let drawn = drawn(in: bounds, color: probe) else { return nil }
    if let coverage = PixelImage(coverageOf: drawn) {
      return TextPicture(image: coverage, bounds: bounds, color: nil)
    }
    guard let drawn = self.drawn(in: bounds, color: color) else { return nil }
    return TextPicture(image: PixelImage(drawn), bounds: bounds, color: color)
  }

  private func drawn(in bounds: PixelRect, color: Color) -> Bitmap? {
    guard layout != nil,
      let bitmap = try? Bitmap(width: bounds.width, height: bounds.height, format: .transparent)
    else { return nil }
    bitmap.withContext { context in
      draw(x: Double(-bounds.x), y: Double(-bounds.y), color: color, in: context)
    }
    return bitmap
  }
}

extension PixelImage {
  /// The coverage of a magenta picture; `nil` if it has other colors.
  fileprivate convenience init?(coverageOf picture: Bitmap) {
    self.init(.coverage, width: picture.width, height: picture.height)
    for y in 0..<height {
      let from = picture.bytes + y * picture.bytesPerRow
      let to = self.bytes + y * bytesPerRow
      for x in 0..<width {
        let alpha = from[4 * x + 3]
        if from[4 * x] != alpha || from[4 * x + 1] != 0 || from[4 * x + 2] != alpha { return nil }
        to[x] = alpha
      }
    }
  }
}
