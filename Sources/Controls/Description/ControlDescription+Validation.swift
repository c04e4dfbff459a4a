/// The mistakes in the description of a control.
public struct DescriptionError: Error, Hashable, CustomStringConvertible {
  /// The name of the description.
  public let control: String
  /// A sentence for each mistake; at least one.
  public let mistakes: [String]

  public var description: String {
    "the description of \(control) has mistakes: " + mistakes.joined(separator: "; ")
  }
}

extension ControlDescription {
  /// Checks names and values that the compiler cannot check, for tests of a control.
  ///
  /// ```swift
  /// try Dial.description.validate()
  /// ```
  ///
  /// - Throws: ``DescriptionError`` if two properties have one name, if the option of a property is
  ///   among ``ControlProperty/reservedOptions``, if a state or an initial value names an unknown
  ///   property or has a value that the control does not keep, or if the arguments are not those of
  ///   the properties.
  public func validate() throws(DescriptionError) {
    let names = properties.map(\.name)
    var mistakes = names.indices.filter { names[..<$0].contains(names[$0]) }.map {
      "several properties have the name \(names[$0])"
    }
    mistakes += properties.filter {
      ControlProperty.reservedOptions.contains($0.commandOption)
    }.map {
      "the property \($0.name) has the option --\($0.commandOption), which commands have already; "
        + "give it another with the argument option"
    }
    mistakes += self.mistakes(in: initialValues, of: makePlain(), place: "the initial values")
    for state in states {
      mistakes += self.mistakes(in: state.values, of: make(), place: "the state \"\(state.name)\"")
    }
    let labels = properties.compactMap { property -> String? in
      if case .argument(let label, _) = property.code { label } else { nil }
    }
    mistakes += arguments.filter { !labels.contains($0) }.map {
      "the argument \"\($0)\" is not that of a property"
    }
    mistakes += labels.filter { $0 != "label" && !arguments.contains($0) }.map {
      "the argument \"\($0)\" of a property is not among the arguments"
    }
    if !mistakes.isEmpty { throw DescriptionError(control: name, mistakes: mistakes) }
  }

  private func mistakes(
    in values: [(name: String, value: PropertyValue)], of control: any DescribedControl,
    place: String
  ) -> [String] {
    let unknown = values.map(\.name).filter { property($0) == nil }
    if !unknown.isEmpty {
      let names = properties.map(\.name).joined(separator: ", ")
      return unknown.map { "\(place) set \"\($0)\"; the properties are \(names)" }
    }
    do {
      try write(values, to: control)
    } catch {
      return ["\(place): \(error)"]
    }
    return values.compactMap { name, value in
      guard let property = property(name) else { return nil }
      let kept = property.read(from: control)
      return kept == property.converted(value)
        ? nil : "\(place) set \(name) to \(value), but the control has \(kept)"
    }
  }
}
