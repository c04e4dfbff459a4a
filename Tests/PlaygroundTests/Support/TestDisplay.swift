import Robot

/// The server that the tests share, and the program they test.
@MainActor enum TestDisplay {
  /// The built program lies beside the test bundle.
  static let playground = Executables.product("playground")

  private static var open: (server: XServer, robot: Robot)?

  /// A robot on the shared server, which starts with the first test and ends with the last.
  static func robot() throws -> Robot {
    if let open, !open.robot.isConnectionLost { return open.robot }
    let server = try XServer(width: 1400, height: 1400)
    let robot = try Robot(display: server.display)
    open = (server, robot)
    return robot
  }

  /// The page on which most is tested: a switch, a slider and three segments.
  static func trio(_ arguments: String...) throws -> PlaygroundApp {
    try PlaygroundApp(
      playground, ["--page", "trio", "--theme", "light"] + arguments, robot: try robot())
  }

  static func gallery(_ arguments: String...) throws -> PlaygroundApp {
    try PlaygroundApp(
      playground, ["--page", "gallery", "--theme", "light"] + arguments, robot: try robot())
  }

  static func run(_ arguments: [String], display: String? = nil) throws -> Program {
    let program = try Program(
      playground, arguments, environment: Program.environment(display: display))
    try program.waitForExit()
    return program
  }
}
