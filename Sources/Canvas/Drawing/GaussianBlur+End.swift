extension GaussianBlur {
  /// Blurs one end of a shape: a straight bar minus the corners.
  ///
  /// The bar's blur is a product of two sums, so only corners need a two-dimensional blur.
  ///
  /// `sharp` has `factor` samples per pixel along each axis; its last column extends to the right.
  /// `reach` is the distance from the end to which its blur is kept, in pixels. The result has
  /// `reach` more pixels on the left, above and below, and `radius` more on the right.
  func blurred(_ sharp: [Float], width: Int, height: Int, reach: Int) -> [Float] {
    let samples = width * factor
    let resultWidth = reach + width + radius
    let resultHeight = height + 2 * reach
    let bar = barColumns(count: resultWidth, reach: reach)
    let spread = spreadTaps()
    let span = 2 * radius + 1
    // The number of samples of each row before its straight end.
    let cutEnds = (0..<height * factor).map { row in
      let row = sharp[row * samples..<(row + 1) * samples]
      return row.lastIndex { $0 != row.last }.map { $0 - row.startIndex + 1 } ?? 0
    }
    // The missing part of a row.
    let cut = UnsafeMutablePointer<Float>.allocate(capacity: samples)
    defer { cut.deallocate() }
    return [Float](unsafeUninitializedCapacity: resultWidth * resultHeight) { result, count in
      count = resultWidth * resultHeight
      guard let result = result.baseAddress else { return }
      result.initialize(repeating: 0, count: count)
      for y in 0..<resultHeight {
        // The weight of the bar and of the missing part, sample by sample.
        cut.initialize(repeating: 0, count: samples)
        var middle: Float = 0
        let top = (y - reach - radius) * factor
        for row in max(0, top)..<max(max(0, top), min(height * factor, top + taps.count)) {
          let weight = taps[row - top]
          let straight = sharp[(row + 1) * samples - 1]
          middle += straight * weight
          cut.add(
            lackOf: sharp, from: row * samples, to: straight, times: weight, count: cutEnds[row])
        }
        let target = result + y * resultWidth
        target.add(bar, from: 0, times: middle, count: resultWidth)
        for sample in 0..<samples where cut[sample] != 0 {
          // The sample affects the pixels from `radius` before to `radius` after it.
          let first = sample / factor + reach - radius
          let start = max(0, first)
          (target + start).add(
            spread, from: sample % factor * span + start - first, times: -cut[sample],
            count: max(0, min(resultWidth, first + span) - start))
        }
      }
    }
  }

  /// The blurred columns of a bar that begins with the end's first pixel.
  private func barColumns(count: Int, reach: Int) -> [Float] {
    (0..<count).map { column in
      // Samples before the bar's beginning are empty.
      let hidden = max(0, min(taps.count, (radius + reach - column) * factor))
      return taps[hidden...].reduce(0, +)
    }
  }

  /// The weights of a sample, by its place within a pixel, for the pixels from `radius` before to
  /// `radius` after it.
  private func spreadTaps() -> [Float] {
    let span = 2 * radius + 1
    return (0..<factor * span).map { index in
      let (phase, offset) = (index / span, index % span)
      return taps[(span - 1 - offset) * factor + phase]
    }
  }
}

/// The coverage of one end of a shape, including its visible blur.
struct EndCoverage {
  /// Row by row, 0...1; the last column is that of the straight middle.
  let values: [Float]
  let width: Int
  let height: Int

  /// The columns before, and rows above and below, the shape's pixels.
  let reach: Int

  var byteCount: Int { values.count * MemoryLayout<Float>.stride }
}
