struct ImageKey: Hashable {
  /// The limit above which images are resampled for each paint, clipped to the visible part, in
  /// pixels.
  static let largestArea = 1 << 20

  var image: Image
  var columns: ImageAxis
  var rows: ImageAxis
  var format: ImageSurface.Format

  init(_ image: Image, in place: PixelRect, scale: Double, format: ImageSurface.Format) {
    self.image = image
    self.format = format
    let insets = image.capInsets ?? .zero
    columns = ImageAxis(
      length: image.width, pictureScale: image.scale, start: insets.left, end: insets.right,
      targetLength: place.width, scale: scale)
    rows = ImageAxis(
      length: image.height, pictureScale: image.scale, start: insets.top, end: insets.bottom,
      targetLength: place.height, scale: scale)
  }

  var isIdentity: Bool {
    format == .colors && columns.source == columns.target && rows.source == rows.target
  }

  /// Resamples an area, in pixels from the image's top left corner; `nil` for all of it.
  func surface(of area: PixelRect? = nil) -> ImageSurface {
    let area =
      area ?? PixelRect(x: 0, y: 0, width: columns.target.length, height: rows.target.length)
    let taps = (area.minX..<max(area.minX, area.maxX)).map(columns.taps)
    let first = taps.map { $0.range.lowerBound }.min() ?? 0
    let read = first..<max(first, taps.map { $0.range.upperBound }.max() ?? 0)
    return ImageSurface(format, width: area.width, height: area.height) { y, to in
      let row = row(area.minY + y, columns: taps, reading: read)
      let levels = row.map { UInt8(max(0, min($0, 255)) + 0.5) }
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

  /// Computes a row: four components a pixel, BGRA, premultiplied, 0...255.
  ///
  /// Rows are resized first, then columns, in floating point. Each pixel depends only on its
  /// position, so a part of the result equals that part of the whole.
  private func row(_ y: Int, columns: [ImageTaps], reading read: Range<Int>) -> [Float] {
    var sums = [Float](repeating: 0, count: 4 * read.count)
    let rowTaps = rows.taps(at: y)
    for (source, weight) in zip(rowTaps.range, rowTaps.weights) {
      let start = source * image.width + read.lowerBound
      for x in 0..<read.count {
        let word = image.words[start + x]
        sums[4 * x] += weight * Float(word & 0xFF)
        sums[4 * x + 1] += weight * Float(word >> 8 & 0xFF)
        sums[4 * x + 2] += weight * Float(word >> 16 & 0xFF)
        sums[4 * x + 3] += weight * Float(word >> 24)
      }
    }
    var row: [Float] = []
    row.reserveCapacity(4 * columns.count)
    for taps in columns {
      for channel in 0..<4 {
        var sum: Float = 0
        for (source, weight) in zip(taps.range, taps.weights) {
          sum += weight * sums[4 * (source - read.lowerBound) + channel]
        }
        row.append(sum)
      }
    }
    return row
  }
}
