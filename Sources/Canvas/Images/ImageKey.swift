struct ImageKey: Hashable {
  /// The limit above which images are resampled for each paint, clipped to the visible part, in
  /// pixels.
  static let largestArea = 1 << 20

  var raster: ImageRaster
  var columns: ImageAxis
  var rows: ImageAxis
  var format: ImageSurface.Format

  init(_ image: Image, in place: PixelRect, scale: Double, format: ImageSurface.Format) {
    raster = image.raster
    self.format = format
    let insets = image.capInsets ?? .zero
    columns = ImageAxis(
      length: raster.width, pictureScale: raster.scale, start: insets.left, end: insets.right,
      targetLength: place.width, scale: scale)
    rows = ImageAxis(
      length: raster.height, pictureScale: raster.scale, start: insets.top, end: insets.bottom,
      targetLength: place.height, scale: scale)
  }

  var isIdentity: Bool { format == .colors && columns.isIdentity && rows.isIdentity }

  /// Resamples an area, in pixels from the image's top left corner; `nil` for all of it.
  func surface(of area: PixelRect? = nil) -> ImageSurface {
    let area =
      area ?? PixelRect(x: 0, y: 0, width: columns.target.length, height: rows.target.length)
    let resampler = ImageResampler(raster, columns: columns, rows: rows, area: area)
    return ImageSurface(format, width: area.width, height: area.height) { y, to in
      let levels = resampler.row(y).map { UInt8(max(0, min($0, 255)) + 0.5) }
      for x in 0..<area.width {
        let alpha = levels[4 * x + 3]
        switch format {
        case .coverage: to[x] = alpha
        case .colors:
          for channel in 0..<3 { to[4 * x + channel] = min(alpha, levels[4 * x + channel]) }
          to[4 * x + 3] = alpha
        }
      }
    }
  }
}
