#if Desktop
internal import CDesktop

enum AtkObjectMethods {
  static func install(in type: gpointer?) {
    guard let type else { return }
    let methods = type.assumingMemoryBound(to: AtkObjectClass.self)
    installWords(in: methods)
    installPlace(in: methods)
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

  private static func installWords(in methods: UnsafeMutablePointer<AtkObjectClass>) {
    methods.pointee.get_name = { ask($0, or: nil) { $0.keep($0.name, as: .name) } }
    methods.pointee.get_description = { ask($0, or: nil) { $0.keep($0.help, as: .help) } }
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
  }

  private static func installPlace(in methods: UnsafeMutablePointer<AtkObjectClass>) {
    methods.pointee.get_parent = { ask($0, or: nil) { $0.parent?.pointer } }
    methods.pointee.get_n_children = { gint(ask($0, or: 0) { $0.childCount }) }
    methods.pointee.ref_child = { object, index in
      let child = ask(object, or: nil) { $0.child(at: Int(index))?.pointer }
      if let child { g_object_ref(child) }
      return child
    }
    methods.pointee.get_index_in_parent = { gint(ask($0, or: -1) { $0.indexInParent ?? -1 }) }
  }
}
#endif
