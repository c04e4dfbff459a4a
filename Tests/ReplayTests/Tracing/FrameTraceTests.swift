import Foundation
import Testing

@testable import Canvas
@testable import Workbench

@Suite struct `Frame trace` {
  private func at(_ microseconds: Int64) -> Instant { Instant(nanoseconds: microseconds * 1000) }

  private let masks = MaskCache().statistics

  /// A frame that ends at 2000 µs, after 300 µs of update, 500 µs of paint and 200 µs of present.
  private func report(rects: Int = 1, reason: String? = nil) -> FrameReport {
    FrameReport(
      number: 7, target: at(18_000), presented: at(2000), interval: nil, updateDuration: 300e-6,
      paintDuration: 500e-6, presentDuration: 200e-6, damagedPixels: 1200, rectCount: rects,
      fullRepaintReason: reason, inputLatency: nil)
  }

  private func spans(_ activities: WindowActivity...) -> [[String]] {
    var trace = FrameTrace(process: 42)
    return activities.map { activity in
      trace.events(of: activity).compactMap { event in
        guard let start = event["ts"]?.number, let duration = event["dur"]?.number else {
          return nil
        }
        let end = Int(start) + Int(duration.rounded())
        return "\(event["name"]?.string ?? "") \(Int(start))-\(end)"
      }
    }
  }

  private var phases: [String] {
    ["frame 1000-2000", "update 1000-1300", "paint 1300-1800", "present 1800-2000"]
  }

  @Test func `a frame is a span with its phases, and with the input before it`() {
    // A frame without damage has no paint phase.
    #expect(
      spans(.painted(report(), masks: masks), .painted(report(rects: 0), masks: masks))
        == [phases, Array(phases.prefix(2))])
    let input = WindowActivity.delivered(from: at(900), to: at(990))
    let frame = WindowActivity.painted(report(), masks: masks)
    #expect(
      spans(input, frame, .sleeps(until: nil)) == [
        [], ["frame 900-2000", "input 900-990"] + phases.dropFirst(), [],
      ])
    #expect(spans(input, .sleeps(until: nil), frame) == [[], ["input 900-990"], phases])
  }

  @Test func `a full repaint has its reason`() throws {
    var trace = FrameTrace(process: 42)
    let events = trace.events(of: .painted(report(reason: "theme"), masks: masks))
    let event = try #require(events.first { $0["name"] == .string("full repaint") })
    #expect(event["ph"] == .string("i") && event["args"]?.text == #"{"reason": "theme"}"#)
  }

  @Test func `counters have the changes of the mask cache`() throws {
    var trace = FrameTrace(process: 42)
    var masks = masks
    (masks.hits, masks.misses, masks.byteCount) = (10, 4, 5000)
    _ = trace.events(of: .painted(report(), masks: masks))
    (masks.hits, masks.misses) = (13, 5)
    let events = trace.events(of: .painted(report(rects: 2), masks: masks))
    let counters = events.filter { $0["ph"] == .string("C") }
      .map { "\($0["name"]?.string ?? "") \($0["args"]?.text ?? "{}")" }
    #expect(
      counters == [
        #"damaged pixels {"pixels": 1200}"#, #"damaged rectangles {"rectangles": 2}"#,
        #"masks {"hits": 3, "misses": 1}"#, #"mask bytes {"bytes": 5000}"#,
      ])
  }

  @Test func `wakeups, ticks and input are instant events`() throws {
    var trace = FrameTrace(process: 42)
    let press = InputEvent.pointer(PointerEvent(.pressed, at: .zero, time: at(100), button: 1))
    let events = [
      trace.events(of: .woke(at: at(200))),
      trace.events(of: .ticked(.timer, due: at(150), at: at(201))),
      trace.events(of: .received(press, at: at(350))),
    ].flatMap { $0 }
    #expect(events.map { $0["ph"]?.string } == ["i", "i", "i"])
    #expect(events.map { $0["ts"]?.number } == [200, 201, 350])
    #expect(
      events.map { "\($0["name"]?.string ?? "") \($0["args"]?.text ?? "{}")" } == [
        "wakeup {}", #"tick {"source": "timer", "lateMilliseconds": 0.051}"#,
        #"press {"latencyMilliseconds": 0.25}"#,
      ])
  }
}

@Suite struct `Trace file` {
  private let folder = TemporaryFolder()

  @Test func `a session of one wakeup and input gives a complete file`() throws {
    let file = try FrameTraceFile(path: folder.path("trace"), program: "playground", process: 42)
    let start = Instant(nanoseconds: 3_000_000_123_456)
    try file.add(.woke(at: Instant(nanoseconds: 5_250_000)))
    try file.add(.delivered(from: start, to: start.advanced(by: 1.5e-6)))
    try file.add(.sleeps(until: nil))
    try file.finish()
    #expect(
      try folder.text("trace") == """
        [
        {"ph": "M", "name": "process_name", "ts": 0.0, "pid": 42, "tid": 42, \
        "args": {"name": "playground"}},
        {"ph": "M", "name": "thread_name", "ts": 0.0, "pid": 42, "tid": 42, \
        "args": {"name": "window"}},
        {"ph": "i", "name": "wakeup", "cat": "loop", "ts": 5250.0, "s": "t", "pid": 42, "tid": 42},
        {"ph": "X", "name": "input", "cat": "frame", "ts": 3000000123.456, "dur": 1.5, \
        "pid": 42, "tid": 42}
        ]

        """)
    let events = try JSONSerialization.jsonObject(with: Data(try folder.bytes("trace"))) as? [Any]
    #expect(events?.count == 4)
  }

  @Test func `events are written when idle, otherwise in large blocks`() throws {
    let file = try FrameTraceFile(path: folder.path("trace"), program: "playground", process: 42)
    // An unfinished file has a partial name.
    func size() throws -> Int { try folder.bytes("trace.partial-\(getpid())").count }
    #expect(try size() == 0)
    try file.add(.sleeps(until: .zero))
    #expect(try size() == 0)
    try file.add(.sleeps(until: nil))
    #expect(try size() > 0)
    for _ in 0..<3000 {
      try file.add(.woke(at: .zero))
      // Events are not written during a frame or one by one.
      let now = try size()
      try file.add(.sleeps(until: .zero))
      #expect(try size() == now || size() - now >= 1 << 16)
    }
    #expect(try size() > 3 * (1 << 16))
  }
}

/// The output of `--stats`. spec: docs/spec/command-line.md#run/stats
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
    #expect(empty["frames"] as? Int == 0 && (empty["damagedPixels"] as? Object)?["p50"] is NSNull)
    #expect((empty["intervalMilliseconds"] as? Object)?["max"] is NSNull)
  }
}
