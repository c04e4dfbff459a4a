import Robot

@MainActor final class AccessibleExample {
  let reader: ScreenReader
  private let bus: PrivateBus
  private let program: Program

  init() throws {
    bus = try PrivateBus(display: try TestDisplay.robot().displayName)
    program = try bus.start(Example.path(of: "accessible"))
    reader = try ScreenReader(on: bus, of: "accessible")
  }

  func end() {
    program.stop()
    bus.stop()
  }
}
