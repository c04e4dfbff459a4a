import Controls

/// The Swift code that makes a control with its current properties.
@MainActor
struct GeneratedCode {
  /// Characters of a line. chosen: the narrowest column
  private static let width = 36

  private let preview: ControlPreview
  private let name: String
  private let changed: [(property: ControlProperty, value: PropertyValue)]

  init(_ preview: ControlPreview) {
    self.preview = preview
    name = Self.variable(preview.control.label)
    // Properties that others depend on come first, then the order of the inspector.
    let groups = PropertyGroup.allCases
    changed = preview.changed.enumerated().map { offset, change in
      let group = change.property.group.flatMap(groups.firstIndex) ?? groups.count
      return (rank: (change.property.order.rawValue, group, offset), change: change)
    }.sorted { $0.rank < $1.rank }.map(\.change)
  }

  var lines: [String] {
    let content = preview.control.contentCode.map { [$0] } ?? []
    let arguments = content + preview.description.arguments.compactMap(argument)
    return call("let \(name) = \(preview.description.type)", arguments) + statements + springs
      + listener
  }

  private func argument(_ label: String) -> String? {
    for property in preview.description.properties {
      guard case .argument(label, _) = property.code else { continue }
      if label.isEmpty { return literal(property.read(from: preview.control), property) }
      // Many initializers have no default for the label.
      if label == "label" { return "label: " + Self.quoted(preview.control.label) }
      let change = changed.first { $0.property.name == property.name }
      return change.flatMap { literal($0.value, property) }.map { "\(label): \($0)" }
    }
    return nil
  }

  private var statements: [String] {
    changed.compactMap { property, value in
      switch property.code {
      case .property(let member): literal(value, property).map { "\(name).\(member) = \($0)" }
      case .statement(let write): write(value).map { "\(name).\($0)" }
      case .argument(let label, let write):
        label.isEmpty || literal(value, property) != nil
          ? nil : write?(value).map { "\(name).\($0)" }
      case .none: nil
      }
    }
  }

  private var springs: [String] {
    if preview.control.scene?.isFadingMetrics == true { return [] }
    return preview.description.animations.flatMap { animation -> [String] in
      guard let spring = animation.spring(of: preview.control),
        spring != animation.specSpring(of: preview.control)
      else { return [] }
      return call(
        "\(name).\(animation.code) = Spring",
        [
          "response: " + Self.rounded(spring.response),
          "dampingRatio: " + Self.rounded(spring.dampingRatio),
        ])
    }
  }

  private var listener: [String] {
    guard let listener = preview.control.listener else { return [] }
    let label = Self.quoted(preview.control.label)
    return [
      "\(name).\(listener.method) { \(listener.parameter) in",
      "  print(\(label), \(listener.printed))", "}",
    ]
  }

  private func call(_ head: String, _ arguments: [String]) -> [String] {
    let line = "\(head)(\(arguments.joined(separator: ", ")))"
    if line.count <= Self.width { return [line] }
    let rest = "  \(arguments.joined(separator: ", ")))"
    if rest.count <= Self.width { return ["\(head)(", rest] }
    return ["\(head)("]
      + arguments.enumerated().map { index, argument in
        "  \(argument)" + (index == arguments.count - 1 ? ")" : ",")
      }
  }

  /// `nil` for no value, and for a list that is no literal.
  private func literal(_ value: PropertyValue, _ property: ControlProperty) -> String? {
    switch (property.kind, value) {
    case (_, .none): nil
    case (_, .color(let color)): "Color(hex: 0x\(color.hexDigits))"
    case (.choice, .text(let name)): ".\(name)"
    case (.symbol, .text(let name)):
      property.hasIcon ? ".symbol(.\(name.camelCased))" : ".\(name.camelCased)"
    case (_, .text(let text)): Self.quoted(text)
    case (_, .number(let number)): Self.rounded(number)
    case (_, .integer(let number)): "\(number)"
    case (_, .flag(let flag)): flag ? "true" : "false"
    case (.range, .list(let ends)):
      ends.compactMap(\.number).map(Self.rounded).joined(separator: "...")
    case (_, .list(let texts)) where texts.allSatisfy { $0.text != nil }:
      "[" + texts.compactMap(\.text).map(Self.quoted).joined(separator: ", ") + "]"
    case (_, .list): nil
    }
  }

  private static func rounded(_ number: Double) -> String {
    let thousandths = (number * 1000).rounded() / 1000
    return Int(exactly: thousandths).map { "\($0)" } ?? "\(thousandths)"
  }

  private static func quoted(_ text: String) -> String { text.debugDescription }

  /// "Wi-Fi" becomes `wifi`, and "Text Size" becomes `textSize`.
  private static func variable(_ label: String) -> String {
    let words = label.split(separator: " ")
      .map { $0.lowercased().filter { $0.isASCII && $0.isLetter } }.filter { !$0.isEmpty }
    if words.isEmpty { return "control" }
    let name = words.joined(separator: ".").camelCased
    return SwiftHighlighter.keywords.contains(name) ? name + "Control" : name
  }
}
