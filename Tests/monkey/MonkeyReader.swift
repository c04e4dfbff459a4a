import Robot

/// A screen reader on a bus of its own.
@MainActor
final class MonkeyReader {
  /// Only the readers' bus: a portal's windows would take the focus.
  let programEnvironment: [String: String]

  private let bus: PrivateBus
  private var reader: ScreenReader?

  init(display: String) throws {
    bus = try PrivateBus(display: display)
    programEnvironment = ["AT_SPI_BUS_ADDRESS": try bus.readersAddress()]
  }

  /// Connects to the running program and subscribes to its events.
  func begin() throws {
    let reader = try ScreenReader(on: bus, of: "playground")
    _ = try reader.tree()
    try reader.overhear()
    self.reader = reader
  }

  func act(_ numbers: [Int]) throws { try reader?.wander(numbers) }

  /// Reads the whole tree.
  func look() throws { _ = try reader?.tree() }

  func stop() {
    reader?.stop()
    bus.stop()
  }
}
