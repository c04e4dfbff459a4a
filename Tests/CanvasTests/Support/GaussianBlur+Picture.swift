@testable import Canvas

extension GaussianBlur {
  /// Blurs a picture of one channel, axis by axis, as the reference for `EndBlur`.
  ///
  /// - Parameter source: Row by row, with `factor` samples per pixel along each axis.
  func blurred(_ source: [Float], width: Int, height: Int) -> [Float] {
    let columns = blurredRows(source, count: height * factor, width: width)
    let turned = Self.transposed(columns, width: width, height: height * factor)
    let rows = blurredRows(turned, count: width, width: height)
    return Self.transposed(rows, width: height, height: width)
  }

  private func blurredRows(_ source: [Float], count: Int, width: Int) -> [Float] {
    let samples = width * factor
    var result = [Float](repeating: 0, count: count * width)
    for row in 0..<count {
      for x in 0..<width {
        let first = (x - radius) * factor
        var sum: Float = 0
        for sample in max(0, first)..<max(max(0, first), min(samples, first + taps.count)) {
          sum += source[row * samples + sample] * taps[sample - first]
        }
        result[row * width + x] = sum
      }
    }
    return result
  }

  private static func transposed(_ source: [Float], width: Int, height: Int) -> [Float] {
    (0..<width).flatMap { x in (0..<height).map { y in source[y * width + x] } }
  }
}
