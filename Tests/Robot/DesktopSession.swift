import Canvas
import Foundation

/// What makes a desktop of a bare display: a window manager, or a compositing manager beside it, in a
/// home and with a message bus of its own.
@MainActor
public final class DesktopSession {
  public enum Manager: String, Sendable, CaseIterable {
    case openbox
    case xfwm4

    /// Its name on the window that it shows for a sign.
    var name: String { self == .openbox ? "Openbox" : "Xfwm4" }

    fileprivate var command: [String] {
      switch self {
      case .openbox: ["openbox", "--sm-disable"]
      case .xfwm4: ["xfwm4", "--compositor=off"]
      }
    }
  }

  private let robot: Robot
  private let home: PassingFolder
  private var bus: PrivateBus?
  private var manager: Program?
  private var compositor: Program?

  /// A display on which nothing runs yet.
  public init(_ robot: Robot) throws {
    self.robot = robot
    home = try PassingFolder(prefix: "desktop")
  }

  /// Whether a program is installed.
  public nonisolated static func has(_ names: String...) -> Bool {
    names.allSatisfy { Executables.find($0) != nil }
  }

  /// Whether Debian's own Python can open windows of GTK 3.
  public nonisolated static var hasPythonGTK: Bool {
    let files = FileManager.default
    return has("/usr/bin/python3")
      && files.fileExists(atPath: "/usr/lib/python3/dist-packages/gi/__init__.py")
      && ["x86_64", "aarch64"].contains { machine in
        files.fileExists(atPath: "/usr/lib/\(machine)-linux-gnu/girepository-1.0/Gtk-3.0.typelib")
      }
  }

  /// What programs of this desktop are started with.
  public var environment: [String: String?] {
    let path = home.url.path
    return Program.environment(display: robot.displayName).merging([
      "HOME": path, "XDG_RUNTIME_DIR": path, "XDG_CONFIG_HOME": path, "XDG_CACHE_HOME": path,
      "SESSION_MANAGER": nil, "NO_AT_BRIDGE": "1",
    ]) { _, new in new }
  }

  /// Starts a window manager and returns when it is at work.
  public func start(_ kind: Manager) throws {
    var environment = environment
    if kind == .xfwm4 {
      // It asks the bus for its settings.
      let bus =
        try bus
        ?? PrivateBus(display: robot.displayName, desktop: nil, environment: ["NO_AT_BRIDGE": "1"])
      self.bus = bus
      environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    }
    let new = try Program(
      kind.command[0], Array(kind.command.dropFirst()), environment: environment)
    manager = new
    try robot.wait(for: "\(kind.rawValue)", within: .seconds(60), watching: new) {
      managerName == kind.name
    }
    try waitForManager(new)
  }

  /// What became of a window manager that ended by itself: its exit code, or 128 and the signal's
  /// number; nil while it is at work.
  public var managerExitCode: Int32? {
    _ = manager?.errorText
    return manager?.exitCode
  }

  /// A manager shows its sign before it is ready, and some forget what they are asked for until then.
  private func waitForManager(_ manager: Program) throws {
    let window = robot.openWindow(PixelRect(x: 0, y: 0, width: 50, height: 50))
    defer { robot.destroy(window) }
    try robot.insist(on: "a window in its frame", watching: manager) {
      robot.show(window)
    } until: {
      robot.isVisible(window) && robot.numbers("WM_STATE", of: window) != nil
    }
  }

  /// Ends the window manager, as a crash would.
  public func stopManager() throws {
    guard let manager else { return }
    manager.stop()
    self.manager = nil
    try robot.wait(for: "the manager's end") { managerName == nil }
  }

  /// Starts a compositing manager and returns when it is at work.
  public func startCompositor() throws {
    let new = try Program(
      "picom", ["--backend", "xrender", "--config", "/dev/null"], environment: environment)
    compositor = new
    try robot.wait(for: "picom", within: .seconds(60), watching: new) { robot.hasCompositor }
  }

  public func stopCompositor() {
    compositor?.stop()
    compositor = nil
  }

  public func stop() {
    stopCompositor()
    try? stopManager()
    bus?.stop()
    bus = nil
  }

  private var managerName: String? {
    guard let sign = robot.numbers("_NET_SUPPORTING_WM_CHECK", of: nil)?.values.first,
      robot.numbers("_NET_SUPPORTING_WM_CHECK", of: sign)?.values.first == sign
    else { return nil }
    return robot.string("_NET_WM_NAME", of: sign)?.values
  }
}
