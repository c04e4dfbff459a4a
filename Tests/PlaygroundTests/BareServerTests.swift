import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct BareServerTests {
    nonisolated static let extensions = [
      "XInputExtension", "Present", "MIT-SHM", "RANDR", "RENDER", "SYNC", "XKEYBOARD",
    ]

    @Test(
      arguments: (extensions.map { [$0] } + [extensions]).map { ($0, "auto") }
        + [(["MIT-SHM"], "shm")])
    func theProgramWorksWithoutEachExtension(hidden: [String], presentation: String) throws {
      let robot = try TestDisplay.robot()
      let proxy = try CuttingProxy(to: robot.displayName, limit: nil, .fromServer, hiding: hidden)
      defer { proxy.finish() }
      let app = try TestDisplay.trio(
        "--present", presentation, environment: ["DISPLAY": proxy.display])
      try SwitchView(app).flip()
      let slider = try #require(app.layout.controls(.slider).first)
      let start = slider.thumb()
      try app.drag(from: start, to: Point(start.x + 100, start.y))
      try app.wait(for: "the slider's thumb elsewhere") {
        abs((try app.thumbCenter(of: slider) ?? 0) - (start.x + 100 - slider.frame.minX)) < 1.5
      }
      // A frame of the whole window and a picture for the clipboard.
      let light = try app.pixel(at: Point(2, 2))
      try robot.strike("t")
      try app.wait(for: "the dark page") {
        try app.pixel(at: Point(2, 2)) != light && app.pixel(at: Point(470, 630)) != light
      }
      try app.waitUntilIdle()
      try robot.strike("c", modifiers: [.control])
      try app.settle()
      #expect(try app.close() == 0)
      let said = app.program.errorText.split(separator: "\n")
      #expect(said.count == (presentation == "shm" ? 1 : 0), "\(app.program.errorText)")
      #expect(said.allSatisfy { $0.contains("has no shared memory") })
    }
  }

  @Suite @MainActor struct FaultsTogetherTests {
    /// No extensions, no fonts, no bus, a missing locale, an unwritable folder, few file
    /// descriptors and a disk that fills up.
    @Test func aWindowWorksWithAllFailuresAndReportsEachOnce() throws {
      let robot = try TestDisplay.robot()
      let folder = TemporaryFolder()
      try folder.put("<fontconfig></fontconfig>", into: "fonts.conf")
      // The state cannot be written, because a file is in the place of its folder.
      try folder.put("", into: "state")
      let proxy = try CuttingProxy(
        to: robot.displayName, limit: nil, .fromServer, hiding: BareServerTests.extensions)
      defer { proxy.finish() }
      let environment: [String: String?] = [
        "FONTCONFIG_FILE": folder.path("fonts.conf"), "XDG_CACHE_HOME": folder.path("state/cache"),
        "XDG_STATE_HOME": folder.path("state"),
        "DBUS_SESSION_BUS_ADDRESS": "unix:path=\(folder.path("bus"))",
        "XDG_RUNTIME_DIR": folder.path("nowhere"), "NO_LOCALE": "xx_YY.nonsense",
      ]
      let program = try TestDisplay.shell(
        """
        exec env LC_ALL="$NO_LOCALE" prlimit --nofile=32 --fsize=2000 "$0" run --theme light \
        --page trio --print-layout --record "$1"
        """, [folder.path("log")], display: proxy.display, environment: environment)
      let layout = try Layout(line: try program.nextLine())
      robot.focus(layout.window)
      for _ in 0..<60 { try robot.strike("Right") }
      try robot.turnDark(layout.window, of: program)
      try robot.settle(layout.window, watching: program)
      let height = try robot.size(of: layout.window).height
      #expect(try robot.pixel(of: layout.window, x: 2, y: height - 3).isBlack)
      try program.waitUntilIdle()
      robot.close(layout.window)
      #expect(try program.waitForExit() == 73)
      let said = program.errorText.split(separator: "\n").map(String.init)
      for sentence in ["no readable font is installed", "cannot write \(folder.path("log"))"] {
        #expect(said.count { $0.contains(sentence) } == 1, "\(sentence): \(program.errorText)")
      }
      #expect(said.count == 2, "\(program.errorText)")
      let part = "log.partial-\(program.pid)"
      #expect(try folder.names.filter { $0.hasPrefix("log") } == [part])
      let replay = try TestDisplay.run(["replay", folder.path(part), "--trace", "/dev/null"])
      #expect(replay.exitCode == 0, "\(replay.errorText)")
    }
  }

  @Suite @MainActor struct BrokenConnectionTests {
    // Cuts are spread over all bytes until the window is shown. The server first describes itself
    // and then replies about extensions, where Xlib handles errors worst.
    @Test(arguments: CuttingProxy.Direction.allCases)
    func aLostConnectionDuringTheStartIsReportedOnce(direction: CuttingProxy.Direction) throws {
      let server = try TestDisplay.robot().displayName
      let total = try bytesOfAStart(server)[direction] ?? 0
      try #require(total > 1000)
      let replies = stride(from: total * 3 / 4, to: total, by: 61)
      for limit in (0..<20).map({ 1 + $0 * (total - 1) / 20 })
        + (direction == .fromServer ? Array(replies) : [])
      {
        let proxy = try CuttingProxy(to: server, limit: limit, direction)
        let program = try TestDisplay.run(["run", "--page", "switch"], display: proxy.display)
        proxy.finish()
        #expect(program.exitCode == 69, "cut after \(limit) bytes \(direction)")
        // Of a reply that is cut, Xlib may take the rest for an event, and writes that by itself.
        let lines = program.errorText.split(separator: "\n")
          .filter { !$0.hasPrefix("Xlib: ignoring invalid extension event") }
        #expect(
          lines.count == 1 && lines[0].hasPrefix("playground: "),
          "cut after \(limit) bytes \(direction): \(program.errorText)")
      }
    }

    /// Over a slow connection, each takes as long as a reply.
    @Test func theStartTakesFewRoundTrips() throws {
      let proxy = try CuttingProxy(to: try TestDisplay.robot().displayName, limit: nil, .fromServer)
      let app = try TestDisplay.trio(environment: ["DISPLAY": proxy.display])
      #expect(try app.close() == 0)
      proxy.finish()
      // Two of them are about shared memory, which only local servers have.
      #expect(proxy.roundTrips <= 17)
    }

    private func bytesOfAStart(_ server: String) throws -> [CuttingProxy.Direction: Int] {
      let proxy = try CuttingProxy(to: server, limit: nil, .fromServer)
      let program = try Program(
        TestDisplay.playground, ["run", "--page", "switch", "--print-layout"],
        environment: Program.environment(display: proxy.display))
      _ = try program.nextLine()
      program.stop()
      return proxy.finish()
    }
  }

  /// The source of ticks on a server without a display, which makes up its ticks.
  @Suite @MainActor struct ClockTests {
    struct Statistics: Decodable {
      struct Parts: Decodable { var p50: Double? }

      var clock: String
      var frames: Int
      var intervalMilliseconds: Parts
    }

    private struct Timed: Decodable { var t: Double? }

    @Test(
      arguments: [
        (nil, ["--clock", "auto"], "timer", 0),
        (nil, ["--clock", "present"], "present-synthetic", 0),
        // A server that ticks once a second.
        ("1", [], "timer", 0),
        // Slow enough for a median of many frames: on a busy machine, some frames are late and the
        // next ones early.
        ("30", ["--speed", "0.2"], "timer", 30),
      ] as [(String?, [String], String, Double)])
    func theTimerReplacesAServerWithoutADisplayUnlessPresentIsRequested(
      rate: String?, options: [String], clock: String, interval: Double
    ) throws {
      let server = try rate.map { try XServer(arguments: ["-fakescreenfps", $0]) }
      defer { server?.stop() }
      let statistics = try toggle(
        options, robot: try server.map { try Robot(display: $0.display) } ?? TestDisplay.robot())
      #expect(statistics.clock == clock)
      if interval > 0 { #expect(try #require(statistics.intervalMilliseconds.p50) > interval) }
    }

    /// Each read of the wall clock returns another day.
    @Test(.enabled(if: DesktopSession.has("clang"), "the toolchain's clang"))
    func changesOfTheWallClockHaveNoEffect() throws {
      let folder = TemporaryFolder()
      let library = try folder.compileDouble("wall-clock")
      let app = try TestDisplay.trio(
        "--record", folder.path("log"), environment: ["LD_PRELOAD": library])
      let toggle = try SwitchView(app)
      for _ in 0..<3 {
        let wasOn = try toggle.isAtEnd()
        try app.click(at: toggle.place(15.5))
        try app.wait(for: "the thumb at the other end") { try toggle.isAtEnd() != wasOn }
        try app.settle()
      }
      try app.waitUntilIdle()
      try app.expectQuietEnd()
      // The logged times increase and stay below the duration of a test.
      let times = try String(decoding: folder.bytes("log"), as: UTF8.self).split(separator: "\n")
        .compactMap { line in try JSONDecoder().decode(Timed.self, from: Data(line.utf8)).t }
      #expect(times.count >= 6)
      #expect(times == times.sorted() && (times.last ?? .infinity) < 600, "\(times)")
    }

    // Present as in Xwayland replies one refresh early. Xwayland 24.1 answers late after a pause,
    // so that a drag would run at half the rate; then the timer replaces it.
    @Test(
      .enabled(if: DesktopSession.has("clang"), "the toolchain's clang"),
      arguments: [("early", "present-hardware"), ("late", "timer")])
    func aServerThatRepliesARefreshEarlyIsFollowedAtItsRate(double: String, clock: String) throws {
      let folder = TemporaryFolder()
      let library = try folder.compileDouble("xwayland-present", "-ldl")
      // Without the watchdog, which prefers the timer while a busy machine delays the replies.
      let options = double == "early" ? ["--clock", "present"] : []
      let statistics = try toggle(
        ["--speed", "0.2"] + options, robot: try TestDisplay.robot(),
        environment: ["LD_PRELOAD": library, "XWAYLAND_DOUBLE": double])
      #expect(try statistics.clock == clock && #require(statistics.intervalMilliseconds.p50) > 15)
      // One second of animation, in which an unpaced loop paints thousands of frames.
      #expect(statistics.frames < 200)
    }

    private func toggle(
      _ arguments: [String], robot: Robot, environment: [String: String] = [:]
    ) throws -> Statistics {
      let folder = TemporaryFolder()
      let app = try PlaygroundApp(
        TestDisplay.playground, ["--page", "trio", "--stats", folder.path("stats")] + arguments,
        robot: robot, environment: environment)
      try SwitchView(app).flip()
      try app.settle()
      #expect(try app.close() == 0)
      return try JSONDecoder().decode(Statistics.self, from: try folder.data("stats"))
    }
  }
}
