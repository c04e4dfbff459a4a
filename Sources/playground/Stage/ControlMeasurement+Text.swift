import Controls

extension ControlMeasurement {
  var valueText: String { value.text(places: 1) }

  var note: String {
    if target != nil { return "\(name), moving" }
    return spec == nil ? name : "\(shortNote) · \(name)"
  }

  var shortNote: String {
    guard let spec else { return name }
    return "spec " + (Int(exactly: spec).map { "\($0)" } ?? "\(spec)")
  }
}
