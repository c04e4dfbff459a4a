import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite(.enabled(if: ManagedDisplay.isAvailable, "openbox, xfwm4 and dbus-daemon")) @MainActor
  struct ManagerTests {
    @MainActor struct Bench {
      let app: PlaygroundApp
      let log: ActionLog
      let other: UInt
      let desktop: DesktopSession

      init(_ manager: DesktopSession.Manager, _ arguments: String...) throws {
        let robot = try ManagedDisplay.shared(manager).robot
        desktop = try ManagedDisplay.shared(manager).desktop
        app = try PlaygroundApp(
          TestDisplay.playground,
          ["--page", "trio", "--theme", "light", "--log-level", "debug", "--scale", "1"]
            + arguments, robot: robot)
        log = ActionLog(app: app)
        try app.moveWindow(toX: 40, y: 60)
        other = robot.openWindow(PixelRect(x: 700, y: 100, width: 300, height: 200))
        let other = other
        try robot.wait(for: "the other window") { robot.isVisible(other) }
        try activate(app.window)
        try app.settle()
      }

      func end() { app.robot.destroy(other) }

      func activate(_ window: UInt) throws {
        try app.robot.insist(on: "the keyboard in \(window)") {
          app.robot.activate(window)
        } until: {
          app.robot.focusedWindow == window
        }
      }

      func hold(_ distance: Double) throws -> Point {
        try #require(app.layout.controls(.slider).first).thumb(distance)
      }

      var actions: [String] { log.actions(of: "slider") }

      func beginDrag(to distance: Double) throws {
        try app.drag(from: hold(0), to: hold(distance), lettingGo: false)
        try app.wait(for: "the drag") { log.numbers(of: "slider").count > 0 }
      }
    }

    @Test(arguments: DesktopSession.Manager.allCases)
    func aClickFocusesTheWindowAndItsButtonEndsTheProgram(manager: DesktopSession.Manager) throws {
      let bench = try Bench(manager)
      defer { bench.end() }
      try bench.activate(bench.other)
      try SwitchView(bench.app).flip()
      try bench.app.wait(for: "the keyboard") { bench.app.robot.focusedWindow == bench.app.window }
      #expect(bench.log.actions(of: "switch").count { $0.hasPrefix("valueChanged") } == 1)
      bench.app.robot.askToClose(bench.app.window)
      #expect(try bench.app.program.waitForExit() == 0)
    }

    @Test(arguments: DesktopSession.Manager.allCases)
    func activatingAnotherWindowCancelsADrag(manager: DesktopSession.Manager) throws {
      let bench = try Bench(manager)
      defer { bench.end() }
      try bench.beginDrag(to: 40)
      try bench.activate(bench.other)
      try bench.app.wait(for: "the gesture's end") { bench.actions.last == "editingEnded" }
      #expect(bench.log.numbers(of: "slider").last == 0.3)
      let before = bench.actions
      try bench.app.glide(from: bench.hold(40), to: bench.hold(80))
      bench.app.release()
      try bench.app.settle()
      #expect(bench.actions == before)
    }

    @Test(arguments: DesktopSession.Manager.allCases)
    func movingTheWindowDuringADragDoesNotChangeTheValue(manager: DesktopSession.Manager) throws {
      let bench = try Bench(manager)
      defer { bench.end() }
      try bench.beginDrag(to: 10)
      try bench.app.settle()
      let before = bench.actions
      let start = try bench.app.robot.origin(of: bench.app.window)
      for (x, y) in [(90, 90), (300, 200), (40, 60)] { try bench.app.moveWindow(toX: x, y: y) }
      let end = try bench.app.robot.origin(of: bench.app.window)
      #expect(bench.actions == before)
      // The frame may have moved, so the position of the thumb on the display is computed again.
      let shift = Double(start.x - end.x)
      try bench.app.glide(from: bench.hold(10 + shift), to: bench.hold(20 + shift))
      bench.app.release()
      try bench.app.wait(for: "the end of the drag") { bench.actions.last == "editingEnded" }
      let told = bench.log.numbers(of: "slider")
      #expect(told == told.sorted(), "\(told)")
    }

    @Test(arguments: DesktopSession.Manager.allCases)
    func aMinimizedOrCoveredWindowIsNotPainted(manager: DesktopSession.Manager) throws {
      // The animation takes minutes.
      let bench = try Bench(manager, "--speed", "0.001")
      defer { bench.end() }
      let app = bench.app
      try app.click(at: SwitchView(app).place(15.5))
      try app.program.waitUntilAwake()
      app.robot.minimize(app.window)
      try app.robot.wait(for: "a window out of sight") { !app.robot.isVisible(app.window) }
      try app.waitUntilIdle()
      app.robot.activate(app.window)
      try app.robot.wait(for: "the window") { app.robot.isVisible(app.window) }
      try app.program.waitUntilAwake()

      let cover = app.robot.openWindow(PixelRect(x: 0, y: 0, width: 1100, height: 850))
      app.robot.askManager(for: "_NET_WM_STATE_FULLSCREEN", true, of: cover)
      app.robot.activate(cover)
      try app.robot.wait(for: "a cover") { app.robot.focusedWindow == cover }
      try app.waitUntilIdle()
      app.robot.destroy(cover)
      try app.program.waitUntilAwake()
    }

    @Test(arguments: DesktopSession.Manager.allCases)
    func aRestartOfTheManagerKeepsValuesAndSize(manager: DesktopSession.Manager) throws {
      let bench = try Bench(manager)
      defer { bench.end() }
      let robot = bench.app.robot
      try bench.beginDrag(to: 30)
      try bench.desktop.stopManager()
      try robot.wait(for: "the window without a frame") { robot.isVisible(bench.app.window) }
      bench.app.release()
      try bench.app.wait(for: "the gesture's end") { bench.actions.last == "editingEnded" }
      let toggle = try SwitchView(bench.app)
      try toggle.flip()

      try bench.desktop.start(manager)
      try robot.wait(for: "the window in a frame") { robot.isVisible(bench.app.window) }
      try bench.activate(bench.app.window)
      let origin = try robot.origin(of: bench.app.window)
      try robot.strike("F11")
      try robot.wait(for: "the whole screen") { try robot.size(of: bench.app.window) == robot.size }
      try robot.strike("F11")
      try robot.wait(for: "the window as it was") {
        try robot.size(of: bench.app.window) == (480, 640)
          && robot.origin(of: bench.app.window) == origin
      }
      try toggle.flipBack()
      try bench.app.waitUntilIdle()
    }
  }
}
