import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite(.enabled(if: ManagedDisplay.isAvailable, "openbox, xfwm4 and dbus-daemon")) @MainActor
  struct LiveFullscreenTests {
    private let size = Size(300, 200)

    private func fills(_ live: LiveWindow) -> Bool {
      let screen = live.robot.size
      return live.window.size == Size(Double(screen.width), Double(screen.height))
    }

    /// A manager also changes the state by its own keys or a pager.
    @Test(arguments: DesktopSession.Manager.allCases)
    func aFullscreenWindowReturnsToItsFrame(manager: DesktopSession.Manager) throws {
      let live = try LiveWindow(try ManagedDisplay.shared(manager).robot, size: size)
      let window = live.window
      var place: [Int] = []
      func origin() -> [Int] { (try? live.robot.origin(of: window.id)).map { [$0.x, $0.y] } ?? [] }
      func ask(_ isOn: Bool) {
        live.robot.askManager(for: "_NET_WM_STATE_FULLSCREEN", isOn, of: window.id)
      }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          place = origin()
          #expect(!window.isFullscreen)
          #expect(window.toggleFullscreen())
        },
        .init("the screen", when: { window.isFullscreen && fills(live) && live.isSettled }) {
          #expect(origin() == [0, 0] && live.reports.last?.fullRepaintReason == "resize")
          #expect(window.toggleFullscreen())
        },
        .init("the window again", when: { !window.isFullscreen && window.size == size }) {
          #expect(origin() == place)
          ask(true)
        },
        .init("the manager's", when: { window.isFullscreen && fills(live) }) { ask(false) },
        .init("the end of it", when: { !window.isFullscreen && window.size == size }) { ask(true) },
        .init("the screen once more", when: { window.isFullscreen }) { window.toggleFullscreen() },
        .init("the window once more", when: { !window.isFullscreen && window.size == size }))
    }

    @Test(arguments: DesktopSession.Manager.allCases)
    func aWindowStartsInFullscreenAndRepeatedTogglesCancelOut(
      manager: DesktopSession.Manager
    ) throws {
      let live = try LiveWindow(try ManagedDisplay.shared(manager).robot, size: size)
      let window = live.window
      #expect(window.toggleFullscreen())
      #expect(window.isFullscreen)
      try live.run(
        .init("the screen", when: { window.isFullscreen && fills(live) && live.isSettled }) {
          for _ in 0..<3 { window.toggleFullscreen() }
        },
        .init("a window", when: { !window.isFullscreen && window.size == size }))
    }

    @Test func fullscreenIsUnavailableWithoutAManager() throws {
      let live = try LiveWindow(size: size)
      let window = live.window
      #expect(!window.toggleFullscreen())
      #expect(!window.isFullscreen)
      try live.run(
        .init("the window", when: { live.isSettled }) {
          #expect(!window.toggleFullscreen())
          live.robot.nudge(window.id)
        },
        .init("that nothing follows", when: { live.sleepsForEver }) {
          #expect(!window.isFullscreen && window.size == size)
        })
    }

    /// The list of supported states stays on the root window.
    @Test func fullscreenIsUnavailableAfterTheManagerExited() throws {
      let server = try XServer(width: 800, height: 600)
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let desktop = try DesktopSession(robot)
      defer { desktop.stop() }
      try desktop.start(.openbox)
      let live = try LiveWindow(robot, size: size)
      try live.run(
        .init("the window", when: { live.isSettled }) { #expect(live.window.toggleFullscreen()) },
        .init("the screen", when: { live.window.isFullscreen && fills(live) }) {
          try desktop.stopManager()
        },
        .init("no manager", when: { live.isSettled }) { #expect(!live.window.toggleFullscreen()) })
      #expect(live.window.isFullscreen)
    }
  }
}
