/// The difference of two pictures, in levels of 255, by the worst channel of each pixel.
public struct PictureDifference: Sendable {
  /// The picture to check.
  public let actual: Picture
  /// The reference.
  public let expected: Picture

  /// The difference of each pixel, row by row; empty if the sizes differ.
  public let levels: [Int]

  /// Compares two pictures, except for ignored columns.
  public init(
    _ actual: Picture, _ expected: Picture,
    ignoringColumns isIgnored: (Int) -> Bool = { _ in false }
  ) {
    self.actual = actual
    self.expected = expected
    var levels: [Int] = []
    if actual.width == expected.width && actual.height == expected.height {
      let ignored = (0..<actual.width).map(isIgnored)
      levels.reserveCapacity(actual.pixels.count)
      for index in actual.pixels.indices {
        let (a, b) = (actual.pixels[index], expected.pixels[index])
        levels.append(a == b || ignored[index % actual.width] ? 0 : Picture.levels(a, b))
      }
    }
    self.levels = levels
  }

  /// Whether the sizes are equal.
  public var hasSameSize: Bool {
    actual.width == expected.width && actual.height == expected.height
  }

  /// The largest difference of a pixel.
  public var maximum: Int { levels.max() ?? 0 }

  /// The mean difference of the pixels.
  public var mean: Double { Double(levels.reduce(0, +)) / Double(max(levels.count, 1)) }

  /// The number of pixels with a difference above a threshold.
  public func count(above threshold: Int) -> Int { levels.filter { $0 > threshold }.count }

  /// The position of the largest difference, in pixels.
  public var worst: (x: Int, y: Int) {
    let index = levels.indices.max { levels[$0] < levels[$1] } ?? 0
    return (index % max(actual.width, 1), index / max(actual.width, 1))
  }

  /// Whether the difference is within a gate; false if the sizes differ.
  public func meets(_ gate: PictureGate) -> Bool {
    hasSameSize && gate.isMet(maximum: maximum, mean: mean, count: count(above: gate.threshold))
  }

  /// A gray picture of the difference, multiplied by a factor.
  public func magnified(by factor: Int) -> Picture {
    Picture(
      width: actual.width, height: levels.count / max(actual.width, 1),
      pixels: levels.map { UInt32(min(255, $0 * factor)) * 0x01_0101 })
  }
}
