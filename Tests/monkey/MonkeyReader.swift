import Robot

/// A screen reader that works the program while the monkey does, on a bus of its own.
@MainActor
final class MonkeyReader {
  /// What tells the program of the readers' bus, and of no other: a portal's windows would take the
  /// keyboard.
  let programEnvironment: [String: String]

  private let bus: PrivateBus
  private var reader: ScreenReader?

  init(display: String) throws {
    bus = try PrivateBus(display: display)
    programEnvironment = ["AT_SPI_BUS_ADDRESS": try bus.readersAddress()]
  }

  /// Finds the program, which has to be there, and has it tell all that changes from now on.
  func begin() throws {
    let reader = try ScreenReader(on: bus, of: "playground")
    _ = try reader.tree()
    try reader.overhear()
    self.reader = reader
  }

  /// Does something to some part.
  func act(_ numbers: [Int]) throws { try reader?.wander(numbers) }

  /// Looks at all that there is; where nothing moves, nothing of that goes meanwhile.
  func look() throws { _ = try reader?.tree() }

  func stop() {
    reader?.stop()
    bus.stop()
  }
}
