#if Desktop
internal import CDesktop

enum AtkValueMethods {
  static func install(in interface: gpointer?) {
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
#endif
