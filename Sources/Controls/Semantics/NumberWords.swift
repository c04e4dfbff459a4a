package extension ClosedRange<Double> {
  /// Which part of the range a number is, 0 to 1, where it or its nearest end lies; 0 for what is no
  /// number, and in a range without a length or an end.
  func part(of number: Double) -> Double {
    // Half of each, for the whole span may be more than a number can hold.
    let half = upperBound / 2 - lowerBound / 2
    guard half > 0, half.isFinite, !number.isNaN else { return 0 }
    return (Swift.min(Swift.max(number, lowerBound), upperBound) / 2 - lowerBound / 2) / half
  }

  /// The same in whole percent, 0 to 100; a half counts as one, whatever its last digits.
  func percentage(of number: Double) -> Int { Int((part(of: number) * 100 + 1e-9).rounded()) }
}

package extension Double {
  /// The number in digits, without decimals that say nothing.
  var plainText: String { Int(exactly: self).map(String.init) ?? "\(self)" }
}
