extension Int {
  /// The largest pixel coordinate, which keeps sums, areas and sub-pixel steps within `Int`, and
  /// coordinates within the 32 bits of other libraries.
  static let farthestPixel = 1 << 24

  /// The nearest integer, clamped to the limit; 0 for NaN.
  ///
  /// Halves round up, also below 0, so that content looks the same when it moves by whole pixels.
  @inline(__always)
  init(rounding value: Double, limit: Int = farthestPixel) {
    guard abs(value) < Double(limit) else {
      self = value.isNaN ? 0 : value < 0 ? -limit : limit
      return
    }
    // `rounded()` is a call of the C library before SSE 4.1.
    let whole = Int(value)
    let rest = value - Double(whole)
    self = rest >= 0.5 ? whole + 1 : rest < -0.5 ? whole - 1 : whole
  }

  /// The integer part, clamped to the limit; 0 for NaN.
  @inline(__always)
  init(saturating value: Double, limit: Int = farthestPixel) {
    if abs(value) < Double(limit) {
      self = Int(value)
    } else {
      self = value.isNaN ? 0 : value < 0 ? -limit : limit
    }
  }

  func flooredQuotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}

extension Double {
  /// The number clamped to 0...`limit`; 0 for NaN.
  @inline(__always)
  package func clamped(to limit: Double) -> Double {
    // In this order, as comparisons with what is not a number are false.
    self > 0 ? (self < limit ? self : limit) : 0
  }
}
