import Controls

package struct SemanticsReport {
  var node: SemanticsNode

  package init(node: SemanticsNode) { self.node = node }

  package var json: JSON {
    var members: [JSON.Member] = [.init("role", .string(node.role.rawValue))]
    if let identifier = node.identifier { members.append(.init("id", .string(identifier))) }
    members += [
      .init("label", .string(node.label)), .init("help", node.help.map { .string($0) } ?? .null),
    ]
    members += value
    if let text = node.valueText { members.append(.init("valueText", .string(text))) }
    members += [
      .init("states", .array(node.states.names.map { .string($0) })),
      .init("actions", .array(node.actions.names.map { .string($0) })),
      .init("frame", .array(frame.map { .number($0) })), .init("spoken", .string(node.spokenText)),
      .init("children", .array(node.children.map { SemanticsReport(node: $0).json })),
    ]
    return .object(members)
  }

  /// Rounded to 1e-6 pt, as sums are not exact.
  private var frame: [Double] {
    [node.frame.x, node.frame.y, node.frame.width, node.frame.height].map {
      ($0 * 1e6).rounded() / 1e6
    }
  }

  private var value: [JSON.Member] {
    switch node.value {
    case .none: [.init("value", .null)]
    case .toggle(.mixed): [.init("value", .string(SemanticsValue.Toggle.mixed.rawValue))]
    case .toggle(let toggle): [.init("value", .bool(toggle == .on))]
    case .number(let number, let range, let step, let orientation):
      [
        .init("value", .number(number)),
        .init("range", .array([.number(range.lowerBound), .number(range.upperBound)])),
        .init("step", step.map { .number($0) } ?? .null),
        .init(
          "orientation",
          orientation.map { .string($0 == .horizontal ? "horizontal" : "vertical") } ?? .null),
      ]
    case .selection(let selected, let count, _):
      [
        .init("value", .array(selected.sorted().map { .integer($0) })),
        .init("count", .integer(count)),
      ]
    case .choice(let isSelected, let index, let count):
      [
        .init("value", .bool(isSelected)), .init("index", .integer(index)),
        .init("count", .integer(count)),
      ]
    case .text(let text): [.init("value", .string(text))]
    }
  }
}

extension SemanticsStates: NamedOptions {
  package static let named: [(name: String, options: SemanticsStates)] = [
    ("enabled", .enabled), ("focusable", .focusable), ("focused", .focused), ("pending", .pending),
    ("showing", .showing), ("modal", .modal), ("expandable", .expandable), ("expanded", .expanded),
  ]
}

extension SemanticsActions: NamedOptions {
  package static let named: [(name: String, options: SemanticsActions)] = [
    ("toggle", .toggle), ("press", .press), ("increment", .increment), ("decrement", .decrement),
    ("setValue", .setValue), ("select", .select), ("deselect", .deselect), ("focus", .focus),
  ]
}
