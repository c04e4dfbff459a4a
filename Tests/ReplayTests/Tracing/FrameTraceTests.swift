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

  private func spans(_ events: [JSON]) -> [String] {
    events.compactMap { event in
      guard let start = event["ts"]?.number, let duration = event["dur"]?.number else { return nil }
      return "\(event["name"]?.string ?? "") \(Int(start))-\(Int(start) + Int(duration.rounded()))"
    }
  }

  @Test func `a frame is a span with its phases`() {
    var trace = FrameTrace(process: 42)
    let frames = [report(), report(rects: 0)].map {
      spans(trace.events(of: .painted($0, masks: masks)))
    }
    // A frame without damage has no paint phase.
    #expect(
      frames == [
        ["frame 1000-2000", "update 1000-1300", "paint 1300-1800", "present 1800-2000"],
        ["frame 1000-2000", "update 1000-1300"],
      ])
  }

  @Test func `input before a frame is a phase of the frame`() {
    var trace = FrameTrace(process: 42)
    #expect(trace.events(of: .delivered(from: at(900), to: at(990))).isEmpty)
    #expect(
      spans(trace.events(of: .painted(report(), masks: masks))) == [
        "frame 900-2000", "input 900-990", "update 1000-1300", "paint 1300-1800",
        "present 1800-2000",
      ])
    #expect(trace.events(of: .sleeps(until: nil)).isEmpty)
  }

  @Test func `input without a frame is a span of its own`() {
    var trace = FrameTrace(process: 42)
    _ = trace.events(of: .delivered(from: at(900), to: at(990)))
    #expect(spans(trace.events(of: .sleeps(until: nil))) == ["input 900-990"])
    #expect(spans(trace.events(of: .painted(report(), masks: masks))).first == "frame 1000-2000")
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
    masks.hits = 10
    masks.misses = 4
    masks.byteCount = 5000
    _ = trace.events(of: .painted(report(), masks: masks))
    masks.hits = 13
    masks.misses = 5
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
