/// The allowed difference of two pictures, in levels of 255 of each pixel's worst channel.
public struct PictureGate: Hashable, Sendable {
  /// The maximum difference of a pixel.
  public var maximum: Int

  /// The maximum mean difference.
  public var mean: Double

  /// The difference above which pixels are counted.
  public var threshold: Int

  /// The maximum number of pixels above the threshold.
  public var count: Int

  /// A gate, in levels of 255.
  public init(maximum: Int, mean: Double, threshold: Int, count: Int) {
    self.maximum = maximum
    self.mean = mean
    self.threshold = threshold
    self.count = count
  }

  /// A gate for the maximum difference alone.
  public init(maximum: Int) {
    self.init(maximum: maximum, mean: Double(maximum), threshold: maximum, count: 0)
  }

  /// No difference.
  public static let exact = PictureGate(maximum: 0)

  /// One level, for the same drawing on different machines.
  ///
  /// The rounding of Cairo and pixman depends on their version and on the processor.
  /// Text can differ more, because it depends on the installed fonts.
  public static let rounding = PictureGate(maximum: 1)

  /// For round shapes and shadows of another renderer, at every scale.
  /// spec: docs/spec/rendering.md#2.4/gates
  public static let roundShapes = PictureGate(maximum: 9, mean: 0.12, threshold: 4, count: 25)

  /// For straight shapes of another renderer. spec: docs/spec/rendering.md#2.4/gates
  public static let straightShapes = PictureGate(maximum: 3, mean: 0.03, threshold: 2, count: 6)

  /// For groups with an opacity, which Cairo rounds to 8 bits: one half becomes 128/255, so that
  /// areas of one color can be two levels off, and edges more.
  /// spec: docs/spec/rendering.md#2.4/gates
  public static let groups = PictureGate(maximum: 5, mean: 0.6, threshold: 2, count: 6)

  /// Whether measurements are within the gate; `count` is the number of pixels above the
  /// ``threshold``.
  public func isMet(maximum: Int, mean: Double, count: Int) -> Bool {
    maximum <= self.maximum && mean <= self.mean && count <= self.count
  }
}
