import Foundation
import Robot
import Testing

@MainActor enum TestDisplay {
  /// The built program, which is beside the test bundle.
  static let playground = Executables.product("playground")
  private static var open: (server: XServer, robot: Robot)?

  static func robot() throws -> Robot {
    if let open, !open.robot.isConnectionLost { return open.robot }
    let server = try XServer(width: 1400, height: 1400)
    let robot = try Robot(display: server.display)
    open = (server, robot)
    return robot
  }

  /// Opens the program's window, on the shared server unless another robot is given.
  static func start(
    _ arguments: String..., robot: Robot? = nil, environment: [String: String?] = [:]
  ) throws -> PlaygroundApp {
    try PlaygroundApp(
      playground, arguments, robot: try robot ?? Self.robot(), environment: environment)
  }

  /// Opens the page that most tests use: a switch, a slider and three segments.
  static func trio(
    _ arguments: String..., robot: Robot? = nil, environment: [String: String?] = [:]
  ) throws -> PlaygroundApp {
    try PlaygroundApp(
      playground, ["--page", "trio", "--theme", "light"] + arguments,
      robot: try robot ?? Self.robot(), environment: environment)
  }

  static func run(
    _ arguments: [String], display: String? = nil, environment: [String: String?] = [:]
  ) throws -> Program {
    let program = try Program(
      playground, arguments,
      environment: Program.environment(display: display).merging(environment) { $1 })
    try program.waitForExit()
    return program
  }
}

extension TestDisplay {
  /// Starts a line of bash, with the program as `$0` and the arguments as `$1` and so on.
  static func shell(
    _ line: String, _ arguments: [String] = [], display: String? = nil,
    environment: [String: String?] = [:]
  ) throws -> Program {
    try Program(
      "bash", ["-c", line, playground] + arguments,
      environment: Program.environment(display: display).merging(environment) { $1 })
  }

  /// Waits for the window of a program that does not print its layout.
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

@MainActor enum ManagedDisplay {
  private static var open:
    [DesktopSession.Manager: (server: XServer, robot: Robot, desktop: DesktopSession)] = [:]

  nonisolated static var isAvailable: Bool { DesktopSession.has("openbox", "xfwm4", "dbus-daemon") }

  static func shared(
    _ manager: DesktopSession.Manager
  ) throws -> (server: XServer, robot: Robot, desktop: DesktopSession) {
    if let display = open[manager], !display.robot.isConnectionLost { return display }
    let server = try XServer(width: 1200, height: 900)
    let robot = try Robot(display: server.display)
    let desktop = try DesktopSession(robot)
    try desktop.start(manager)
    open[manager] = (server, robot, desktop)
    return (server, robot, desktop)
  }
}

@MainActor enum HardwareDisplay {
  private static var open: (server: HardwareServer, robot: Robot)?

  static func shared() throws -> (server: HardwareServer, robot: Robot) {
    if let open, !open.robot.isConnectionLost { return open }
    let server = try HardwareServer()
    let new = (server, try Robot(display: server.display))
    open = new
    return new
  }
}

final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "program-\(UUID().uuidString)")

  init() {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    } catch {
      Issue.record(error)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }
  func path(_ name: String) -> String { url.appending(path: name).path }
  func bytes(_ name: String) throws -> [UInt8] { [UInt8](try data(name)) }
  func data(_ name: String) throws -> Data { try Data(contentsOf: url.appending(path: name)) }

  func put(_ text: String, into name: String) throws {
    try put(Array(text.utf8), into: name)
  }

  func put(_ bytes: [UInt8], into name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

extension TemporaryFolder {
  /// Compiles a library of `Tests/doubles`, which a program preloads (`LD_PRELOAD`).
  @MainActor func compileDouble(_ name: String, _ libraries: String...) throws -> String {
    let library = path("\(name).so")
    let source = Checkout.file("Tests/doubles/\(name).c").path
    let compiler = try Program("clang", ["-shared", "-fPIC", "-o", library, source] + libraries)
    #expect(try compiler.waitForExit() == 0, "\(compiler.errorText)")
    return library
  }
}
