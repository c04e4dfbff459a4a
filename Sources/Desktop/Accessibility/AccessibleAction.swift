#if Desktop
import Controls

struct AccessibleAction {
  let name: String
  let kind: SemanticsActions

  /// The actions of a node, the default one first; values are set otherwise.
  static func offered(by node: SemanticsNode) -> [AccessibleAction] {
    switch node.value {
    // The parts have actions.
    case .selection: []
    // A menu item does not stay selected.
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

  /// The scene's action; `index` is that of the part.
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
