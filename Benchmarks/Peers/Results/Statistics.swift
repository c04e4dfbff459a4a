/// What is typical of some numbers, and how far they spread.
struct Summary: Hashable, Codable, Sendable {
  var median: Double
  var minimum: Double
  var maximum: Double

  /// nil for no numbers.
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
  /// The number below which a part of the numbers lies; one of them, never something in between.
  ///
  /// - Parameter part: 0 to 1.
  func percentile(_ part: Double) -> Double? {
    isEmpty ? nil : sorted()[Int((part * Double(count - 1)).rounded())]
  }

  var median: Double? { Summary(self)?.median }
}
