import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// Where the ticks come from on a server without a display, which makes up its own.
  @Suite @MainActor
  struct ClockTests {
    struct Statistics: Decodable {
      struct Parts: Decodable {
        var p50: Double?
      }

      var clock: String
      var intervalMilliseconds: Parts
    }

    @Test(arguments: [
      ("auto", "timer"), ("timer", "timer"), ("present", "present-synthetic"),
    ])
    func theTimerStandsInUnlessTheServerIsAskedFor(preference: String, source: String) throws {
      let statistics = try toggle(["--clock", preference], robot: try TestDisplay.robot())
      #expect(statistics.clock == source)
    }

    @Test func theTimerTicksAsOftenAsTheServerWould() throws {
      let server = try XServer(arguments: ["-fakescreenfps", "30"])
      defer { server.stop() }
      let statistics = try toggle([], robot: try Robot(display: server.display))
      #expect(statistics.clock == "timer")
      #expect(try #require(statistics.intervalMilliseconds.p50) > 30)
    }

    @Test func aServerThatTicksOnceASecondIsNotFollowed() throws {
      let server = try XServer(arguments: ["-fakescreenfps", "1"])
      defer { server.stop() }
      let statistics = try toggle([], robot: try Robot(display: server.display))
      #expect(statistics.clock == "timer")
      #expect(try #require(statistics.intervalMilliseconds.p50) < 200)
    }

    /// Toggles the switch and returns what `--stats` says.
    private func toggle(_ arguments: [String], robot: Robot) throws -> Statistics {
      let file = FileManager.default.temporaryDirectory
        .appending(path: "statistics-\(UUID().uuidString).json")
      defer { try? FileManager.default.removeItem(at: file) }
      let path = file.path(percentEncoded: false)
      let app = try PlaygroundApp(
        TestDisplay.playground, ["--page", "trio", "--stats", path] + arguments, robot: robot)
      let toggle = try SwitchView(app)
      try app.click(at: toggle.place(15.5))
      try app.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
      try robot.waitForStillness()
      #expect(try app.close() == 0)
      return try JSONDecoder().decode(Statistics.self, from: try Data(contentsOf: file))
    }
  }
}
