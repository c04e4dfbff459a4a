internal import CXTest
import Foundation

/// A headless Wayland compositor with Xwayland and a session bus.
@MainActor public final class WaylandDesktop {
  public enum Compositor: String, Sendable, CaseIterable {
    case mutter
    case weston
    case labwc

    public var isInstalled: Bool {
      Executables.find("Xwayland") != nil && Executables.find(rawValue) != nil
    }
  }

  public let robot: Robot
  public let compositor: Program
  public let environment: [String: String?]
  public let outputSize: (width: Int, height: Int)
  public let bus: PrivateBus
  /// The display of weston's window.
  private let outer: XServer?

  /// A compositor that a signal ends before its display answers is started again: it has not met
  /// the program under test yet, and Mutter 43 sometimes crashes while it starts.
  public static func started(_ kind: Compositor) throws -> WaylandDesktop {
    var starts = 0
    while true {
      starts += 1
      do {
        return try WaylandDesktop(kind)
      } catch RobotError.exited(_, let code, _) where code > 128 && starts < 3 {
        continue
      }
    }
  }

  private init(_ kind: Compositor) throws {
    let outer = kind == .weston ? try XServer(width: 1400, height: 900) : nil
    let bus = try PrivateBus(display: outer?.display)
    // wlroots chooses the size of labwc's output.
    outputSize = kind == .labwc ? (1280, 720) : (1280, 800)
    compositor = try Self.start(kind, on: bus)
    self.outer = outer
    self.bus = bus
    do {
      let place = try Self.display(of: kind, in: Self.runFolder(of: bus), from: compositor)
      environment = bus.environment.merging(["DISPLAY": place[0]]) { $1 }
      if place.count > 1 { setenv("XAUTHORITY", place[1], 1) }
      robot = try Robot(display: place[0], isRootless: true)
    } catch {
      compositor.drain()
      let end = compositor.exitCode
      Self.stop(compositor, on: bus, outer)
      guard let end else { throw error }
      throw RobotError.exited(program: compositor.name, code: end, errors: compositor.errorText)
    }
  }

  private static func runFolder(of bus: PrivateBus) -> URL { bus.folder.appending(path: "run") }

  private static func start(_ kind: Compositor, on bus: PrivateBus) throws -> Program {
    let run = runFolder(of: bus)
    // Only programs of the session know the display.
    let session =
      "echo \"$DISPLAY $XAUTHORITY\" >\(run.appending(path: "display").path)"
      + "; exec sleep infinity"
    switch kind {
    case .mutter:
      return try bus.start(
        "mutter",
        ["--headless", "--wayland", "--virtual-monitor", "1280x800", "--", "sh", "-c", session])
    case .weston:
      return try bus.start(
        "weston",
        ["--backend=x11-backend.so", "--width=1280", "--height=800", "--xwayland"]
          + ["--socket=wayland-test", "--log=\(run.path)/log"])
    case .labwc:
      return try bus.start(
        "labwc", ["--startup", "sh -c '\(session)'"],
        environment: [
          "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
        ])
    }
  }

  /// Waits for the name of the display and its authority file.
  private static func display(
    of kind: Compositor, in run: URL, from compositor: Program
  ) throws -> [String] {
    let deadline = Deadline()
    while true {
      let place = Self.display(of: kind, in: run)
      if !place.isEmpty { return place }
      compositor.drain()
      if compositor.exitCode != nil || deadline.hasPassed {
        throw RobotError.timedOut(waitingFor: "the display of \(kind)")
      }
      Readiness.wait(for: [], until: Deadline(in: .milliseconds(50)))
    }
  }

  /// The name of the display and its authority file; empty until it is known.
  private static func display(of kind: Compositor, in run: URL) -> [String] {
    let file = run.appending(path: kind == .weston ? "log" : "display")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    if kind == .weston {
      let mark = "xserver listening on display "
      guard let line = text.split(separator: "\n").first(where: { $0.contains(mark) }),
        let start = line.range(of: mark)
      else { return [] }
      return [String(line[start.upperBound...])]
    }
    return text.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  public var server: Int32? { Self.server(of: bus) }

  private static func server(of bus: PrivateBus) -> Int32? {
    ProcessList.all(having: "XDG_RUNTIME_DIR=\(bus.folder.path)/run").first { pid in
      let name = try? String(contentsOfFile: "/proc/\(pid)/comm", encoding: .utf8)
      return name == "Xwayland\n"
    }
  }

  public func stop() {
    unsetenv("XAUTHORITY")
    Self.stop(compositor, on: bus, outer)
  }

  private static func stop(_ compositor: Program, on bus: PrivateBus, _ outer: XServer?) {
    compositor.stop()
    if let server = server(of: bus) { kill(server, SIGKILL) }
    bus.stop()
    outer?.stop()
  }
}
