import Foundation
import Testing

@testable import Canvas
@testable import Workbench

/// The output of `--stats`. spec: command-line
@Suite struct `Statistics report` {
  private typealias Object = [String: Any]

  /// Frame n of 100 takes n ms to paint and damages 10 n pixels in n % 3 rectangles.
  private func summary(frames: Int = 100) throws -> Object {
    let statistics = FrameStatistics()
    for number in 0..<frames {
      let count = number + 1
      statistics.add(
        FrameReport(
          number: number, target: .zero, presented: .zero, interval: number > 0 ? 0.01 : nil,
          updateDuration: 0.001, paintDuration: Double(count) / 1000, presentDuration: 0.002,
          damagedPixels: 10 * count, rectCount: count % 3,
          fullRepaintReason: number == 0 ? "content" : nil, inputLatency: nil))
    }
    statistics.wakeups = 120
    statistics.skippedTicks = 5
    statistics.clockFallbacks = 2
    statistics.masks.hits = 40
    statistics.masks.misses = 30
    statistics.masks.evictions = 20
    statistics.masks.byteCount = 1000
    let text = StatisticsReport(clock: "timer", statistics: statistics).json.text
    return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? Object)
  }

  @Test func `the report has the members that scripts read`() throws {
    let summary = try summary()
    let numbers = ["frames", "wakeups", "skippedTicks", "clockFallbacks"].map {
      summary[$0] as? Int
    }
    #expect(numbers == [100, 120, 5, 2] && summary["clock"] as? String == "timer")
    #expect(summary["fullRepaints"] as? [String: Int] == ["content": 1])
    #expect((summary["intervalMilliseconds"] as? Object)?["p50"] as? Double == 10)
    #expect((summary["inputToPresentMilliseconds"] as? Object)?["p50"] is NSNull)
    #expect(
      summary["costMilliseconds"] as? [String: [String: Double]] == [
        "paint": ["p50": 50, "p95": 95, "p99": 99, "max": 100],
        "update": ["p50": 1, "p95": 1, "p99": 1, "max": 1],
        "present": ["p50": 2, "p95": 2, "p99": 2, "max": 2],
      ])
    #expect(
      summary["damagedPixels"] as? [String: Int]
        == ["recent": 50_500, "p50": 500, "p95": 950, "p99": 990, "max": 1000])
    #expect(
      summary["damagedRectangles"] as? [String: Int] == ["p50": 1, "p95": 2, "p99": 2, "max": 2])
    #expect(
      summary["masks"] as? [String: Int]
        == ["hits": 40, "misses": 30, "evictions": 20, "bytes": 1000])
    let empty = try self.summary(frames: 0)
    #expect(empty["frames"] as? Int == 0)
    #expect((empty["damagedPixels"] as? Object)?["p50"] is NSNull)
    #expect((empty["intervalMilliseconds"] as? Object)?["max"] is NSNull)
  }
}
