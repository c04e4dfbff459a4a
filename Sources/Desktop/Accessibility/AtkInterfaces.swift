#if Desktop
internal import CDesktop

/// The functions of ATK's interfaces, which ask the node of an object.
enum AtkInterfaces {
  static var component: GInterfaceInitFunc {
    { interface, _ in
      guard let methods = interface?.assumingMemoryBound(to: AtkComponentIface.self) else { return }
      methods.pointee.get_extents = { component, x, y, width, height, system in
        let bounds = ask(component, or: AtkRectangle()) { $0.bounds(in: system) }
        x?.pointee = bounds.x
        y?.pointee = bounds.y
        width?.pointee = bounds.width
        height?.pointee = bounds.height
      }
      methods.pointee.contains = { component, x, y, system in
        ask(component, or: 0) { $0.contains(x: x, y: y, in: system) ? 1 : 0 }
      }
      methods.pointee.ref_accessible_at_point = { component, x, y, system in
        let found = ask(component, or: nil) { $0.part(atX: x, y: y, in: system)?.pointer }
        if let found { g_object_ref(found) }
        return found
      }
      methods.pointee.grab_focus = { ask($0, or: 0) { $0.perform(.focus) ? 1 : 0 } }
    }
  }

  static var action: GInterfaceInitFunc {
    { interface, _ in
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

  static var value: GInterfaceInitFunc {
    { interface, _ in
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
  }

  static var selection: GInterfaceInitFunc {
    { interface, _ in
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
}
#endif
