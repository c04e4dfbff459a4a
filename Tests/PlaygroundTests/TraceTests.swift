import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct TraceTests {
    private struct Event: Decodable {
      var ph: String
      var name: String
      var ts: Double
      var dur: Double?
      var tid: Int

      var end: Double { ts + (dur ?? 0) }
    }

    /// The rounding error of the sum of a time and a duration in a `Double`, in microseconds.
    private static let tolerance = 0.01

    @Test func aTraceHasAllEventsAndNestedSpans() throws {
      let events = try trace()
      #expect(Set(events.map(\.ph)) == ["M", "X", "i", "C"])
      #expect(Set(events.map(\.tid)).count == 1)
      let names = Set(events.map(\.name))
      #expect(
        names.isSuperset(of: [
          "process_name", "thread_name", "frame", "input", "update", "paint", "present", "wakeup",
          "tick", "press", "release", "full repaint", "damaged pixels", "damaged rectangles",
          "masks", "mask bytes",
        ]))
      expectNesting(events.filter { $0.ph == "X" })
    }

    private func expectNesting(_ spans: [Event]) {
      let frames = spans.filter { $0.name == "frame" }
      #expect(frames.count > 1)
      for (frame, next) in zip(frames, frames.dropFirst()) {
        #expect(frame.end <= next.ts + Self.tolerance)
      }
      var isFramed = 0
      for frame in frames {
        let phases = spans.filter {
          $0.name != "frame" && $0.ts >= frame.ts - Self.tolerance
            && $0.ts < frame.end - Self.tolerance
        }
        isFramed += phases.count
        #expect(phases.contains { $0.name == "update" })
        #expect(phases.allSatisfy { $0.end <= frame.end + Self.tolerance })
        for (phase, next) in zip(phases, phases.dropFirst()) {
          #expect(phase.end <= next.ts + Self.tolerance)
        }
      }
      let rest = spans.filter { $0.name != "frame" }.count - isFramed
      // Only input can be outside of frames.
      #expect(rest <= spans.filter { $0.name == "input" }.count)
    }

    private func trace() throws -> [Event] {
      let folder = TemporaryFolder()
      // Slow enough for several frames on a busy machine.
      let app = try TestDisplay.trio("--trace-frames", folder.path("trace"), "--speed", "0.2")
      try SwitchView(app).flip()
      app.program.send(SIGTERM)
      #expect(try app.program.waitForExit() == 0)
      return try JSONDecoder().decode([Event].self, from: try folder.data("trace"))
    }
  }
}
