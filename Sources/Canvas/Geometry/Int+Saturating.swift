extension Int {
  /// The largest pixel coordinate, which keeps sums, areas and sub-pixel steps within `Int`, and
  /// coordinates within the 32 bits of other libraries.
  static let farthestPixel = 1 << 24

  /// The nearest integer, clamped to the limit; 0 for NaN.
  ///
  /// Halves round up, also below 0, so that content looks the same when it moves by whole pixels.
  init(rounding value: Double, limit: Int = farthestPixel) {
    self.init(saturating: (value + 0.5).rounded(.down), limit: limit)
  }

  /// The integer part, clamped to the limit; 0 for NaN.
  init(saturating value: Double, limit: Int = farthestPixel) {
    self = value.isNaN ? 0 : Int(Swift.min(Swift.max(value, Double(-limit)), Double(limit)))
  }
}

extension Double {
  /// The number clamped to 0...`limit`; 0 for NaN.
  package func clamped(to limit: Double) -> Double {
    // In this order, as comparisons with what is not a number are false.
    self > 0 ? (self < limit ? self : limit) : 0
  }
}
