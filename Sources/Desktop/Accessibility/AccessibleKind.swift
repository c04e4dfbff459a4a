#if Desktop
internal import CDesktop
import Controls

/// A set of ATK interfaces.
///
/// Each has its own type, because assistive technologies see all interfaces of a part's type.
enum AccessibleKind: String, CaseIterable {
  case plain = "Plain"
  case window = "Window"
  case action = "Action"
  case value = "Value"
  case selection = "Selection"

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
