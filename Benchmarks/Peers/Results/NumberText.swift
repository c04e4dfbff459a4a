import Foundation

/// Formats numbers for the table.
enum NumberText {
  static let none = "–"

  /// A number with three significant digits, or all digits of a whole number.
  static func short(_ value: Double) -> String {
    if value == value.rounded() && abs(value) < 1e6 { return String(Int(value)) }
    let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    return String(format: "%.\(digits)f", value)
  }

  /// A median with its range, if the minimum and the maximum differ.
  static func text(_ summary: Summary?) -> String {
    guard let summary else { return none }
    let (median, low, high) = (
      short(summary.median), short(summary.minimum), short(summary.maximum)
    )
    return low == high ? median : "\(median) [\(low)–\(high)]"
  }

  /// The ratio of a median to the playground's median.
  static func ratio(_ summary: Summary?, to ours: Summary?) -> String {
    guard let summary, let ours, ours.median > 0 else { return none }
    return "×" + short(summary.median / ours.median)
  }
}
