#if Desktop
internal import CDesktop

/// The types that ATK knows the parts by, one for each set of interfaces.
enum AccessibleTypes {
  static let application = makeType("Application")

  static func type(of kind: AccessibleKind) -> GType {
    switch kind {
    case .plain: plain
    case .window: window
    case .action: action
    case .value: value
    case .selection: selection
    }
  }

  private static let plain = makeComponentType("Plain")

  private static let window: GType = {
    let type = makeComponentType("Window")
    add(atk_window_get_type(), to: type) { _, _ in }
    return type
  }()

  private static let action: GType = {
    let type = makeComponentType("Action")
    add(atk_action_get_type(), to: type) { interface, _ in
      AtkActionMethods.install(in: interface)
    }
    return type
  }()

  private static let value: GType = {
    let type = makeComponentType("Value")
    add(atk_action_get_type(), to: type) { interface, _ in
      AtkActionMethods.install(in: interface)
    }
    add(atk_value_get_type(), to: type) { interface, _ in AtkValueMethods.install(in: interface) }
    return type
  }()

  private static let selection: GType = {
    let type = makeComponentType("Selection")
    add(atk_selection_get_type(), to: type) { interface, _ in
      AtkSelectionMethods.install(in: interface)
    }
    return type
  }()

  private static func makeComponentType(_ name: String) -> GType {
    let type = makeType(name)
    add(atk_component_get_type(), to: type) { interface, _ in
      AtkComponentMethods.install(in: interface)
    }
    return type
  }

  private static func makeType(_ name: String) -> GType {
    var parent = GTypeQuery()
    g_type_query(atk_object_get_type(), &parent)
    return g_type_register_static_simple(
      parent.type, "ControlsPlayground\(name)", parent.class_size,
      { type, _ in AtkObjectMethods.install(in: type) }, parent.instance_size, nil,
      GTypeFlags(rawValue: 0))
  }

  private static func add(
    _ interface: GType, to type: GType,
    _ install: @convention(c) (gpointer?, gpointer?) -> Void
  ) {
    var info = GInterfaceInfo(
      interface_init: install, interface_finalize: nil, interface_data: nil)
    g_type_add_interface_static(type, interface, &info)
  }
}
#endif
