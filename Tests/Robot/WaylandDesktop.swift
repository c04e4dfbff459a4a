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

  public init(_ kind: Compositor) throws {
    outer = kind == .weston ? try XServer(width: 1400, height: 900) : nil
    bus = try PrivateBus(display: outer?.display)
    let run = bus.folder.appending(path: "run")
    let answer = run.appending(path: "display").path
    // Only programs of the session know the display.
    let session = "echo \"$DISPLAY $XAUTHORITY\" >\(answer); exec sleep infinity"
    // wlroots chooses the size of labwc's output.
    outputSize = kind == .labwc ? (1280, 720) : (1280, 800)
    compositor =
      switch kind {
      case .mutter:
        try bus.start(
          "mutter",
          ["--headless", "--wayland", "--virtual-monitor", "1280x800", "--", "sh", "-c", session])
      case .weston:
        try bus.start(
          "weston",
          ["--backend=x11-backend.so", "--width=1280", "--height=800", "--xwayland"]
            + ["--socket=wayland-test", "--log=\(run.path)/log"])
      case .labwc:
        try bus.start(
          "labwc", ["--startup", "sh -c '\(session)'"],
          environment: [
            "WLR_BACKENDS": "headless", "WLR_RENDERER": "pixman", "WLR_LIBINPUT_NO_DEVICES": "1",
          ])
      }
    var place: [String] = []
    let deadline = Deadline()
    while place.isEmpty {
      compositor.drain()
      if let code = compositor.exitCode {
        throw RobotError.exited(program: compositor.name, code: code, errors: compositor.errorText)
      }
      if deadline.hasPassed { throw RobotError.timedOut(waitingFor: "the display of \(kind)") }
      Readiness.wait(for: [], until: Deadline(in: .milliseconds(50)))
      place = Self.display(of: kind, in: run)
    }
    environment = bus.environment.merging(["DISPLAY": place[0]]) { $1 }
    if place.count > 1 { setenv("XAUTHORITY", place[1], 1) }
    robot = try Robot(display: place[0], isRootless: true)
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

  public var server: Int32? {
    ProcessList.all(having: "XDG_RUNTIME_DIR=\(bus.folder.path)/run").first { pid in
      let name = try? String(contentsOfFile: "/proc/\(pid)/comm", encoding: .utf8)
      return name == "Xwayland\n"
    }
  }

  public func stop() {
    unsetenv("XAUTHORITY")
    compositor.stop()
    if let server { kill(server, SIGKILL) }
    bus.stop()
    outer?.stop()
  }
}
