import Foundation

/// Numbers as the table shows them.
enum NumberText {
  static let none = "–"

  /// Three digits, or as many as a whole number has.
  static func short(_ value: Double) -> String {
    if value == value.rounded() && abs(value) < 1e6 { return String(Int(value)) }
    let digits = abs(value) >= 100 ? 0 : abs(value) >= 10 ? 1 : 2
    return String(format: "%.\(digits)f", value)
  }

  /// A median with its range, where there is one.
  static func text(_ summary: Summary?) -> String {
    guard let summary else { return none }
    let (median, low, high) = (
      short(summary.median), short(summary.minimum), short(summary.maximum)
    )
    return low == high ? median : "\(median) [\(low)–\(high)]"
  }

  /// How many times ours a figure is.
  static func ratio(_ summary: Summary?, to ours: Summary?) -> String {
    guard let summary, let ours, ours.median > 0 else { return none }
    return "×" + short(summary.median / ours.median)
  }
}
