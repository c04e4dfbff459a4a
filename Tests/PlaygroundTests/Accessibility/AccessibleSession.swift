import Robot

@MainActor final class AccessibleSession {
  let bus: PrivateBus
  let app: PlaygroundApp
  let reader: ScreenReader

  init(_ arguments: String..., listening: Bool = false) throws {
    let robot = try TestDisplay.robot()
    bus = try PrivateBus(display: robot.displayName)
    app = try PlaygroundApp(
      TestDisplay.playground, ["--theme", "light"] + arguments, robot: robot,
      environment: bus.environment)
    reader = try ScreenReader(on: bus, of: "playground")
    if listening {
      try reader.listen()
      _ = try reader.tree()
    }
  }

  func end() {
    app.program.stop()
    bus.stop()
  }

  func wait(for what: String, in identifier: String, until test: (ScreenReader.Part) -> Bool) throws
  {
    let end = Deadline()
    while true {
      let part = try reader.part(identifier)
      if test(part) { return }
      if end.hasPassed { throw RobotError.timedOut(waitingFor: "\(what), and not \(part)") }
      _ = try app.robot.waitForDrawing(within: .milliseconds(20))
    }
  }
}

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
