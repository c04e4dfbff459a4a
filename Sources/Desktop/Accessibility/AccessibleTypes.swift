#if Desktop
internal import CDesktop
import Controls

/// The GObject types of parts, one for each set of interfaces.
enum AccessibleTypes {
  static func type(of kind: AccessibleKind) -> GType { types[kind] ?? atk_object_get_type() }

  private static let types = Dictionary(
    uniqueKeysWithValues: AccessibleKind.allCases.map { ($0, makeType(of: $0)) })

  private static func makeType(of kind: AccessibleKind) -> GType {
    var parent = GTypeQuery()
    g_type_query(atk_object_get_type(), &parent)
    let type = g_type_register_static_simple(
      parent.type, "ControlsPlayground\(kind.rawValue)", parent.class_size, installAtkObject,
      parent.instance_size, nil, GTypeFlags(rawValue: 0))
    if kind != .application { add(atk_component_get_type(), to: type, installAtkComponent) }
    if kind == .window { add(atk_window_get_type(), to: type) { _, _ in } }
    if kind == .action || kind.hasValue {
      add(atk_action_get_type(), to: type, installAtkAction)
    }
    if kind.hasValue { add(atk_value_get_type(), to: type, installAtkValue) }
    if kind == .text || kind == .textValue {
      add(atk_text_get_type(), to: type, installAtkText)
      add(atk_editable_text_get_type(), to: type, installAtkEditableText)
    }
    if kind == .selection { add(atk_selection_get_type(), to: type, installAtkSelection) }
    return type
  }

  private static func add(_ interface: GType, to type: GType, _ install: GInterfaceInitFunc) {
    var info = GInterfaceInfo(
      interface_init: install, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, interface, &info)
  }
}

/// A set of ATK interfaces.
///
/// Each has its own type, because assistive technologies see all interfaces of a part's type.
enum AccessibleKind: String, CaseIterable {
  case application = "Application"
  case plain = "Plain"
  case window = "Window"
  case action = "Action"
  case value = "Value"
  case selection = "Selection"
  case text = "Text"
  /// A number that is typed.
  case textValue = "TextValue"

  var hasValue: Bool { self == .value || self == .textValue }

  init(_ node: SemanticsNode) {
    switch node.value {
    case .number: self = node.text == nil ? .value : .textValue
    case .text where node.text != nil: self = .text
    case .selection: self = .selection
    case .none, .toggle, .choice, .text:
      let isActed = !node.accessibleActions(at: 0).isEmpty
      self = node.role == .window ? .window : isActed ? .action : .plain
    }
  }
}
#endif
