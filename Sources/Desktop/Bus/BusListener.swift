#if Desktop
internal import CDesktop

/// A closure that GLib retains; it is called on the main actor, but can be released on any thread.
final class BusListener {
  private let body: @MainActor (OpaquePointer?, String) -> Void

  init(_ body: @escaping @MainActor (OpaquePointer?, String) -> Void) {
    self.body = body
  }

  var retained: gpointer { Unmanaged.passRetained(self).toOpaque() }

  private func call(_ value: OpaquePointer?, _ text: String) {
    let (body, box) = (body, UncheckedBox(value: value))
    onMainActor { body(box.value, text) }
  }

  // MARK: C callbacks

  static var opened: GAsyncReadyCallback {
    { _, result, data in
      guard let result, let listener = BusListener.taken(data) else { return }
      var error: UnsafeMutablePointer<GError>?
      let connection = g_bus_get_finish(result, &error)
      listener.call(connection, BusListener.message(of: error))
    }
  }

  static var answered: GAsyncReadyCallback {
    { source, result, data in
      guard let source, let result, let listener = BusListener.taken(data) else { return }
      var error: UnsafeMutablePointer<GError>?
      let value = g_dbus_connection_call_finish(OpaquePointer(source), result, &error)
      listener.call(value, BusListener.message(of: error))
      if let value { g_variant_unref(value) }
    }
  }

  static var appeared: GBusNameAppearedCallback {
    { _, _, owner, data in
      BusListener.shared(data)?.call(nil, owner.map { String(cString: $0) } ?? "")
    }
  }

  static var vanished: GBusNameVanishedCallback {
    { _, _, data in BusListener.shared(data)?.call(nil, "") }
  }

  static var signalCallback: GDBusSignalCallback {
    { _, _, _, _, _, arguments, data in BusListener.shared(data)?.call(arguments, "") }
  }

  static var posted: GSourceFunc {
    { data in
      BusListener.taken(data)?.call(nil, "")
      return 0
    }
  }

  static var release: GDestroyNotify {
    { data in _ = BusListener.taken(data) }
  }

  private static func taken(_ data: gpointer?) -> BusListener? {
    data.map { Unmanaged<BusListener>.fromOpaque($0).takeRetainedValue() }
  }

  private static func shared(_ data: gpointer?) -> BusListener? {
    data.map { Unmanaged<BusListener>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Frees an error, and returns its message.
  private static func message(of error: UnsafeMutablePointer<GError>?) -> String {
    guard let error else { return "" }
    defer { g_error_free(error) }
    return String(cString: error.pointee.message)
  }
}
#endif
