/// A picture as it is laid on: enough to find it again.
struct ImageKey: Hashable {
  /// What is larger is made anew for each paint, and only where it is seen. px
  static let largestArea = 1 << 20

  enum Format: Hashable {
    case colors
    /// Alpha alone.
    case coverage
  }

  var raster: ImageRaster
  var columns: ImageAxis
  var rows: ImageAxis
  var format: Format

  /// - Parameters:
  ///   - image: what is painted.
  ///   - place: the pixels that it fills.
  ///   - scale: pixels a point.
  ///   - format: what of it counts.
  init?(_ image: Image, in place: PixelRect, scale: Double, format: Format) {
    guard let raster = image.raster(for: scale) else { return nil }
    self.raster = raster
    self.format = format
    let insets = image.capInsets ?? .zero
    columns = ImageAxis(
      length: raster.width, pictureScale: raster.scale, start: insets.left, end: insets.right,
      targetLength: place.width, scale: scale)
    rows = ImageAxis(
      length: raster.height, pictureScale: raster.scale, start: insets.top, end: insets.bottom,
      targetLength: place.height, scale: scale)
  }

  /// Whether the picture can be laid on as it is stored.
  var isIdentity: Bool { format == .colors && columns.isIdentity && rows.isIdentity }

  /// A part of the picture as it is laid on.
  ///
  /// - Parameter area: px from the place's left and top.
  func pixels(in area: PixelRect) -> PixelImage {
    let image = PixelImage(
      format == .colors ? .transparent : .coverage, width: area.width, height: area.height)
    let resampler = ImageResampler(raster, columns: columns, rows: rows, area: area)
    resampler.forEachRow { y, row in
      let to = image.bytes + y * image.bytesPerRow
      func level(_ place: Int) -> UInt8 { UInt8(max(0, min(row[place], 255)) + 0.5) }
      for x in 0..<area.width {
        let alpha = level(4 * x + 3)
        switch format {
        case .coverage: to[x] = alpha
        case .colors:
          for channel in 0..<3 { to[4 * x + channel] = min(alpha, level(4 * x + channel)) }
          to[4 * x + 3] = alpha
        }
      }
    }
    return image
  }

  /// All of the picture as it is laid on.
  func pixels() -> PixelImage {
    pixels(
      in: PixelRect(x: 0, y: 0, width: columns.target.length, height: rows.target.length))
  }
}
