#if Desktop
import Controls

/// An action as readers offer it, by its name.
struct AccessibleAction {
  let name: String
  let kind: SemanticsActions

  /// Those of a part, the one that is done by default first; a value is set otherwise.
  static func offered(by node: SemanticsNode) -> [AccessibleAction] {
    all.filter { node.actions.contains($0.kind) && node.value.isPartOfActions }
  }

  private static let all = [
    AccessibleAction(name: "toggle", kind: .toggle),
    AccessibleAction(name: "press", kind: .press),
    AccessibleAction(name: "select", kind: .select),
    AccessibleAction(name: "deselect", kind: .deselect),
    AccessibleAction(name: "increment", kind: .increment),
    AccessibleAction(name: "decrement", kind: .decrement),
  ]

  /// What has to be done for it.
  ///
  /// - Parameter index: which of several the part is.
  func semantics(at index: Int) -> SemanticsAction? {
    switch kind {
    case .toggle: .toggle
    case .press: .press
    case .select: .select(index)
    case .deselect: .deselect(index)
    case .increment: .increment
    case .decrement: .decrement
    default: nil
    }
  }
}

extension SemanticsValue {
  /// Whether what holds it is acted on itself, and not one by one of what lies in it.
  fileprivate var isPartOfActions: Bool {
    if case .selection = self { return false }
    return true
  }
}
#endif
