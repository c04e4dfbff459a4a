import Controls
import Support

extension SemanticsNode {
  package var json: JSON { .object(members + [.init("children", .array(children.map(\.json)))]) }

  /// All but the children.
  package var members: [JSON.Member] {
    var members: [JSON.Member] = [.init("role", role.rawValue)]
    if let identifier { members.append(.init("id", identifier)) }
    members += [.init("label", label), .init("help", help.map { .string($0) } ?? .null)]
    members += valueMembers
    if let valueText { members.append(.init("valueText", valueText)) }
    members += [
      .init("states", .strings(states.names)), .init("actions", .strings(actions.names)),
      .init("frame", .numbers(roundedFrame)), .init("spoken", spokenText),
    ]
    return members
  }

  /// Rounded to 1e-6 pt, as sums are not exact.
  package var roundedFrame: [Double] {
    [frame.x, frame.y, frame.width, frame.height].map { ($0 * 1e6).rounded() / 1e6 }
  }

  private var valueMembers: [JSON.Member] {
    switch value {
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
    ("selected", .selected),
  ]
}

extension SemanticsActions: NamedOptions {
  package static let named: [(name: String, options: SemanticsActions)] = [
    ("toggle", .toggle), ("press", .press), ("increment", .increment), ("decrement", .decrement),
    ("setValue", .setValue), ("setText", .setText), ("select", .select), ("deselect", .deselect),
    ("focus", .focus),
  ]
}
