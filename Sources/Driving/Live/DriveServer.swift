import Canvas
import Glibc
import Support
import Workbench

/// Serves the clients of a socket in the event loop of a window.
///
/// Without a request in progress, the loop waits for descriptors only.
@MainActor
package final class DriveServer: EventSource {
  private let socket: DriveSocket
  private let driving: LiveDriving
  private let program: DrivenProgram
  /// One for all clients, so that at most one picture takes memory and a processor.
  private let maker = ResultMaker()
  private var connections: [DriveConnection] = []
  private var watch: Subscription?

  /// The limit of clients. spec: docs/spec/driving.md#wire
  private static let mostClients = 8

  package init(
    _ socket: DriveSocket, _ window: Window, _ controller: PageController, program: DrivenProgram
  ) {
    (self.socket, self.program) = (socket, program)
    driving = LiveDriving(window, controller)
    watch = window.loop.watch(socket.descriptor) { [weak self] _ in self?.accept() }
  }

  isolated deinit {
    watch?.cancel()
    for connection in connections { connection.close() }
  }

  private func accept() {
    while let descriptor = socket.accept() {
      guard connections.count < Self.mostClients else {
        let error = DriveError.unavailable("\(Self.mostClients) clients are connected already")
        let line = DriveRequest.reply(error, to: nil).line
        _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        Glibc.close(descriptor)
        continue
      }
      // After the window, so that it is asked once the window has shown its frame.
      if connections.isEmpty { driving.loop.add(self) }
      let connection = DriveConnection(
        descriptor, driving, Driver(driving, program: program), maker)
      connection.onClose = { [weak self, weak connection] in
        guard let self, let connection else { return }
        connections.removeAll { $0 === connection }
        if connections.isEmpty { driving.loop.remove(self) }
      }
      connections.append(connection)
    }
  }

  package func prepare(_ wait: inout EventWait) {
    for connection in connections { connection.prepare(&wait) }
    if !driving.isOver { return }
    for connection in connections { connection.beginPatience() }
    if connections.allSatisfy({ $0.waiting == 0 }) { driving.close() }
  }

  package func dispatch(_ wait: EventWait) {
    for connection in connections { connection.work() }
  }
}
