import Canvas

/// Turns what a window's loop does into the events of a trace.
///
/// A frame is one span with its phases in it: the input that was delivered before it, if any, then
/// update, paint and present.
struct FrameTrace {
  private var delivery: (start: Instant, end: Instant)?
  /// What the last frame left.
  private var masks: MaskCache.Statistics?

  /// What says whose trace it is.
  static func preamble(process: String, thread: String) -> [FrameTraceEvent] {
    [("process_name", process), ("thread_name", thread)].map { kind, name in
      FrameTraceEvent(phase: .metadata, name: kind, arguments: [.init("name", .string(name))])
    }
  }

  /// The events that come of an activity.
  mutating func events(of activity: WindowActivity) -> [FrameTraceEvent] {
    switch activity {
    case .woke(let time):
      return [instant("wakeup", "loop", time)]
    case .ticked(let source, let due, let time):
      return [
        instant(
          "tick", "loop", time,
          [
            .init("source", .string(source.rawValue)),
            .init("lateMilliseconds", milliseconds(time.seconds(since: due))),
          ])
      ]
    case .received(let event, let time):
      return [
        instant(
          event.logName, "input", time,
          [.init("latencyMilliseconds", milliseconds(time.seconds(since: event.time)))])
      ]
    case .delivered(let start, let end):
      delivery = (start, end)
      return []
    case .painted(let report, let masks):
      return frame(report, masks: masks)
    case .sleeps:
      // No frame came of it.
      return takeDelivery().map { [$0] } ?? []
    }
  }

  private mutating func frame(
    _ report: FrameReport, masks: MaskCache.Statistics
  ) -> [FrameTraceEvent] {
    let end = report.presented
    let present = end.advanced(by: -report.presentDuration)
    let paint = present.advanced(by: -report.paintDuration)
    let update = paint.advanced(by: -report.updateDuration)
    let beginning = delivery?.start ?? update
    var events = [
      span(
        "frame", beginning, end,
        [
          .init("number", .integer(report.number)),
          .init("aheadMilliseconds", milliseconds(report.target.seconds(since: end))),
        ])
    ]
    if let input = takeDelivery() { events.append(input) }
    events.append(span("update", update, paint))
    if report.rectCount > 0 {
      events.append(span("paint", paint, present))
      events.append(span("present", present, end))
    }
    if let reason = report.fullRepaintReason {
      events.append(instant("full repaint", "frame", paint, [.init("reason", .string(reason))]))
    }
    events += counters(report, masks, at: end)
    self.masks = masks
    return events
  }

  private func counters(
    _ report: FrameReport, _ masks: MaskCache.Statistics, at time: Instant
  ) -> [FrameTraceEvent] {
    let values: [(name: String, members: [(key: String, value: Int)])] = [
      ("damaged pixels", [("pixels", report.damagedPixels)]),
      ("damaged rectangles", [("rectangles", report.rectCount)]),
      (
        "masks",
        [
          ("hits", masks.hits - (self.masks?.hits ?? 0)),
          ("misses", masks.misses - (self.masks?.misses ?? 0)),
        ]
      ),
      ("mask bytes", [("bytes", masks.byteCount)]),
    ]
    return values.map { name, members in
      FrameTraceEvent(
        phase: .counter, name: name, time: time,
        arguments: members.map { .init($0.key, .integer($0.value)) })
    }
  }

  private mutating func takeDelivery() -> FrameTraceEvent? {
    defer { delivery = nil }
    return delivery.map { span("input", $0.start, $0.end) }
  }

  private func span(
    _ name: String, _ from: Instant, _ to: Instant, _ arguments: [JSON.Member] = []
  ) -> FrameTraceEvent {
    FrameTraceEvent(
      phase: .complete(seconds: to.seconds(since: from)), name: name, category: "frame",
      time: from, arguments: arguments)
  }

  private func instant(
    _ name: String, _ category: String, _ time: Instant, _ arguments: [JSON.Member] = []
  ) -> FrameTraceEvent {
    FrameTraceEvent(
      phase: .instant, name: name, category: category, time: time, arguments: arguments)
  }

  private func milliseconds(_ seconds: Double) -> JSON {
    .number((seconds * 1e6).rounded() / 1e3)
  }
}
