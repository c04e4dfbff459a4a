import Controls

/// The texts of a dimension line.
extension ControlMeasurement {
  var valueText: String { value.text(places: 1) }

  /// The words below the value.
  var note: String {
    if target != nil { return "\(name), moving" }
    return spec == nil ? name : "\(shortNote) · \(name)"
  }

  /// The words for less room.
  var shortNote: String {
    guard let spec else { return name }
    return "spec \(spec.shortText) pt"
  }
}
