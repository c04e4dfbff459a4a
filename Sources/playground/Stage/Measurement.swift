import Canvas

/// A figure of a control as it is now, with the spec's beside it, and where it is measured.
struct Measurement: Hashable {
  /// Where its line lies.
  enum Side: Hashable {
    case top, bottom, left, right
    /// At a corner, whose place start and end are; its words stand before the control, or after it.
    case corner(isBefore: Bool)
  }

  /// In words: "Thumb, pressed".
  var name: String

  /// pt, as it is now.
  var value: Double

  /// pt, where the value is on its way to; nil while it rests.
  var target: Double?

  /// pt, as the documents have it; nil where they have no figure.
  var spec: Double?

  var side: Side

  /// The token that it is one's measure of; nil for none.
  var token: String?

  /// The ends of what is measured, pt in the control's own frame: along x for top and bottom, along y
  /// for the sides.
  var start: Double
  var end: Double

  /// Whether it differs from the document's figure while nothing moves.
  var isOff: Bool {
    guard let spec, target == nil else { return false }
    return abs(value - spec) > 0.05
  }

  /// The value with one decimal.
  var valueText: String { Self.text(value) }

  /// What stands below the value.
  var note: String {
    if target != nil { return "\(name), moving" }
    return spec == nil ? name : "\(shortNote) · \(name)"
  }

  /// What stands below the value where there is no room for more.
  var shortNote: String {
    guard let spec else { return name }
    return "spec " + (Int(exactly: spec).map { "\($0)" } ?? "\(spec)")
  }

  static func text(_ value: Double) -> String {
    value.text(places: 1)
  }
}
