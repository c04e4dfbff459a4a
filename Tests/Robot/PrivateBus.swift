public import Foundation

/// A session bus (dbus-daemon) with a home folder of its own; installed services start on demand.
@MainActor public final class PrivateBus {
  public let address: String

  /// The parent of the session's home and runtime folders, removed by ``stop()``.
  public var folder: URL { place.url }
  public let environment: [String: String?]

  private let daemon: Program
  private let place: PassingFolder

  /// Starts a bus and returns when it accepts connections; `nil` removes a variable.
  public init(
    display: String?, desktop: String? = "GNOME", environment extra: [String: String?] = [:]
  ) throws {
    place = try Self.makeFolder()
    let folder = place.url
    let socket = folder.appending(path: "run/bus").path
    let surroundings = Self.surroundings(of: folder, display: display, desktop: desktop)
      .merging(extra) { $1 }
    daemon = try Program(
      "dbus-daemon",
      [
        "--session", "--nofork", "--nopidfile", "--print-address=1",
        "--address=unix:path=\(socket)",
      ], environment: surroundings, lastSignal: "TERM")
    address = try daemon.nextLine()
    environment = surroundings.merging(["DBUS_SESSION_BUS_ADDRESS": address]) { $1 }
  }

  public func start(
    _ executable: String, _ arguments: [String] = [], environment changes: [String: String?] = [:]
  ) throws -> Program {
    try Program(executable, arguments, environment: environment.merging(changes) { $1 })
  }

  @discardableResult public func run(
    _ executable: String, _ arguments: [String] = [], within limit: Duration = Deadline.limit
  ) throws -> String {
    let program = try start(executable, arguments)
    let code = try program.waitForExit(within: limit)
    guard code == 0 else {
      throw RobotError.exited(program: program.name, code: code, errors: program.errorText)
    }
    return String(decoding: program.outputBytes, as: UTF8.self)
  }

  /// The processes that the bus has started, and their children.
  public var services: [Int32] {
    ProcessList.all(having: "DBUS_STARTER_ADDRESS=unix:path=\(folder.path)/")
  }

  /// Calls a method of a service, which starts on demand, at a path derived from its name, with
  /// arguments and a result in GVariant's text format.
  @discardableResult public func call(
    _ service: String, at path: String? = nil, _ method: String, _ arguments: String...
  ) throws -> String {
    let path = path ?? "/" + service.replacing(".", with: "/")
    return try run(
      "gdbus",
      ["call", "--session", "--dest", service, "--object-path", path, "--method", method]
        + arguments)
  }

  /// The address of the accessibility bus, which starts on demand.
  public func readersAddress() throws -> String {
    let answer = try call("org.a11y.Bus", at: "/org/a11y/bus", "org.a11y.Bus.GetAddress")
    // The answer is ('unix:path=/run/at-spi/bus',).
    guard let address = answer.split(separator: "'").dropFirst().first else {
      throw RobotError.unreadable(what: "the address of the readers' bus", reason: answer)
    }
    return String(address)
  }

  public func owner(of name: String) -> Int32? {
    let bus = "org.freedesktop.DBus"
    // The answer is (uint32 4711,).
    let answer = try? call(bus, "\(bus).GetConnectionUnixProcessID", name)
    return answer?.split(separator: " ").last.flatMap { Int32($0.filter(\.isNumber)) }
  }

  public func kill() { daemon.stop() }

  /// Ends the bus and everything that it has started, and removes the folder.
  public func stop() {
    daemon.send(SIGTERM)
    if (try? daemon.waitForExit(within: .seconds(3))) == nil { daemon.stop() }
    // Most services exit when they lose the bus.
    let end = Deadline(in: .seconds(2))
    while !services.isEmpty && !end.hasPassed {
      Readiness.wait(for: [], until: Deadline(in: .milliseconds(20)))
    }
    for service in services { Foundation.kill(service, SIGKILL) }
    place.remove()
  }

  private static func makeFolder() throws -> PassingFolder {
    // Socket paths are limited to 108 bytes.
    let folder = try PassingFolder("/tmp/bus-\(UUID().uuidString.prefix(8))")
    do {
      let modes: [FileAttributeKey: Any] = [.posixPermissions: 0o700]
      for name in ["home", "run"] {
        try FileManager.default.createDirectory(
          at: folder.url.appending(path: name), withIntermediateDirectories: true,
          attributes: modes)
      }
    } catch { throw RobotError.unwritable(file: folder.url.path, reason: "\(error)") }
    return folder
  }

  /// The environment of a session, without variables of the surrounding one.
  private static func surroundings(
    of folder: URL, display: String?, desktop: String?
  ) -> [String: String?] {
    let cleared = [
      "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME", "XDG_SESSION_TYPE",
      "DESKTOP_STARTUP_ID", "NO_AT_BRIDGE", "GTK_MODULES", "GSETTINGS_BACKEND",
    ]
    var environment = Program.environment(display: display)
    for name in cleared { environment[name] = .some(nil) }
    environment["HOME"] = folder.appending(path: "home").path
    environment["XDG_RUNTIME_DIR"] = folder.appending(path: "run").path
    environment["XDG_CURRENT_DESKTOP"] = .some(desktop)
    return environment
  }
}
