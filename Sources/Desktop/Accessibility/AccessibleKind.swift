#if Desktop
internal import CDesktop
import Controls

/// Which of ATK's interfaces a part has: readers are told of all that its type implements, so there is
/// a type for each set.
enum AccessibleKind: CaseIterable {
  case plain
  case window
  case action
  case value
  case selection

  init(_ node: SemanticsNode) {
    switch node.value {
    case .number: self = .value
    case .selection: self = .selection
    case .none, .toggle, .choice, .text:
      let isActed = !AccessibleAction.offered(by: node).isEmpty
      self = node.role == .window ? .window : isActed ? .action : .plain
    }
  }
}
#endif
