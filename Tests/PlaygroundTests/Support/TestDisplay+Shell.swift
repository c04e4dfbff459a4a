import Robot

extension TestDisplay {
  /// Starts a line of bash, which knows the program as `$0` and the arguments as `$1` and so on.
  static func shell(
    _ line: String, _ arguments: [String] = [], display: String? = nil
  ) throws -> Program {
    try Program(
      "bash", ["-c", line, playground] + arguments,
      environment: Program.environment(display: display))
  }

  /// The window of a program that says nothing about it.
  static func window(
    of program: Program, titled title: String = "Playground", robot: Robot
  ) throws -> UInt {
    var window: UInt?
    try robot.wait(for: "the window", watching: program) {
      window = robot.windows().first { robot.isVisible($0) && robot.title(of: $0) == title }
      return window != nil
    }
    guard let window else { throw RobotError.timedOut(waitingFor: "the window") }
    return window
  }
}
