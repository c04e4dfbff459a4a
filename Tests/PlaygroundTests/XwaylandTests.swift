import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite(
    .enabled(
      if: WaylandDesktop.Compositor.allCases.contains { $0.isInstalled },
      "Xwayland, and mutter, weston or labwc"))
  @MainActor struct XwaylandTests {
    nonisolated private static let compositors = WaylandDesktop.Compositor.allCases
      .filter(\.isInstalled)

    nonisolated private static func has(_ compositor: WaylandDesktop.Compositor) -> Bool {
      compositors.contains(compositor)
    }

    private func withApp(
      _ compositor: WaylandDesktop.Compositor, _ arguments: String...,
      body: (WaylandDesktop, PlaygroundApp) throws -> Void
    ) throws {
      let desktop = try WaylandDesktop.started(compositor)
      defer { desktop.stop() }
      let app = try PlaygroundApp(
        TestDisplay.playground, ["--page", "trio", "--theme", "light"] + arguments,
        robot: desktop.robot,
        // Without a bus, on which calls wait for services that do not start.
        environment: desktop.environment.merging(["DBUS_SESSION_BUS_ADDRESS": "disabled:"]) { $1 })
      // A compositor gives the keyboard to a window after it has shown it.
      try app.wait(for: "the keyboard") { app.robot.focusedWindow == app.window }
      try body(desktop, app)
    }

    @Test(arguments: compositors)
    func anAnimationRunsAtTheRateOfTheOutput(compositor: WaylandDesktop.Compositor) throws {
      let folder = TemporaryFolder()
      try withApp(compositor, "--speed", "0.2", "--stats", folder.path("stats")) { _, app in
        // Weston may give a key to no window after it has given the keyboard to one. A key that
        // has arrived is shown once the window has settled.
        try app.robot.insist(on: "the dark page", watching: app.program) {
          try? app.robot.strike("t")
          try? app.settle()
        } until: {
          try app.pixel(at: .init(4, 4)).red < 40
        }
        #expect(try app.close() == 0)
        let statistics = try JSONDecoder().decode(
          ClockTests.Statistics.self, from: folder.data("stats"))
        #expect(try #require(statistics.intervalMilliseconds.p50) > 14)
        #expect(statistics.frames < 200)
      }
    }

    @Test(arguments: compositors)
    func pixelsEqualThoseOnAnXServer(compositor: WaylandDesktop.Compositor) throws {
      let app = try TestDisplay.trio("--scale", "1")
      let expected = try app.picture()
      #expect(try app.close() == 0)
      try withApp(compositor, "--scale", "1") { _, app in
        try app.wait(for: "the same pixels") { try app.picture().hasSamePixels(as: expected) }
      }
    }

    @Test(.enabled(if: has(.mutter), "Xwayland and mutter"))
    func animationsContinueAfterTheServerWasSuspended() throws {
      try withApp(.mutter, "--speed", "0.02") { desktop, app in
        let server = try #require(desktop.server)
        try app.robot.strike("t")
        try app.wait(for: "the fade") { try app.pixel(at: .init(4, 4)).red < 250 }
        let before = Int(try app.pixel(at: .init(4, 4)).red)
        kill(server, SIGSTOP)
        try app.program.waitUntilStuck()
        kill(server, SIGCONT)
        try app.wait(for: "the fade to go on") {
          Int(try app.pixel(at: .init(4, 4)).red) < before - 20
        }
      }
    }

    @Test(arguments: compositors)
    func leavingFullscreenRestoresSizeAndPosition(compositor: WaylandDesktop.Compositor) throws {
      try withApp(compositor, "--size", "480x640") { desktop, app in
        let size = try app.robot.size(of: app.window)
        typealias Size = (width: Int, height: Int)
        // Weston may give the key to no window while it maps the window or enters fullscreen.
        @MainActor func strikeF11(for what: String, from before: Size, to after: Size) throws {
          try app.robot.insist(on: what, watching: app.program) {
            guard (try? app.settle()) != nil, let now = try? app.robot.size(of: app.window) else {
              return
            }
            if now == before { try? app.robot.strike("F11") }
          } until: {
            try app.robot.size(of: app.window) == after
          }
        }
        @MainActor func enterAndLeaveFullscreen() throws {
          try strikeF11(for: "the whole screen", from: size, to: desktop.outputSize)
          try strikeF11(for: "the size before", from: desktop.outputSize, to: size)
        }
        // labwc may place the window only after it is mapped, but before it answers this.
        try enterAndLeaveFullscreen()
        // Weston 10 moves every X window that leaves fullscreen by the margins of its frame.
        if compositor == .weston { return }
        // Mutter moves a window that leaves fullscreen in several steps, of which some may come
        // after its answer: then the place is one of them, and another round shows the claim.
        try app.robot.waitForManager(watching: app.program)
        for _ in 0..<5 {
          try app.wait(for: "the keyboard") { app.robot.focusedWindow == app.window }
          let origin = try app.robot.origin(of: app.window)
          try enterAndLeaveFullscreen()
          try app.robot.waitForManager(watching: app.program)
          if try app.robot.origin(of: app.window) == origin { return }
        }
        Issue.record("the window never returned to its place before")
      }
    }

    @Test(.enabled(if: has(.mutter), "Xwayland and mutter"))
    func theFirstNotchScrollsByOneNotch() throws {
      let folder = TemporaryFolder()
      try withApp(.mutter, "--record", folder.path("log")) { desktop, app in
        let place = try app.robot.origin(of: app.window)
        let wheel = Checkout.file("Tests/doubles/wheel.py").path
        try desktop.bus.run(
          "/usr/bin/python3", [wheel, "\(place.x + 100)", "\(place.y + 100)", folder.path("log")])
        #expect(try app.close() == 0)
        let log = String(decoding: try folder.bytes("log"), as: UTF8.self)
        let scrolls = log.split(separator: "\n").filter { $0.contains("\"scroll\"") }
        #expect(scrolls.count == 1 && scrolls[0].contains("\"dy\": 1.0"), "\(log)")
      }
    }

    enum Loss: CaseIterable { case server, compositor, compositorByItself }

    @Test(arguments: compositors, Loss.allCases)
    func aLostDisplayKeepsTheRecording(compositor: WaylandDesktop.Compositor, loss: Loss) throws {
      let folder = TemporaryFolder()
      try withApp(compositor, "--record", folder.path("log")) { desktop, app in
        try app.robot.strike("t")
        switch loss {
        case .server: kill(try #require(desktop.server), SIGKILL)
        case .compositor: desktop.compositor.send(SIGKILL)
        case .compositorByItself: desktop.compositor.send(SIGTERM)
        }
        #expect(try app.program.waitForExit() == 69)
        // Xlib prints that it ignores the rest of an event that the server did not finish.
        let lines = app.program.errorText.split(separator: "\n").filter { !$0.hasPrefix("Xlib: ") }
        #expect(lines.count == 1, "\(app.program.errorText)")
        #expect(try folder.names == ["log"])
      }
    }
  }
}
