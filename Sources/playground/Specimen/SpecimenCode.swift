import Canvas
import Controls

/// The Swift that makes a control as it stands: what differs from a plain one, and no more.
@MainActor
enum SpecimenCode {
  /// The longest line that stands as one. chosen: the narrowest column's
  private static let width = 36

  static func lines(for specimen: Specimen) -> [String] {
    let name = variable(specimen.control.label)
    let changed = specimen.changed
    var arguments: [String] = []
    var statements: [String] = []
    if let segmented = specimen.control as? SegmentedControl {
      arguments.append("[" + segmented.titles.map(quoted).joined(separator: ", ") + "]")
    }
    for label in order(specimen.kind) {
      if label == "label" {
        arguments.append("label: " + quoted(specimen.control.label))
      } else if label == "in" {
        if let slider = specimen.control as? Slider { arguments += range(of: slider) }
      } else if let text = argument(label, among: changed) {
        arguments.append("\(label): \(text)")
      }
    }
    for (property, value) in changed {
      switch property.form {
      case .assignment(let member):
        if let text = literal(value, property.kind) {
          statements.append("\(name).\(member) = \(text)")
        }
      case .statement(let write):
        if let text = write(value) { statements.append("\(name).\(text)") }
      case .argument, .none: break
      }
    }
    statements += springs(of: specimen, name)
    return call("let \(name) = \(type(specimen.kind))", arguments) + statements
      + listener(specimen, name)
  }

  // MARK: Parts

  /// The values that it has, where they are not 0 to 1.
  private static func range(of slider: Slider) -> [String] {
    let (low, high) = (slider.minimumValue, slider.maximumValue)
    return low == 0 && high == 1 ? [] : ["in: \(rounded(low))...\(rounded(high))"]
  }

  /// The springs that are not the documents'.
  private static func springs(of specimen: Specimen, _ name: String) -> [String] {
    StageMotion.all(of: specimen.kind).flatMap { motion -> [String] in
      guard let member = motion.code(of: specimen.kind),
        let spring = specimen.control.spring(of: motion),
        spring != motion.specSpring(of: specimen.kind)
      else { return [] }
      return call(
        "\(name).metrics.\(member) = Spring",
        [
          "response: " + rounded(spring.response), "dampingRatio: " + rounded(spring.dampingRatio),
        ])
    }
  }

  /// A call on one line, or with its arguments on lines of their own.
  private static func call(_ head: String, _ arguments: [String]) -> [String] {
    let line = "\(head)(\(arguments.joined(separator: ", ")))"
    if line.count <= width { return [line] }
    let rest = "  \(arguments.joined(separator: ", ")))"
    if rest.count <= width { return ["\(head)(", rest] }
    return ["\(head)("]
      + arguments.enumerated().map { index, argument in
        "  \(argument)" + (index == arguments.count - 1 ? ")" : ",")
      }
  }

  private static func listener(_ specimen: Specimen, _ name: String) -> [String] {
    let label = quoted(specimen.control.label)
    let value: String
    var event = "onChange"
    switch specimen.kind {
    case .switch: value = "isOn"
    case .slider: value = "value"
    case .segmented:
      let mode = (specimen.control as? SegmentedControl)?.selectionMode ?? .single
      switch mode {
      case .single:
        return [
          "\(name).onChange { index in", "  print(\(label), index as Any)", "}",
        ]
      case .multiple: (event, value) = ("onSelectionChange", "indices")
      case .momentary: (event, value) = ("onTrigger", "index")
      }
    }
    return ["\(name).\(event) { \(value) in", "  print(\(label), \(value))", "}"]
  }

  private static func type(_ kind: Specimen.Kind) -> String {
    switch kind {
    case .switch: "Switch"
    case .slider: "Slider"
    case .segmented: "SegmentedControl"
    }
  }

  /// The initialiser's arguments, in their order.
  private static func order(_ kind: Specimen.Kind) -> [String] {
    switch kind {
    case .switch: ["isOn", "label", "style", "title"]
    case .slider: ["value", "in", "step", "label"]
    case .segmented: ["selection", "label"]
    }
  }

  private static func argument(
    _ label: String, among changed: [(property: ControlProperty, value: JSON)]
  ) -> String? {
    for (property, value) in changed {
      if case .argument(label) = property.form { return literal(value, property.kind) }
    }
    return nil
  }

  // MARK: Words

  /// A value as Swift has it; nil for one that is nothing.
  private static func literal(_ value: JSON, _ kind: ControlProperty.Kind) -> String? {
    switch (kind, value) {
    case (_, .null): nil
    case (.color, .string(let digits)): "Color(hex: 0x\(digits))"
    case (.choice, .string(let name)): ".\(name)"
    case (.symbol, .string(let name)): ".symbol(.\(camelCased(name)))"
    case (_, .string(let text)): quoted(text)
    case (_, .number(let number)): rounded(number)
    default: value.text
    }
  }

  /// At most three decimals.
  private static func rounded(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded() / 1000
    return Int(exactly: thousandths).map { "\($0)" } ?? "\(thousandths)"
  }

  private static func quoted(_ text: String) -> String { JSON.string(text).text }

  /// A variable's name that says what a label does: "Wi-Fi" is wifi.
  private static func variable(_ label: String) -> String {
    let letters = label.lowercased().filter { $0.isASCII && $0.isLetter }
    return letters.isEmpty ? "control" : letters
  }

  private static func camelCased(_ name: String) -> String {
    let words = name.split(separator: ".")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
