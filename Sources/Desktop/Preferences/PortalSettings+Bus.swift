#if Desktop
internal import CDesktop

extension PortalSettings {
  /// Reads all settings from a GVariant of type `(a{sa{sv}})`; missing ones are unset.
  init(readAll answer: OpaquePointer) {
    self.init()
    answer.child(at: 0) { namespaces in
      namespaces.forEachChild { namespace in
        let name = namespace.text(at: 0)
        namespace.child(at: 1) { keys in
          keys.forEachChild { entry in
            let key = entry.text(at: 0)
            entry.child(at: 1) { note(BusValue($0), of: key, in: name) }
          }
        }
      }
    }
  }

  /// Reads a change signal of type `(ssv)`; others are ignored.
  mutating func note(change arguments: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(arguments)) == "(ssv)" else { return }
    let (namespace, key) = (arguments.text(at: 0), arguments.text(at: 1))
    arguments.child(at: 2) { note(BusValue($0), of: key, in: namespace) }
  }
}
#endif
