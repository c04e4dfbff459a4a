import Controls

package struct SemanticsReport {
  var node: SemanticsNode

  package init(node: SemanticsNode) { self.node = node }

  package var json: JSON {
    var members: [JSON.Member] = [.init("role", node.role.rawValue)]
    if let identifier = node.identifier { members.append(.init("id", identifier)) }
    members += [
      .init("label", node.label), .init("help", node.help.map { .string($0) } ?? .null),
    ]
    members += value
    if let text = node.valueText { members.append(.init("valueText", text)) }
    members += [
      .init("states", .strings(node.states.names)), .init("actions", .strings(node.actions.names)),
      .init("frame", .numbers(frame)), .init("spoken", node.spokenText),
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
    case .toggle(.mixed): [.init("value", SemanticsValue.Toggle.mixed.rawValue)]
    case .toggle(let toggle): [.init("value", toggle == .on)]
    case .number(let number, let range, let step, let orientation):
      [
        .init("value", number), .init("range", .numbers([range.lowerBound, range.upperBound])),
        .init("step", step.map { .number($0) } ?? .null),
        .init("orientation", orientation.map { .string($0.rawValue) } ?? .null),
      ]
    case .selection(let selected, let count, _, let orientation):
      [.init("value", .integers(selected.sorted())), .init("count", count)]
        + (orientation.map { [.init("orientation", .string($0.rawValue))] } ?? [])
    case .choice(let isSelected, let index, let count):
      [.init("value", isSelected), .init("index", index), .init("count", count)]
    case .text(let text): [.init("value", text)]
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
