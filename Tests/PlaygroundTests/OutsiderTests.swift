import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// A program of somebody else's, `Examples/Sources/outsider`, which `scripts/test` builds.
  @Suite @MainActor
  struct OutsiderTests {
    private static let outsider = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: "Examples/.build/debug/outsider").path

    /// Before that, a task runs the loop itself: timers go on, other tasks come after it.
    @Test func aTaskMovesASliderWhileTheWindowRunsAndThenClosesIt() throws {
      try #require(
        FileManager.default.isExecutableFile(atPath: Self.outsider),
        "swift build --package-path Examples builds it")
      let program = try Program(
        Self.outsider, [],
        environment: Stage.environment(display: try Theatre.robot().displayName))
      try program.waitForExit()
      #expect(program.exitCode == 0)
      let said = String(decoding: program.outputBytes, as: UTF8.self)
      #expect(said == "a timer\nanother task\nlevel 0.9\nclosed after several beats\n")
    }
  }
}
