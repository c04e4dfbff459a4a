import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// Where the ticks come from on a server without a display, which makes up its own.
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

    @Test(arguments: [("auto", "timer"), ("timer", "timer"), ("present", "present-synthetic")])
    func theTimerReplacesAServerWithoutADisplayUnlessPresentIsRequested(
      preference: String, source: String
    ) throws {
      let statistics = try toggle(["--clock", preference], robot: try TestDisplay.robot())
      #expect(statistics.clock == source)
    }

    /// Each look at the wall's time finds another day; what is timed is timed as always.
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
        try app.robot.waitForStillness()
      }
      #expect(try app.program.isAtRest())
      #expect(try app.close() == 0)
      #expect(app.program.errorText.isEmpty, "\(app.program.errorText)")
      // The times in the log go on, by less than the minutes that a test may take.
      let times = try String(decoding: folder.bytes("log"), as: UTF8.self).split(separator: "\n")
        .compactMap { line in try JSONDecoder().decode(Timed.self, from: Data(line.utf8)).t }
      #expect(times.count >= 6)
      #expect(times == times.sorted() && (times.last ?? .infinity) < 600, "\(times)")
    }

    @Test func theTimerTicksAtTheRateOfTheServer() throws {
      let server = try XServer(arguments: ["-fakescreenfps", "30"])
      defer { server.stop() }
      // Slow enough for a median of many frames: on a busy machine some are late, and the next early.
      let statistics = try toggle(["--speed", "0.2"], robot: try Robot(display: server.display))
      #expect(statistics.clock == "timer")
      #expect(try #require(statistics.intervalMilliseconds.p50) > 30)
    }

    @Test func aServerThatTicksOnceASecondIsReplacedByTheTimer() throws {
      let server = try XServer(arguments: ["-fakescreenfps", "1"])
      defer { server.stop() }
      let statistics = try toggle([], robot: try Robot(display: server.display))
      #expect(statistics.clock == "timer")
      #expect(try #require(statistics.intervalMilliseconds.p50) < 200)
    }

    /// Present as Xwayland has it: it answers a refresh early, and counts only while somebody waits.
    @Test(.enabled(if: DesktopSession.has("clang"), "the toolchain's clang"))
    func aServerThatRepliesOneRefreshEarlyIsFollowedAtItsRate() throws {
      let folder = TemporaryFolder()
      let library = try folder.compileDouble("xwayland-present", "-ldl")
      // A second of motion, in which a loop without a pace paints thousands of frames.
      let statistics = try toggle(
        ["--speed", "0.2"], robot: try TestDisplay.robot(), environment: ["LD_PRELOAD": library])
      #expect(statistics.clock == "present-hardware")
      #expect(try #require(statistics.intervalMilliseconds.p50) > 15)
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
      try robot.waitForStillness()
      #expect(try app.close() == 0)
      return try JSONDecoder().decode(Statistics.self, from: try folder.data("stats"))
    }
  }
}
