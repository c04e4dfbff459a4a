/// The median and the range of some numbers.
struct Summary: Hashable, Codable, Sendable {
  var median: Double
  var minimum: Double
  var maximum: Double

  /// Returns `nil` if there are no numbers.
  init?(_ values: [Double]) {
    let sorted = values.sorted()
    guard let first = sorted.first, let last = sorted.last else { return nil }
    let middle = sorted.count / 2
    median =
      sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
    minimum = first
    maximum = last
  }
}

extension [Double] {
  /// The percentile of the numbers, without interpolation; `nil` if there are no numbers.
  ///
  /// - Parameter part: The percentile as a fraction, 0...1.
  func percentile(_ part: Double) -> Double? {
    isEmpty ? nil : sorted()[Int((part * Double(count - 1)).rounded())]
  }

  var median: Double? { Summary(self)?.median }
}
