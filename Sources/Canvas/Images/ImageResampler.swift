/// Resizes images, rows first, then columns, in floating point.
///
/// Each pixel depends only on its position, so a part of the result equals that part of the whole.
struct ImageResampler {
  private let raster: ImageRaster
  private let rows: ImageAxis
  private let area: PixelRect
  private let columnTaps: [ImageTaps]
  private let columnRange: Range<Int>

  init(_ raster: ImageRaster, columns: ImageAxis, rows: ImageAxis, area: PixelRect) {
    self.raster = raster
    self.rows = rows
    self.area = area
    columnTaps = (area.minX..<max(area.minX, area.maxX)).map(columns.taps)
    let first = columnTaps.map(\.range.lowerBound).min() ?? 0
    let end = columnTaps.map(\.range.upperBound).max() ?? 0
    columnRange = first..<max(first, end)
  }

  /// Computes a row: four components a pixel, BGRA, premultiplied, 0...255.
  func row(_ y: Int) -> [Float] {
    var sums = [Float](repeating: 0, count: 4 * columnRange.count)
    let rowTaps = rows.taps(at: area.minY + y)
    for (source, weight) in zip(rowTaps.range, rowTaps.weights) {
      let start = source * raster.width + columnRange.lowerBound
      for x in 0..<columnRange.count {
        let word = raster.words[start + x]
        sums[4 * x] += weight * Float(word & 0xFF)
        sums[4 * x + 1] += weight * Float(word >> 8 & 0xFF)
        sums[4 * x + 2] += weight * Float(word >> 16 & 0xFF)
        sums[4 * x + 3] += weight * Float(word >> 24)
      }
    }
    var row: [Float] = []
    row.reserveCapacity(4 * columnTaps.count)
    for taps in columnTaps {
      for channel in 0..<4 {
        var sum: Float = 0
        for (source, weight) in zip(taps.range, taps.weights) {
          sum += weight * sums[4 * (source - columnRange.lowerBound) + channel]
        }
        row.append(sum)
      }
    }
    return row
  }
}
