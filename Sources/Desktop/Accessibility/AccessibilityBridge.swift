#if Desktop
internal import CDesktop
import Glibc
import Logging

/// The way from the process to its readers; it is built once.
@MainActor
enum AccessibilityBridge {
  private static var isBuilt = false
  private static let addressVariable = "AT_SPI_BUS_ADDRESS"

  /// Builds it as soon as the readers' bus is known; nothing waits for that.
  ///
  /// The address is asked for here, as the bridge would wait for the answer, and for the bus to be
  /// started.
  static func build(_ logger: Logger) {
    if isBuilt { return }
    isBuilt = true
    if getenv(addressVariable) != nil { return begin() }
    guard SessionBus.isThere else {
      logger.debug("no session bus, so no screen readers")
      return
    }
    let context = Unmanaged.passRetained(Asked(logger)).toOpaque()
    GLibSource.enter {
      g_bus_get(
        G_BUS_TYPE_SESSION, nil,
        { _, result, context in
          guard let context else { return }
          let asked = Carried(value: (result: result, context: context))
          onMainActor { AccessibilityBridge.connected(asked.value.result, asked.value.context) }
        }, context)
    }
  }

  private final class Asked {
    let logger: Logger

    init(_ logger: Logger) {
      self.logger = logger
    }
  }

  private static func connected(_ result: OpaquePointer?, _ context: UnsafeMutableRawPointer) {
    var error: UnsafeMutablePointer<GError>?
    guard let bus = g_bus_get_finish(result, &error) else { return fail(error, context) }
    // The user's session may end before the program does.
    g_dbus_connection_set_exit_on_close(bus, 0)
    g_dbus_connection_call(
      bus, "org.a11y.Bus", "/org/a11y/bus", "org.a11y.Bus", "GetAddress", nil, nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil,
      { bus, result, context in
        guard let context else { return }
        let asked = Carried(value: (bus: bus, result: result, context: context))
        onMainActor {
          AccessibilityBridge.answered(asked.value.bus, asked.value.result, asked.value.context)
        }
      }, context)
    g_object_unref(UnsafeMutableRawPointer(bus))
  }

  private static func answered(
    _ bus: UnsafeMutablePointer<GObject>?, _ result: OpaquePointer?,
    _ context: UnsafeMutableRawPointer
  ) {
    var error: UnsafeMutablePointer<GError>?
    guard let answer = g_dbus_connection_call_finish(OpaquePointer(bus), result, &error) else {
      return fail(error, context)
    }
    defer { g_variant_unref(answer) }
    Unmanaged<Asked>.fromOpaque(context).release()
    guard let first = g_variant_get_child_value(answer, 0) else { return }
    defer { g_variant_unref(first) }
    guard let address = g_variant_get_string(first, nil), address.pointee != 0 else { return }
    // The bridge looks there first; it is nobody else's business.
    setenv(addressVariable, address, 1)
    begin()
    unsetenv(addressVariable)
  }

  private static func fail(
    _ error: UnsafeMutablePointer<GError>?, _ context: UnsafeMutableRawPointer
  ) {
    let asked = Unmanaged<Asked>.fromOpaque(context).takeRetainedValue()
    let reason = error.map { String(cString: $0.pointee.message) } ?? ""
    asked.logger.debug("no bus for screen readers", metadata: ["reason": "\(reason)"])
    if let error { g_error_free(error) }
  }

  private static func begin() {
    // The bridge goes by it too, and then has nothing that could be served.
    if let value = getenv("NO_AT_BRIDGE"), value.pointee != 0 { return }
    AccessibleApplication.shared.install()
    guard atk_bridge_adaptor_init(nil, nil) == 0 else { return }
    GLibSource.serveBridge()
  }
}
#endif
