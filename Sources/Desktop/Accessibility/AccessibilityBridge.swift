#if Desktop
internal import CDesktop
import Glibc
import Logging

/// The way from the process to its readers; it is built once.
@MainActor
enum AccessibilityBridge {
  private static let addressVariable = "AT_SPI_BUS_ADDRESS"

  private static let address = BusMethod(
    service: "org.a11y.Bus", path: "/org/a11y/bus", interface: "org.a11y.Bus", name: "GetAddress")

  /// Told what does not work; nil until the bridge is built.
  private static var logger: Logger?

  /// Builds it as soon as the readers' bus is known; nothing waits for that.
  ///
  /// The address is asked for here, as the bridge would wait for the answer, and for the bus to be
  /// started.
  ///
  /// - Parameter connection: to the session's bus; nil where there is none.
  static func build(through connection: BusConnection?, logger: Logger) {
    if self.logger != nil { return }
    if getenv(addressVariable) != nil { return begin(logger) }
    guard let connection else { return }
    self.logger = logger
    connection.call(address, g_variant_new_tuple(nil, 0), answering: "(s)", starting: true) {
      // The connection lasts as long as the answer is awaited.
      withExtendedLifetime(connection) {}
      guard let answer = $0 else {
        logger.debug("no screen reader can be reached", metadata: ["reason": "\($1)"])
        return
      }
      // The bridge looks there first; it is nobody else's business.
      setenv(addressVariable, answer.text(at: 0), 1)
      begin(logger)
      unsetenv(addressVariable)
    }
  }

  private static func begin(_ logger: Logger) {
    self.logger = logger
    // The bridge goes by it too, and then has nothing that could be served.
    if let value = getenv("NO_AT_BRIDGE"), value.pointee != 0 { return }
    guard let library = BridgeLibrary() else {
      logger.debug(
        "no screen reader can be reached", metadata: ["reason": "\(BridgeLibrary.reason)"])
      return
    }
    listenToWarnings()
    AccessibleApplication.shared.install()
    if library.begin() { GLibSource.serve(library) }
  }

  /// What the libraries say to standard error is for those who look for a fault.
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
