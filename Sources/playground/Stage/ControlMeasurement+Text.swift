import Controls

extension ControlMeasurement {
  /// The value with one decimal.
  var valueText: String { value.text(places: 1) }

  /// What stands below the value.
  var note: String {
    if target != nil { return "\(name), moving" }
    return spec == nil ? name : "\(shortNote) · \(name)"
  }

  /// What stands below the value in little room.
  var shortNote: String {
    guard let spec else { return name }
    return "spec " + (Int(exactly: spec).map { "\($0)" } ?? "\(spec)")
  }
}
