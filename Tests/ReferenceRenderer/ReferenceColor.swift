/// A colour in sRGB with straight alpha, components 0 to 1.
public struct ReferenceColor: Sendable {
  public var red: Double
  public var green: Double
  public var blue: Double
  public var alpha: Double

  /// - Parameters:
  ///   - hex: `0xRRGGBB`.
  ///   - alpha: 0 to 1.
  public init(_ hex: UInt32, _ alpha: Double = 1) {
    red = Double(hex >> 16 & 0xFF) / 255
    green = Double(hex >> 8 & 0xFF) / 255
    blue = Double(hex & 0xFF) / 255
    self.alpha = alpha
  }

  public func opacity(_ factor: Double) -> ReferenceColor {
    var color = self
    color.alpha *= factor
    return color
  }

  /// The opaque colour that lies the given part of the way to another opaque one.
  public func mixed(with other: ReferenceColor, by amount: Double) -> ReferenceColor {
    var color = self
    color.red += (other.red - red) * amount
    color.green += (other.green - green) * amount
    color.blue += (other.blue - blue) * amount
    return color
  }
}

/// A Gaussian shadow as the specification gives it.
public struct ReferenceShadow: Sendable {
  /// Downwards, pt.
  public var offset: Double
  /// Twice the standard deviation, pt.
  public var blur: Double
  /// Of black.
  public var alpha: Double

  public init(offset: Double, blur: Double, alpha: Double) {
    (self.offset, self.blur, self.alpha) = (offset, blur, alpha)
  }
}
