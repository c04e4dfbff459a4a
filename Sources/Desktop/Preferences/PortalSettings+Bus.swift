#if Desktop
internal import CDesktop

/// What the portal says, as it comes over the bus.
extension PortalSettings {
  /// All that there is: what is not in it is not said.
  ///
  /// - Parameter answer: a GVariant of type `(a{sa{sv}})`.
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

  /// Takes note of a signal; one of another type than `(ssv)` is nobody's.
  mutating func note(change arguments: OpaquePointer) {
    guard String(cString: g_variant_get_type_string(arguments)) == "(ssv)" else { return }
    let (namespace, key) = (arguments.text(at: 0), arguments.text(at: 1))
    arguments.child(at: 2) { note(BusValue($0), of: key, in: namespace) }
  }
}
#endif
