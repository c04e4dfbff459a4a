package extension ClosedRange<Double> {
  /// The position of a number in the range, 0...1, clamped; 0 if it cannot be computed.
  func part(of number: Double) -> Double {
    // Halves, as the whole span may overflow.
    let half = upperBound / 2 - lowerBound / 2
    guard half > 0, half.isFinite, !number.isNaN else { return 0 }
    return (Swift.min(Swift.max(number, lowerBound), upperBound) / 2 - lowerBound / 2) / half
  }

  /// The position in whole percent, 0...100, rounding half up despite rounding errors.
  func percentage(of number: Double) -> Int { Int((part(of: number) * 100 + 1e-9).rounded()) }
}

package extension Double {
  var plainText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
