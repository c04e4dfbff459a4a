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

  /// The number of values that ``row(_:using:)`` needs room for.
  var roomForRows: Int { 4 * (columnRange.count + area.width) }

  /// Computes a row: four components a pixel, BGRA, premultiplied, 0...255.
  func row(
    _ y: Int, using memory: UnsafeMutablePointer<Float>
  ) -> UnsafeMutablePointer<Float> {
    let tall = 4 * columnRange.count
    memory.update(repeating: 0, count: tall)
    let taps = rows.taps(at: area.minY + y)
    for (source, weight) in zip(taps.range, taps.weights) { add(source, weight, to: memory) }
    write(memory, to: memory + tall)
    return memory + tall
  }

  private func add(_ y: Int, _ weight: Float, to sums: UnsafeMutablePointer<Float>) {
    raster.words.withUnsafeBufferPointer { words in
      let start = y * raster.width + columnRange.lowerBound
      for x in 0..<columnRange.count {
        let word = words[start + x]
        sums[4 * x] += weight * Float(word & 0xFF)
        sums[4 * x + 1] += weight * Float(word >> 8 & 0xFF)
        sums[4 * x + 2] += weight * Float(word >> 16 & 0xFF)
        sums[4 * x + 3] += weight * Float(word >> 24)
      }
    }
  }

  private func write(
    _ sums: UnsafeMutablePointer<Float>, to row: UnsafeMutablePointer<Float>
  ) {
    for (x, taps) in columnTaps.enumerated() {
      for channel in 0..<4 {
        var sum: Float = 0
        var place = 4 * (taps.first - columnRange.lowerBound) + channel
        for weight in taps.weights {
          sum += weight * sums[place]
          place += 4
        }
        row[4 * x + channel] = sum
      }
    }
  }
}
