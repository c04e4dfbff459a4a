#if Desktop
internal import CDesktop

enum AtkActionMethods {
  static func install(in interface: gpointer?) {
    guard let methods = interface?.assumingMemoryBound(to: AtkActionIface.self) else { return }
    methods.pointee.get_n_actions = { action in
      gint(ask(action, or: 0) { $0.actions.count })
    }
    methods.pointee.get_name = { action, index in
      ask(action, or: nil) { node in
        let index = Int(index)
        guard node.actions.indices.contains(index) else { return nil }
        return node.keep(node.actions[index].name, as: .action(index))
      }
    }
    methods.pointee.do_action = { action, index in
      ask(action, or: 0) { $0.act(at: Int(index)) ? 1 : 0 }
    }
  }
}
#endif
