/// How much difference is allowed between two pictures, in levels of 255 of a pixel's worst channel.
public struct PictureGate: Hashable, Sendable {
  /// The most that any pixel may be off.
  public var maximum: Int

  /// The most that all pixels may be off in the mean.
  public var mean: Double

  /// Pixels that are off by more than this are counted.
  public var threshold: Int

  /// So many pixels may be above the threshold.
  public var count: Int

  /// What is allowed, in levels of 255.
  public init(maximum: Int, mean: Double, threshold: Int, count: Int) {
    self.maximum = maximum
    self.mean = mean
    self.threshold = threshold
    self.count = count
  }

  /// The most that any pixel may be off, and nothing else.
  public init(maximum: Int) {
    self.init(maximum: maximum, mean: Double(maximum), threshold: maximum, count: 0)
  }

  /// Every pixel is the same.
  public static let exact = PictureGate(maximum: 0)

  /// For pictures of the same drawing on different machines: a level for rounding.
  ///
  /// How Cairo and pixman round when they composite depends on their version and on the processor.
  /// Masks are the same everywhere, so nothing that has a shape hides in one level. Text is not:
  /// it depends on the fonts that are there.
  public static let rounding = PictureGate(maximum: 1)

  /// For round shapes and soft shadows that another renderer has painted. spec: rendering, 2.4
  ///
  /// The figures are those of 1x at every scale, though larger pictures have more pixels.
  public static let roundShapes = PictureGate(maximum: 9, mean: 0.12, threshold: 4, count: 25)

  /// For straight edges and corners that another renderer has painted. spec: rendering, 2.4
  public static let straightShapes = PictureGate(maximum: 3, mean: 0.03, threshold: 2, count: 6)

  /// Whether figures of a difference are within the gate.
  ///
  /// - Parameters:
  ///   - maximum: what the worst pixel is off by, levels.
  ///   - mean: of all pixels, levels.
  ///   - count: of pixels above the ``threshold``.
  public func isMet(maximum: Int, mean: Double, count: Int) -> Bool {
    maximum <= self.maximum && mean <= self.mean && count <= self.count
  }
}
