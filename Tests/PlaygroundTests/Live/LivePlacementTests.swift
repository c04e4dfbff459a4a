import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite @MainActor struct LivePlacementTests {
    private let folder = TemporaryFolder()

    private func rectangle(of live: LiveWindow) throws -> PixelRect {
      let origin = try live.robot.origin(of: live.window.id)
      let size = try live.robot.size(of: live.window.id)
      return PixelRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
    }

    @Test func aShownWindowIsResized() throws {
      let live = try LiveWindow(scale: 2)
      try live.run(
        .init("the window", when: { live.isSettled }) {
          for size in [Size(.nan, 50), Size(0, 50), Size(100, .infinity), live.window.size] {
            live.window.resize(to: size)
          }
          live.window.resize(to: Size(150, 90.5))
          #expect(live.window.size == Size(120, 80))
        },
        .init("the size", when: { live.window.size == Size(150, 90.5) && live.isSettled }) {
          let found = try rectangle(of: live)
          #expect(found == PixelRect(x: 0, y: 0, width: 300, height: 181))
        })
      #expect(live.content.sizes == [Size(120, 80), Size(150, 90.5)])
    }

    @Test func aWindowThatIsNotShownYetIsResizedAtOnce() throws {
      let live = try LiveWindow()
      live.window.resize(to: Size(150, 90))
      #expect(live.window.size == Size(150, 90))
      try live.run(
        .init("the window", when: { live.isSettled }) {
          let found = try rectangle(of: live)
          #expect(found == PixelRect(x: 0, y: 0, width: 150, height: 90))
        })
      #expect(live.content.sizes == [Size(120, 80), Size(150, 90)])
      #expect(live.window.statistics.fullRepaints.values.reduce(0, +) == 1)
    }

    @Test func aWindowRemembersItsPlacement() throws {
      try folder.put("30 40 200 100", into: "main.placement")
      let first = try LiveWindow()
      first.window.rememberPlacement(as: "main", in: folder.path(""))
      try first.run(
        .init("the window", when: { first.isSettled }) {
          let found = try rectangle(of: first)
          #expect(found == PixelRect(x: 30, y: 40, width: 200, height: 100))
          #expect(first.window.placement.position == Point(30, 40))
          first.window.restore(WindowPlacement(position: Point(50, 5000), size: Size(150, 90)))
        },
        .init("the size", when: { first.window.size == Size(150, 90) && first.isSettled }))
      let bottom = Double(first.robot.size.height - 90)
      let second = try LiveWindow()
      second.window.rememberPlacement(as: "main", in: folder.path(""))
      #expect(
        second.window.placement == WindowPlacement(position: Point(50, bottom), size: Size(150, 90))
      )
      try second.run(
        .init("the window", when: { second.isSettled }) {
          let found = try rectangle(of: second)
          #expect(found == PixelRect(x: 50, y: Int(bottom), width: 150, height: 90))
        })
    }

    @Test func aMoveIsNotedWhileSomethingMovesEndlessly() throws {
      let live = try LiveWindow()
      live.window.rememberPlacement(as: "main", in: folder.path(""))
      live.content.next = .tick
      try live.run(
        .init("a frame", when: { !live.reports.isEmpty }) {
          live.robot.move(live.window.id, toX: 37, y: 53)
        },
        .init("the position", when: { live.window.lastPosition == Point(37, 53) }))
    }

    @Test func aSizeThatAManagerLimitsAtALargerScaleIsNotRemembered() throws {
      let server = try XServer(width: 400, height: 400)
      defer { server.stop() }
      let live = try LiveWindow(try Robot(display: server.display))
      let (robot, window) = (live.robot, live.window)
      window.rememberPlacement(as: "main", in: folder.path(""))
      try live.run(
        .init("the window", when: { live.isSettled }) {
          robot.decideSizes()
          window.preferredScale = 2
        },
        .init("the request", when: { try robot.nextWantedSize(of: window.id) == (240, 160) }) {
          robot.resize(window.id, width: 240, height: 120)
        },
        .init("the size", when: { window.size == Size(120, 60) && live.isSettled }))
      #expect(try folder.bytes("main.placement") == Array("0.0 0.0 120.0 80.0\n".utf8))
    }
  }

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
    func aWindowStartsInFullscreenAndTogglesCancelOut(manager: DesktopSession.Manager) throws {
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
