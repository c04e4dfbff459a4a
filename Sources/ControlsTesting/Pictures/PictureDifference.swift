import Canvas
internal import Measuring

/// The difference of a picture from a reference, in levels of 255 by the largest difference of each
/// pixel's channels.
///
/// The metrics are those of `playground compare`:
///
///     let difference = PictureDifference(try rig.picture(), try Picture(file: "screenshot.png"))
///     print(difference.mean, difference.share, difference.shift ?? .zero)
public struct PictureDifference: Sendable {
  /// The picture to check.
  public let actual: Picture
  /// The reference.
  public let expected: Picture

  private let pixels: BitmapDifference

  /// Compares two pictures.
  ///
  /// - Parameters:
  ///   - tolerance: The level that different pixels exceed, 0...255.
  ///   - masks: Rectangles in pixels that do not count.
  public init(
    _ actual: Picture, _ expected: Picture, tolerance: Int = 2, masks: [PixelRect] = []
  ) {
    self.actual = actual
    self.expected = expected
    hasSameSize = actual.width == expected.width && actual.height == expected.height
    pixels = BitmapDifference(
      hasSameSize ? actual.pixels : [], hasSameSize ? expected.pixels : [], width: actual.width,
      tolerance: tolerance, masks: masks)
  }

  /// Whether the sizes are equal; otherwise there is nothing to measure.
  public let hasSameSize: Bool

  /// The difference of each pixel, row by row, 0 for masked pixels; empty if the sizes differ.
  public var levels: [UInt8] { pixels.levels }

  /// The largest difference of a pixel.
  public var maximum: Int { pixels.maximum }

  /// The mean difference of the pixels.
  public var mean: Double { pixels.mean }

  /// The number of pixels with a difference above the tolerance.
  public var different: Int { pixels.different }

  /// The number of different pixels as a fraction of the pixels that count, 0...1.
  public var share: Double { pixels.share }

  /// The number of pixels with a difference above a threshold.
  public func count(above threshold: Int) -> Int { pixels.count(above: threshold) }

  /// The position of the largest difference, in pixels.
  public var worst: (x: Int, y: Int) { pixels.worst }

  /// The groups of different pixels, the largest first, at most 8.
  public var regions: [Region] {
    pixels.regions().map {
      Region(frame: $0.frame, different: $0.different, mean: $0.mean, maximum: $0.maximum)
    }
  }

  /// A group of different pixels, each within 4 px of another one in both directions.
  public struct Region: Hashable, Sendable {
    /// The smallest rectangle that contains the group, in pixels.
    public var frame: PixelRect
    /// The number of different pixels.
    public var different: Int
    /// The mean difference of the different pixels, in levels of 255.
    public var mean: Double
    /// The largest difference, in levels of 255.
    public var maximum: Int
  }

  /// The translation in pixels, up to 3 in each direction, by which the picture has to be moved to
  /// fit the reference best; `nil` if one of them has no edges, or if the sizes differ.
  ///
  /// The squared difference of the blurred luminance is the smallest one. Each access computes it.
  public var shift: Point? { fitted().map { Point($0.x, $0.y) } }

  /// The mean difference after the ``shift``, with bilinear interpolation; `nil` without a shift.
  public var meanAfterShift: Double? { fitted()?.meanAfter }

  private func fitted() -> FittedShift? {
    hasSameSize ? pixels.shift(of: actual.pixels, to: expected.pixels) : nil
  }

  /// Whether the difference is within a gate; false if the sizes differ.
  public func meets(_ gate: PictureGate) -> Bool {
    hasSameSize && gate.isMet(maximum: maximum, mean: mean, count: count(above: gate.threshold))
  }

  /// A gray picture of the difference, multiplied by a factor of 0 or more.
  public func magnified(by factor: Int) -> Picture {
    Picture(
      width: actual.width, height: levels.count / max(actual.width, 1),
      pixels: levels.map { UInt32(min(255, Int($0) * min(max(0, factor), 255))) * 0x01_0101 })
  }
}
