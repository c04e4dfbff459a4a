import Canvas
import Foundation

/// A window manager and a compositing manager on a display, with a home folder and a bus.
@MainActor public final class DesktopSession {
  public enum Manager: String, Sendable, CaseIterable {
    case openbox
    case xfwm4

    /// The name on its supporting window.
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

  public init(_ robot: Robot) throws {
    self.robot = robot
    home = try PassingFolder(prefix: "desktop")
  }

  public nonisolated static func has(_ names: String...) -> Bool {
    names.allSatisfy { Executables.find($0) != nil }
  }

  /// Whether the system's Python can open windows of GTK 3.
  public nonisolated static var hasPythonGTK: Bool {
    let files = FileManager.default
    return has("/usr/bin/python3")
      && files.fileExists(atPath: "/usr/lib/python3/dist-packages/gi/__init__.py")
      && ["x86_64", "aarch64"].contains { machine in
        files.fileExists(atPath: "/usr/lib/\(machine)-linux-gnu/girepository-1.0/Gtk-3.0.typelib")
      }
  }

  public var environment: [String: String?] {
    let path = home.url.path
    return Program.environment(display: robot.displayName).merging([
      "HOME": path, "XDG_RUNTIME_DIR": path, "XDG_CONFIG_HOME": path, "XDG_CACHE_HOME": path,
      "SESSION_MANAGER": nil, "NO_AT_BRIDGE": "1",
    ]) { _, new in new }
  }

  /// Starts a window manager and waits until it manages windows.
  public func start(_ kind: Manager) throws {
    var environment = environment
    if kind == .xfwm4 {
      // It reads its settings from the bus.
      let bus =
        try bus
        ?? PrivateBus(display: robot.displayName, desktop: nil, environment: ["NO_AT_BRIDGE": "1"])
      self.bus = bus
      environment["DBUS_SESSION_BUS_ADDRESS"] = bus.address
    }
    let new = try Program(
      kind.command[0], Array(kind.command.dropFirst()), environment: environment)
    manager = new
    try robot.wait(for: "\(kind.rawValue)", watching: new) { managerName == kind.name }
    try waitForManager(new)
  }

  /// The exit code of the window manager, or 128 plus the signal's number; `nil` while it runs.
  public var managerExitCode: Int32? {
    _ = manager?.errorText
    return manager?.exitCode
  }

  /// Managers announce themselves before they are ready, and drop requests until then.
  private func waitForManager(_ manager: Program) throws {
    let window = robot.openWindow(PixelRect(x: 0, y: 0, width: 50, height: 50))
    defer { robot.destroy(window) }
    try robot.insist(on: "a window in its frame", watching: manager) {
      robot.show(window)
    } until: {
      robot.isVisible(window) && robot.numbers("WM_STATE", of: window) != nil
    }
  }

  public func stopManager() throws {
    guard let manager else { return }
    manager.stop()
    self.manager = nil
    try robot.wait(for: "the manager's end") { managerName == nil }
  }

  public func startCompositor() throws {
    let new = try Program(
      "picom", ["--backend", "xrender", "--config", "/dev/null"], environment: environment)
    compositor = new
    try robot.wait(for: "picom", watching: new) { robot.hasCompositor }
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
