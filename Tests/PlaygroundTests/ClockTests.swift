import Foundation
import Robot
import Testing

extension PlaygroundTests {
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

    // Present as in Xwayland: it replies one refresh early and counts only while a request is
    // pending. Xwayland 24.1 answers late after a pause, so that a drag would run at half the rate;
    // then the timer replaces it.
    @Test(
      .enabled(if: DesktopSession.has("clang"), "the toolchain's clang"),
      arguments: [("early", "present-hardware"), ("late", "timer")])
    func aServerThatRepliesOneRefreshEarlyIsFollowedAtItsRate(double: String, clock: String) throws
    {
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
