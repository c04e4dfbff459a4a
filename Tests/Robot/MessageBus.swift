import Foundation

/// A message bus (D-Bus) of a test's own; programs that it starts end with it.
@MainActor
final class MessageBus {
  let address: String

  private let process: Program

  /// - Parameter environment: what the bus, and the programs that it starts, are started with.
  init(environment: [String: String?]) throws {
    process = try Program(
      "dbus-daemon", ["--session", "--nofork", "--print-address"], environment: environment)
    address = try process.nextLine()
  }

  func stop() {
    process.send(SIGTERM)
    _ = try? process.waitForExit(within: .seconds(3))
    process.stop()
  }
}
