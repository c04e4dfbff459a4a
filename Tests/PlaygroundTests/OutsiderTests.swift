import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// Programs of somebody else's, in `Examples/Sources`, which `scripts/test` builds.
  @Suite @MainActor
  struct OutsiderTests {
    private static let programs = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/.build/debug")

    /// Runs a program to its end; what it says.
    private func run(_ name: String) throws -> String {
      let path = Self.programs.appending(path: name).path
      try #require(
        FileManager.default.isExecutableFile(atPath: path),
        "swift build --package-path Examples builds it")
      let program = try Program(
        path, [], environment: Stage.environment(display: try Theatre.robot().displayName))
      try program.waitForExit()
      #expect(program.exitCode == 0)
      return String(decoding: program.outputBytes, as: UTF8.self)
    }

    /// Before that, a task runs the loop itself: timers go on, other tasks come after it.
    @Test func aTaskMovesASliderWhileTheWindowRunsAndThenClosesIt() throws {
      let said = try run("outsider")
      #expect(said == "a timer\nanother task\nlevel 0.9\nclosed after several beats\n")
    }

    @Test func aMainThatHasWaitedAwaitsAWindowWhileATaskMovesASlider() throws {
      #expect(try run("asynchronous") == "level 0.9\nseveral values shown\n")
    }
  }
}
