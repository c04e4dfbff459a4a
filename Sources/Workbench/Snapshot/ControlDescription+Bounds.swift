import Controls

extension ControlDescription {
  /// Refuses a value that another one has bounded, such as the upper value of a range slider below
  /// the lower one.
  ///
  /// - Parameter others: The values that were written before, and after each of which the control
  ///   has bounded the value.
  func checkBounds(
    _ property: ControlProperty, _ value: PropertyValue,
    beside others: [(name: String, value: PropertyValue)], of control: Control
  ) throws(PropertyError) {
    guard property.order == .last, property.kind == .number, let number = value.number,
      let kept = property.read(from: control).number, kept != number
    else { return }
    let alone = makePlain()
    let unbounded = others.filter { self.property($0.name)?.order != .last }
    try write(unbounded + [(property.name, value)], to: alone)
    if property.read(from: alone).number == number {
      throw PropertyError(
        "\(number) does not fit the other values; it would be \(kept)", of: property.name)
    }
  }

  /// Refuses values that exclude each other.
  func checkBounds(
    _ values: [(name: String, value: PropertyValue)], of control: Control
  ) throws(PropertyError) {
    for (name, value) in values {
      guard let property = property(name) else { continue }
      try checkBounds(property, value, beside: values, of: control)
    }
  }
}
