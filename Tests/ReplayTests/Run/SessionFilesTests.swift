import Foundation
import Support
import Testing

@testable import Canvas
@testable import Workbench

@Suite struct `Session files` {
  private let folder = TemporaryFolder()
  private let report = StatisticsReport(clock: "timer", statistics: FrameStatistics())

  private func press(at seconds: Double) -> InputEvent {
    .pointer(
      PointerEvent(
        .pressed, at: Point(1, 2), time: Instant(seconds: seconds), button: 1, isPrimaryDown: true))
  }

  @Test func `events are recorded at the time at which the scene handles them`() throws {
    let files = try SessionFiles(
      of: "playground", record: folder.path("log"), trace: nil, summary: nil
    ) { _ in }
    files.begin(InputLogHeader(scene: .trio), at: Instant(seconds: 100))
    // An idle scene has the time of the event; an animating scene is ahead of it.
    files.record(press(at: 100.25), sceneTime: Instant(seconds: 100.125))
    files.record(press(at: 100.375), sceneTime: Instant(seconds: 100.5))
    files.record(.resize(Size(300, 200), scale: nil), sceneTime: Instant(seconds: 100.75))
    files.finish(report)
    let log = try InputLog(parsing: Input.text(of: folder.path("log")))
    #expect(log.events.map(\.time.seconds) == [0.25, 0.5, 0.75])
  }

  @Test func `other files are still written if one fails, and the error is shown once`() throws {
    var sayings: [String] = []
    let files = try SessionFiles(
      of: "playground", record: "/dev/full", trace: folder.path("trace"),
      summary: folder.path("summary")
    ) { sayings.append($0) }
    files.begin(InputLogHeader(scene: .trio), at: .zero)
    files.record(press(at: 1), sceneTime: .zero)
    files.record(press(at: 2), sceneTime: .zero)
    files.add(.woke(at: .zero))
    #expect(files.hasFailed)
    files.finish(report)
    #expect(sayings == ["cannot write /dev/full: No space left on device"])
    for name in ["trace", "summary"] {
      #expect(throws: Never.self) {
        try JSONSerialization.jsonObject(with: Data(try folder.bytes(name)))
      }
    }
  }
}
