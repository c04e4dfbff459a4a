/// A color in sRGB with straight alpha.
public struct ReferenceColor: Sendable {
  /// Red, green and blue, 0 to 1.
  public var components: SIMD3<Double>
  public var alpha: Double

  /// - Parameters:
  ///   - hex: `0xRRGGBB`.
  ///   - alpha: 0 to 1.
  public init(_ hex: UInt32, _ alpha: Double = 1) {
    components = SIMD3([16, 8, 0].map { Double(hex >> $0 & 0xFF) }) / 255
    self.alpha = alpha
  }

  public func opacity(_ factor: Double) -> ReferenceColor {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The mix of two opaque colors.
  public func mixed(with other: ReferenceColor, by amount: Double) -> ReferenceColor {
    var color = self
    color.components += (other.components - components) * amount
    return color
  }
}

/// A Gaussian shadow as defined by the spec.
public struct ReferenceShadow: Sendable {
  /// The vertical offset, in points, positive downward.
  public var offset: Double
  /// The blur, which is twice the standard deviation, in points.
  public var blur: Double
  /// The opacity of black.
  public var alpha: Double

  public init(offset: Double, blur: Double, alpha: Double) {
    (self.offset, self.blur, self.alpha) = (offset, blur, alpha)
  }
}
