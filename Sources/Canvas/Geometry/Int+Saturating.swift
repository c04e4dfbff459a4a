extension Int {
  /// The furthest from 0 that a place on the device's pixels can lie, px.
  ///
  /// It is hundreds of times what a display can show, and so small that sums, areas and sub-pixel
  /// steps of such places never leave `Int`, nor places themselves the 32 bits of other libraries.
  static let farthestPixel = 1 << 24

  /// The nearest whole number; halves go up, also below 0, so that nothing looks otherwise for being
  /// moved by whole pixels.
  ///
  /// What is too far away comes back to the limit, and what is not a number is 0.
  @inline(__always)
  init(rounding value: Double, limit: Int = farthestPixel) {
    guard abs(value) < Double(limit) else {
      self = value.isNaN ? 0 : value < 0 ? -limit : limit
      return
    }
    // Without a call of the C library, which this would be before SSE 4.1.
    let whole = Int(value)
    let rest = value - Double(whole)
    self = rest >= 0.5 ? whole + 1 : rest < -0.5 ? whole - 1 : whole
  }

  /// The whole part; what is too far away comes back to the limit, and what is not a number is 0.
  @inline(__always)
  init(saturating value: Double, limit: Int = farthestPixel) {
    if abs(value) < Double(limit) {
      self = Int(value)
    } else {
      self = value.isNaN ? 0 : value < 0 ? -limit : limit
    }
  }

  /// The quotient rounded towards negative infinity.
  func flooredQuotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}

extension Double {
  /// The number itself if it lies between 0 and the limit, else the nearer of the two; 0 if it is
  /// not a number.
  @inline(__always)
  func clamped(to limit: Double) -> Double {
    // In this order, as comparisons with what is not a number are false.
    self > 0 ? (self < limit ? self : limit) : 0
  }
}
