import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// Debian's portal (xdg-desktop-portal with its GTK backend).
  @Suite @MainActor struct PortalTests {
    @Test func changesOfDesktopSettingsAreApplied() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let app = try rig.open()
      try rig.wait(for: "theme light, by the program", app)
      try rig.set("color-scheme", "prefer-dark", until: "theme dark, by the portal", app)
      try app.wait(for: "a dark page") { try app.pixel(at: Point(4, 4)).isDark }
      #expect(rig.robot.frameVariant(of: app.window) == "dark")
      try rig.set("enable-animations", "false", until: "motion reduced, by the portal", app)
      try rig.set("color-scheme", "prefer-light", until: "theme light, by the portal", app)
      try app.wait(for: "a light page") { try !app.pixel(at: Point(4, 4)).isDark }
      try rig.set("enable-animations", "true", until: "motion full, by the program", app)
      #expect(rig.robot.frameVariant(of: app.window) == "light")
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
    }

    @Test func aRestartedPortalIsFollowedAgain() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      try rig.set("color-scheme", "prefer-dark")
      let app = try rig.open()
      try rig.wait(for: "theme dark, by the portal", app)
      try app.wait(for: "a dark page") { try app.pixel(at: Point(4, 4)).isDark }
      let portal = try #require(rig.bus.owner(of: "org.freedesktop.portal.Desktop"))
      kill(portal, SIGKILL)
      try rig.waitForLine("there is no settings portal", app)
      #expect(try app.pixel(at: Point(4, 4)).isDark)
      try rig.set("color-scheme", "prefer-light")
      try rig.bus.call(
        "org.freedesktop.DBus", "org.freedesktop.DBus.StartServiceByName",
        "org.freedesktop.portal.Desktop", "0")
      try rig.wait(for: "theme light, by the portal", app)
      try rig.set("color-scheme", "prefer-dark", until: "theme dark, by the portal", app)
      rig.bus.kill()
      try rig.waitForLine("there is no settings portal", app)
      try app.wait(for: "a dark page") { try app.pixel(at: Point(4, 4)).isDark }
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
    }
  }

  @Suite @MainActor struct NoDesktopTests {
    enum Bus: CaseIterable {
      case unset, disabled, nowhere, mute
      case empty
    }

    @Test(arguments: Bus.allCases)
    func theProgramWorksWithoutABusAndLogsNoWarnings(bus: Bus) throws {
      let folder = TemporaryFolder()
      let address: String? =
        switch bus {
        case .unset, .empty: nil
        case .disabled: "disabled:"
        case .nowhere: "unix:path=\(folder.path("bus"))"
        case .mute: "unix:path=/dev/null"
        }
      let empty =
        bus == .empty
        ? try PrivateBus(
          display: try TestDisplay.robot().displayName, environment: ["XDG_DATA_DIRS": "/nowhere"])
        : nil
      defer { empty?.stop() }
      let app = try TestDisplay.trio(
        "--log-level", "debug",
        environment: empty?.environment
          ?? ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": folder.path("")])
      try SwitchView(app).flip()
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
      #expect(app.complaints == [])
      #expect(try folder.names.isEmpty)
    }
  }

  /// A desktop without a portal, with the settings manager of LXDE and others (xsettingsd).
  @Suite @MainActor struct SettingsManagerTests {
    @Test func xsettingsdIsFollowedWhileItRuns() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let folder = TemporaryFolder()
      try folder.put("Net/ThemeName \"Greybird-dark\"\n", into: "settings")
      let manager = try rig.bus.start("xsettingsd", ["-c", folder.path("settings")])
      let app = try rig.open(onBus: false)
      try rig.wait(for: "theme dark, by XSETTINGS", app)
      try rig.waitForLine("there is no session bus", app)
      let size = try rig.robot.size(of: app.window)
      try folder.put(
        "Net/ThemeName \"HighContrast\"\nGtk/EnableAnimations 0\nXft/DPI 147456\n", into: "settings"
      )
      manager.send(SIGHUP)
      try rig.wait(for: "theme light, by XSETTINGS", app)
      try rig.wait(for: "contrast more, by XSETTINGS", app)
      try rig.wait(for: "motion reduced, by XSETTINGS", app)
      let screen = rig.robot.size
      try app.wait(for: "a larger window, if the screen has room for it") {
        try rig.robot.size(of: app.window)
          == (min(size.width * 3 / 2, screen.width), min(size.height * 3 / 2, screen.height))
      }
      manager.stop()
      try rig.wait(for: "theme light, by the program", app)
      try app.wait(for: "the size of before") { try rig.robot.size(of: app.window) == size }
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
    }
  }
}

extension Bitmap.Pixel { fileprivate var isDark: Bool { Int(red) + Int(green) + Int(blue) < 384 } }

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
    // Debian's interpreter has the modules of Debian's packages.
    let double = try bus.start(
      "/usr/bin/python3", [Checkout.file("Tests/doubles/portal.py").path])
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
