import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// The source of ticks on a server without a display, which makes up its ticks.
  @Suite @MainActor struct ClockTests {
    struct Statistics: Decodable {
      struct Parts: Decodable {
        var p50: Double?
      }

      var clock: String
      var frames: Int
      var intervalMilliseconds: Parts
    }

    private struct Timed: Decodable {
      var t: Double?
    }

    @Test(arguments: [("auto", "timer"), ("present", "present-synthetic")])
    func theTimerReplacesAServerWithoutADisplayUnlessPresentIsRequested(
      preference: String, source: String
    ) throws {
      let statistics = try toggle(["--clock", preference], robot: try TestDisplay.robot())
      #expect(statistics.clock == source)
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
      #expect(try app.close() == 0)
      #expect(app.program.errorText.isEmpty, "\(app.program.errorText)")
      // The logged times increase and stay below the duration of a test.
      let times = try String(decoding: folder.bytes("log"), as: UTF8.self).split(separator: "\n")
        .compactMap { line in try JSONDecoder().decode(Timed.self, from: Data(line.utf8)).t }
      #expect(times.count >= 6)
      #expect(times == times.sorted() && (times.last ?? .infinity) < 600, "\(times)")
    }

    @Test func theTimerTicksAtTheRateOfTheServer() throws {
      let server = try XServer(arguments: ["-fakescreenfps", "30"])
      defer { server.stop() }
      // Slow enough for a median of many frames: on a busy machine, some frames are late and the
      // next ones early.
      let statistics = try toggle(["--speed", "0.2"], robot: try Robot(display: server.display))
      #expect(statistics.clock == "timer")
      #expect(try #require(statistics.intervalMilliseconds.p50) > 30)
    }

    @Test func aServerThatTicksOnceASecondIsReplacedByTheTimer() throws {
      let server = try XServer(arguments: ["-fakescreenfps", "1"])
      defer { server.stop() }
      let statistics = try toggle([], robot: try Robot(display: server.display))
      #expect(statistics.clock == "timer")
    }

    /// Present as in Xwayland: it replies one refresh early and counts only while a request is
    /// pending.
    @Test(.enabled(if: DesktopSession.has("clang"), "the toolchain's clang"))
    func aServerThatRepliesOneRefreshEarlyIsFollowedAtItsRate() throws {
      let folder = TemporaryFolder()
      let library = try folder.compileDouble("xwayland-present", "-ldl")
      // One second of animation, in which an unpaced loop paints thousands of frames.
      // Without the watchdog, which prefers the timer while a busy machine delays the replies.
      let statistics = try toggle(
        ["--speed", "0.2", "--clock", "present"], robot: try TestDisplay.robot(),
        environment: ["LD_PRELOAD": library])
      #expect(statistics.clock == "present-hardware")
      #expect(try #require(statistics.intervalMilliseconds.p50) > 15)
      #expect(statistics.frames < 200)
    }

    /// Xwayland 24.1 answers late after a pause, so that a drag would run at half the rate.
    @Test(.enabled(if: DesktopSession.has("clang"), "the toolchain's clang"))
    func xwaylandIsReplacedByTheTimer() throws {
      let folder = TemporaryFolder()
      let library = try folder.compileDouble("xwayland-present", "-ldl")
      let statistics = try toggle(
        ["--speed", "0.2"], robot: try TestDisplay.robot(),
        environment: ["LD_PRELOAD": library, "XWAYLAND_DOUBLE": "late"])
      #expect(statistics.clock == "timer")
      #expect(try #require(statistics.intervalMilliseconds.p50) > 15)
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
