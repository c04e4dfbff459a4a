@testable import Canvas

extension GaussianBlur {
  /// Blurs one channel with `factor` samples per pixel along each axis, as the reference for ends.
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

extension Mask {
  /// All bytes, row by row, with stretched rows and columns repeated.
  var fullBytes: [UInt8] { (0..<height).flatMap { y in (0..<width).map { coverage(x: $0, y: y) } } }

  func largestDifference(from bytes: [UInt8]) -> Int {
    let own = fullBytes
    if own.count != bytes.count { return 256 }
    return zip(own, bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
  }

  /// The mask of a shape, rasterized as a whole and without stretching.
  static func unstretchedBytes(
    of shape: DeviceShape, ringWidth: Double? = nil, sigma: Double = 0
  ) -> [UInt8] {
    let blur = sigma > 0 ? GaussianBlur(sigma: sigma) : nil
    let reach = blur == nil ? 0 : GaussianBlur.visibleReach(sigma: sigma)
    let factor = blur?.factor ?? 1
    let width = shape.bounds.width + 2 * reach
    let height = shape.bounds.height + 2 * reach
    var rasterizer = CoverageRasterizer(width: width * factor, height: height * factor)
    let origin = Point(Double(reach * factor), Double(reach * factor))
    let outline = shape.roundedRectangle
    rasterizer.add(outline.path, scale: Double(factor), origin: origin)
    if let ringWidth {
      rasterizer.add(
        outline.inset(by: ringWidth).path, scale: Double(factor), origin: origin, reversed: true)
    }
    var coverage = rasterizer.coverage()
    if let blur { coverage = blur.blurred(coverage, width: width, height: height) }
    return coverage.map { UInt8($0 * 255 + 0.5) }
  }
}
