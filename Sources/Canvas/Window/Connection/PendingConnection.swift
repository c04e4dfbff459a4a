import Logging

/// A connection to the display of the environment that another thread makes, while the program
/// prepares the content of its first window.
///
/// ```swift
/// let connection = PendingConnection(logger: logger)
/// let scene = makeScene()
/// let window = try Window(
///   configuration, connection: connection, text: TextEngine(), logger: logger)
/// ```
///
/// Nothing else may use the display library meanwhile.
package final class PendingConnection: @unchecked Sendable {
  private let logger: Logger
  private var thread: BackgroundThread?

  /// Set by the thread, and read after it has ended.
  private var result: Result<DisplayConnection, DisplayError>?

  package init(logger: Logger) {
    self.logger = logger
    thread = BackgroundThread { [self] in connect() }
  }

  private func connect() {
    result = Result { () throws(DisplayError) in try DisplayConnection(name: nil, logger: logger) }
  }

  /// Waits for the connection; call this once.
  func take() throws(DisplayError) -> DisplayConnection {
    if let thread { thread.join() } else { connect() }
    guard let result else { throw .connectionLost }
    return try result.get()
  }
}
