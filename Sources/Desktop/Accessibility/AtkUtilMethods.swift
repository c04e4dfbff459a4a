#if Desktop
internal import CDesktop

@MainActor
enum AtkUtilMethods {
  /// ATK's functions for signal observers, which are only counted here.
  private static var addListener:
    (@convention(c) (GSignalEmissionHook?, UnsafePointer<CChar>?) -> guint)?
  private static var removeListener: (@convention(c) (guint) -> Void)?

  private static let toolkitName = strdup("controls-playground")
  private static let toolkitVersion = strdup("0.1")

  static func install() {
    guard let type = g_type_class_ref(atk_util_get_type()) else { return }
    let methods = type.assumingMemoryBound(to: AtkUtilClass.self)
    methods.pointee.get_root = {
      onMainActor { AccessibleApplication.shared.root?.pointer }
    }
    methods.pointee.get_toolkit_name = { onMainActor { UnsafePointer(AtkUtilMethods.toolkitName) } }
    methods.pointee.get_toolkit_version = {
      onMainActor { UnsafePointer(AtkUtilMethods.toolkitVersion) }
    }
    addListener = methods.pointee.add_global_event_listener
    removeListener = methods.pointee.remove_global_event_listener
    methods.pointee.add_global_event_listener = { hook, event in
      let asked = UncheckedBox(value: (hook: hook, event: event))
      return onMainActor {
        let number = AtkUtilMethods.addListener?(asked.value.hook, asked.value.event) ?? 0
        AccessibleApplication.shared.addListener()
        return number
      }
    }
    methods.pointee.remove_global_event_listener = { number in
      onMainActor {
        AtkUtilMethods.removeListener?(number)
        AccessibleApplication.shared.removeListener()
      }
    }
    methods.pointee.add_key_event_listener = { listener, data in
      guard let listener else { return 0 }
      let asked = UncheckedBox(value: (listener: listener, data: data))
      return onMainActor {
        AccessibleApplication.shared.addKeyListener(asked.value.listener, asked.value.data)
      }
    }
    methods.pointee.remove_key_event_listener = { number in
      onMainActor { AccessibleApplication.shared.removeKeyListener(number) }
    }
  }
}
#endif
