/// How two pictures differ, in levels of 255, by the worst channel of each pixel.
public struct PictureDifference: Sendable {
  /// What is judged.
  public let actual: Picture
  /// What it should be.
  public let expected: Picture

  /// By pixel, row by row; empty if the pictures have different sizes.
  public let levels: [Int]

  /// - Parameters:
  ///   - actual: what is judged.
  ///   - expected: what it should be.
  ///   - isIgnored: whether a column, px, is not looked at.
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

  /// Whether there is anything to compare.
  public var hasSameSize: Bool {
    actual.width == expected.width && actual.height == expected.height
  }

  /// The most that any pixel is off; 0 without pixels.
  public var maximum: Int { levels.max() ?? 0 }

  /// What all pixels are off in the mean; 0 without pixels.
  public var mean: Double { Double(levels.reduce(0, +)) / Double(max(levels.count, 1)) }

  /// How many pixels are off by more than some levels.
  public func count(above threshold: Int) -> Int { levels.filter { $0 > threshold }.count }

  /// Where the pixel that is furthest off lies, px.
  public var worst: (x: Int, y: Int) {
    let index = levels.indices.max { levels[$0] < levels[$1] } ?? 0
    return (index % max(actual.width, 1), index / max(actual.width, 1))
  }

  /// Whether the difference is within a gate; never, if the pictures have different sizes.
  public func meets(_ gate: PictureGate) -> Bool {
    hasSameSize
      && gate.isMet(maximum: maximum, mean: mean, count: count(above: gate.threshold))
  }

  /// The difference as a picture in grey, so many times as strong.
  public func magnified(by factor: Int) -> Picture {
    Picture(
      width: actual.width, height: levels.count / max(actual.width, 1),
      pixels: levels.map { UInt32(min(255, $0 * factor)) * 0x01_0101 })
  }
}
