#if Desktop
import Controls

/// An action as readers offer it, by its name.
struct AccessibleAction {
  let name: String
  let kind: SemanticsActions

  /// Those of a part, the one that is done by default first; a value is set otherwise.
  static func offered(by node: SemanticsNode) -> [AccessibleAction] {
    switch node.value {
    // What lies in it is acted on, one by one.
    case .selection: []
    // What does not stay selected is pressed.
    case .none where node.actions.contains(.select):
      [AccessibleAction(name: "press", kind: .select)]
    default: all.filter { node.actions.contains($0.kind) }
    }
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
#endif
