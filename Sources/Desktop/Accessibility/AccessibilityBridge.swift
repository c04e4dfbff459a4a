#if Desktop
internal import CDesktop
import Glibc
import Logging

/// The connection to assistive technologies, established once per process.
///
/// The AT-SPI bridge library is loaded only if there is an accessibility bus: it depends on eleven
/// other libraries, a fifth of what the system loads at a start.
@MainActor
enum AccessibilityBridge {
  private typealias Begin = @convention(c) (OpaquePointer?, OpaquePointer?) -> gint
  private typealias SetContext = @convention(c) (OpaquePointer?) -> Void

  private static let addressVariable = "AT_SPI_BUS_ADDRESS"

  private static let address = BusMethod(
    service: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Bus", name: "GetAddress")

  private static var logger: Logger?

  static var hasAddress: Bool { getenv(addressVariable) != nil }

  /// The connection is `nil` without a session bus.
  ///
  /// The bus address is requested here, because the bridge would block until the answer.
  static func build(through connection: BusConnection?, logger: Logger) {
    if self.logger != nil { return }
    if hasAddress { return begin(logger) }
    guard let connection else { return }
    self.logger = logger
    connection.call(address, g_variant_new_tuple(nil, 0), answering: "(s)", starting: true) {
      // Keep the connection until the answer.
      withExtendedLifetime(connection) {}
      guard let answer = $0 else {
        logger.debug("no screen reader is available", metadata: ["reason": "\($1)"])
        return
      }
      // The bridge reads the variable; child processes must not.
      setenv(addressVariable, answer.text(at: 0), 1)
      begin(logger)
      unsetenv(addressVariable)
    }
  }

  private static func begin(_ logger: Logger) {
    self.logger = logger
    // The bridge would do nothing either.
    if let value = getenv("NO_AT_BRIDGE"), value.pointee != 0 { return }
    // It stays loaded, because its registrations do.
    guard let library = dlopen("libatk-bridge-2.0.so.0", RTLD_NOW),
      let begin = dlsym(library, "atk_bridge_adaptor_init"),
      let setContext = dlsym(library, "atk_bridge_set_event_context")
    else {
      let reason = dlerror().map { String(cString: $0) } ?? ""
      logger.debug("no screen reader is available", metadata: ["reason": "\(reason)"])
      return
    }
    listenToWarnings()
    AccessibleApplication.shared.install()
    if unsafeBitCast(begin, to: Begin.self)(nil, nil) == 0 {
      unsafeBitCast(setContext, to: SetContext.self)(GLibSource.context)
    }
  }

  private static func listenToWarnings() {
    for library in ["dbind", "atk-bridge"] {
      g_log_set_handler(
        library, G_LOG_LEVEL_WARNING,
        { _, _, message, _ in
          let text = message.map { String(cString: $0) } ?? ""
          onMainActor { AccessibilityBridge.logger?.debug("screen readers: \(text)") }
        }, nil)
    }
  }
}
#endif
