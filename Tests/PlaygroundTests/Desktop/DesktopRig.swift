import Foundation
import Robot

@MainActor final class DesktopRig {
  let server: XServer
  let robot: Robot
  let bus: PrivateBus

  init() throws {
    server = try XServer(width: 1200, height: 900)
    robot = try Robot(display: server.display)
    // Windows of the services are not tested for accessibility.
    bus = try PrivateBus(display: server.display, environment: ["NO_AT_BRIDGE": "1"])
  }

  func stop() {
    bus.stop()
    server.stop()
  }

  func open(
    _ arguments: String..., page: String = "trio", onBus: Bool = true
  ) throws -> PlaygroundApp {
    try PlaygroundApp(
      TestDisplay.playground, ["--page", page, "--log-level", "debug"] + arguments, robot: robot,
      environment: onBus ? bus.environment : [:])
  }

  /// Waits until the program has logged a preference, such as `theme dark, by the portal`.
  func wait(for preference: String, _ app: PlaygroundApp) throws {
    try waitForLine("preference: \(preference)", app)
  }

  /// Waits until the program has logged a text after the line of the previous wait.
  func waitForLine(_ text: String, _ app: PlaygroundApp) throws {
    try app.wait(for: "\(text) in the log") {
      let all = app.program.errorText
      let news = all.dropFirst(seen[app.program.pid] ?? 0)
      guard let range = news.range(of: text) else { return false }
      seen[app.program.pid] = all.distance(from: all.startIndex, to: range.upperBound)
      return true
    }
  }

  private var seen: [Int32: Int] = [:]

  func set(_ key: String, _ value: String, until preference: String, _ app: PlaygroundApp) throws {
    try set(key, value)
    try wait(for: preference, app)
  }

  func say(_ key: String, _ value: String, until preference: String, _ app: PlaygroundApp) throws {
    try say(key, value)
    try wait(for: preference, app)
  }

  func set(_ key: String, _ value: String) throws {
    try bus.run("gsettings", ["set", "org.gnome.desktop.interface", key, value])
  }

  func startDouble() throws -> Program {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let script = tests.appending(path: "doubles/portal.py")
    // Debian's interpreter has the modules of Debian's packages.
    let double = try bus.start("/usr/bin/python3", [script.path])
    _ = try double.nextLine()
    return double
  }

  /// Sets a value of the double, in GVariant notation.
  func say(_ key: String, _ value: String) throws {
    try bus.call(
      "org.freedesktop.portal.Desktop", at: "/org/freedesktop/portal/desktop",
      "org.example.Double.Set", "org.freedesktop.appearance", key, "<\(value)>")
  }
}

extension PlaygroundApp {
  var complaints: [String] {
    program.errorText.split(separator: "\n").map(String.init).filter { line in
      !line.contains(" debug ") && !line.contains(" info ")
    }
  }
}
