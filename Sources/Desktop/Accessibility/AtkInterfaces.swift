#if Desktop
internal import CDesktop

// The functions of ATK's objects and interfaces, which ask the part of an object.

func installAtkObject(_ type: gpointer?, _: gpointer?) {
  guard let methods = type?.assumingMemoryBound(to: AtkObjectClass.self) else { return }
  methods.pointee.get_name = { ask($0, or: nil) { $0.keep($0.name, in: \.name) } }
  methods.pointee.get_description = { ask($0, or: nil) { $0.keep($0.help, in: \.description) } }
  methods.pointee.get_attributes = { object in
    let attributes = ask(object, or: []) { $0.attributes }
    var list: UnsafeMutablePointer<GSList>?
    for (name, value) in attributes.reversed() {
      // ATK frees this size.
      let entry = g_malloc(gsize(MemoryLayout<AtkAttribute>.size))
      let attribute = entry?.assumingMemoryBound(to: AtkAttribute.self)
      attribute?.initialize(to: AtkAttribute(name: g_strdup(name), value: g_strdup(value)))
      list = g_slist_prepend(list, entry)
    }
    return list
  }
  methods.pointee.get_parent = { ask($0, or: nil) { $0.parent?.pointer } }
  methods.pointee.get_n_children = { gint(ask($0, or: 0) { $0.childCount }) }
  methods.pointee.ref_child = { object, index in
    let child = ask(object, or: nil) { $0.child(at: Int(index))?.pointer }
    if let child { g_object_ref(child) }
    return child
  }
  methods.pointee.get_index_in_parent = { gint(ask($0, or: -1) { $0.indexInParent ?? -1 }) }
  methods.pointee.get_role = { ask($0, or: ATK_ROLE_UNKNOWN) { $0.role } }
  methods.pointee.ref_state_set = { object in
    let set = atk_state_set_new()
    let states = ask(object, or: [ATK_STATE_DEFUNCT]) { $0.states }
    for state in states { atk_state_set_add_state(set, state) }
    return set
  }
  methods.pointee.ref_relation_set = { object in
    let set = atk_relation_set_new()
    // In reverse order, as in other toolkits.
    var members: [UnsafeMutablePointer<AtkObject>?] = ask(
      object, or: []
    ) { $0.members.reversed().map(\.pointer) }
    if members.isEmpty { return set }
    let relation = atk_relation_new(&members, gint(members.count), ATK_RELATION_MEMBER_OF)
    atk_relation_set_add(set, relation)
    g_object_unref(relation)
    return set
  }
}

func installAtkComponent(_ interface: gpointer?, _: gpointer?) {
  guard let methods = interface?.assumingMemoryBound(to: AtkComponentIface.self) else { return }
  methods.pointee.get_extents = { component, x, y, width, height, system in
    let bounds = ask(component, or: AtkRectangle()) { $0.bounds(in: system) }
    x?.pointee = bounds.x
    y?.pointee = bounds.y
    width?.pointee = bounds.width
    height?.pointee = bounds.height
  }
  methods.pointee.ref_accessible_at_point = { component, x, y, system in
    let found = ask(component, or: nil) { $0.part(atX: x, y: y, in: system)?.pointer }
    if let found { g_object_ref(found) }
    return found
  }
  methods.pointee.grab_focus = { ask($0, or: 0) { $0.focus() ? 1 : 0 } }
}

func installAtkAction(_ interface: gpointer?, _: gpointer?) {
  guard let methods = interface?.assumingMemoryBound(to: AtkActionIface.self) else { return }
  methods.pointee.get_n_actions = { action in
    gint(ask(action, or: 0) { $0.actions.count })
  }
  methods.pointee.get_name = { action, index in
    ask(action, or: nil) { node in
      let index = Int(index)
      guard node.actions.indices.contains(index) else { return nil }
      let name = UnsafeRawPointer(node.actions[index].name.utf8Start)
      return name.assumingMemoryBound(to: gchar.self)
    }
  }
  methods.pointee.do_action = { action, index in
    ask(action, or: 0) { $0.act(at: Int(index)) ? 1 : 0 }
  }
}

func installAtkValue(_ interface: gpointer?, _: gpointer?) {
  guard let methods = interface?.assumingMemoryBound(to: AtkValueIface.self) else { return }
  methods.pointee.get_value_and_text = { value, number, text in
    let known = ask(value, or: nil) { $0.number }
    number?.pointee = known?.value ?? 0
    text?.pointee = g_strdup(known?.text ?? "")
  }
  methods.pointee.get_range = { value in
    // The bridge requires a range, though the part may be gone.
    let range = ask(value, or: nil) { $0.number?.range } ?? 0...0
    return atk_range_new(range.lowerBound, range.upperBound, nil)
  }
  methods.pointee.get_increment = { ask($0, or: 0) { $0.number?.increment ?? 0 } }
  methods.pointee.set_value = { value, number in
    _ = ask(value, or: false) { $0.perform(.setValue(number)) }
  }
  // Used for change notifications.
  methods.pointee.get_current_value = { value, result in
    guard let result else { return }
    let number = ask(value, or: nil) { $0.number?.value }
    g_value_init(result, g_type_from_name("gdouble"))
    g_value_set_double(result, number ?? 0)
  }
}

func installAtkSelection(_ interface: gpointer?, _: gpointer?) {
  guard let methods = interface?.assumingMemoryBound(to: AtkSelectionIface.self) else { return }
  methods.pointee.get_selection_count = { gint(ask($0, or: 0) { $0.selectedIndices.count }) }
  methods.pointee.ref_selection = { selection, index in
    let part = ask(selection, or: nil) { node in
      node.selectedIndex(at: Int(index)).flatMap { node.child(at: $0)?.pointer }
    }
    if let part { g_object_ref(part) }
    return part
  }
  methods.pointee.is_child_selected = { selection, index in
    ask(selection, or: 0) { $0.selectedIndices.contains(Int(index)) ? 1 : 0 }
  }
  methods.pointee.add_selection = { selection, index in
    ask(selection, or: 0) { $0.perform(.select(Int(index))) ? 1 : 0 }
  }
  methods.pointee.remove_selection = { selection, index in
    ask(selection, or: 0) { node in
      node.selectedIndex(at: Int(index)).map { node.perform(.deselect($0)) } == true ? 1 : 0
    }
  }
  methods.pointee.clear_selection = { selection in
    ask(selection, or: 0) { node in
      node.selectedIndices.allSatisfy { node.perform(.deselect($0)) } ? 1 : 0
    }
  }
}
#endif
