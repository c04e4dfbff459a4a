#if Desktop
internal import CDesktop

enum AtkSelectionMethods {
  static func install(in interface: gpointer?) {
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
    methods.pointee.clear_selection = { ask($0, or: 0) { $0.deselectAll() ? 1 : 0 } }
  }
}
#endif
