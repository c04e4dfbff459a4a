import Canvas

/// A frame is one span of its phases: input (if any was delivered before it), update, paint,
/// present.
struct FrameTrace {
  private var input: FrameTraceEvent?
  private var masks: MaskCache.Statistics?

  static func preamble(process: String, thread: String) -> [FrameTraceEvent] {
    [("process_name", process), ("thread_name", thread)].map { kind, name in
      FrameTraceEvent(phase: .metadata, name: kind, arguments: [.init("name", name)])
    }
  }

  mutating func events(of activity: WindowActivity) -> [FrameTraceEvent] {
    switch activity {
    case .woke(let time): return [instant("wakeup", "loop", time)]
    case .ticked(let source, let due, let time):
      let late = milliseconds(time.seconds(since: due))
      return [
        instant(
          "tick", "loop", time, [.init("source", source.rawValue), .init("lateMilliseconds", late)])
      ]
    case .received(let event, let time):
      let latency = milliseconds(time.seconds(since: event.time))
      return [instant(event.logName, "input", time, [.init("latencyMilliseconds", latency)])]
    case .delivered(let start, let end):
      input = span("input", start, end)
      return []
    case .painted(let report, let masks):
      defer { (input, self.masks) = (nil, masks) }
      return frame(report) + counters(report, masks)
    case .sleeps:
      // The input did not lead to a frame.
      defer { input = nil }
      return input.map { [$0] } ?? []
    }
  }

  private func frame(_ report: FrameReport) -> [FrameTraceEvent] {
    let end = report.presented
    let present = end.advanced(by: -report.presentDuration)
    let paint = present.advanced(by: -report.paintDuration)
    let update = paint.advanced(by: -report.updateDuration)
    let ahead = milliseconds(report.target.seconds(since: end))
    var events = [
      span(
        "frame", input?.time ?? update, end,
        [.init("number", report.number), .init("aheadMilliseconds", ahead)])
    ]
    if let input { events.append(input) }
    events.append(span("update", update, paint))
    if report.rectCount > 0 {
      events.append(span("paint", paint, present))
      events.append(span("present", present, end))
    }
    if let reason = report.fullRepaintReason {
      events.append(instant("full repaint", "frame", paint, [.init("reason", reason)]))
    }
    return events
  }

  private func counters(_ report: FrameReport, _ masks: MaskCache.Statistics) -> [FrameTraceEvent] {
    func counter(_ name: String, _ values: (name: String, value: Int)...) -> FrameTraceEvent {
      FrameTraceEvent(
        phase: .counter, name: name, time: report.presented,
        arguments: values.map { .init($0.name, $0.value) })
    }
    return [
      counter("damaged pixels", ("pixels", report.damagedPixels)),
      counter("damaged rectangles", ("rectangles", report.rectCount)),
      counter(
        "masks", ("hits", masks.hits - (self.masks?.hits ?? 0)),
        ("misses", masks.misses - (self.masks?.misses ?? 0))),
      counter("mask bytes", ("bytes", masks.byteCount)),
    ]
  }

  private func span(
    _ name: String, _ from: Instant, _ to: Instant, _ arguments: [JSON.Member] = []
  ) -> FrameTraceEvent {
    FrameTraceEvent(
      phase: .complete, name: name, category: "frame", time: from,
      duration: to.seconds(since: from), arguments: arguments)
  }

  private func instant(
    _ name: String, _ category: String, _ time: Instant, _ arguments: [JSON.Member] = []
  ) -> FrameTraceEvent {
    FrameTraceEvent(
      phase: .instant, name: name, category: category, time: time, arguments: arguments)
  }

  private func milliseconds(_ seconds: Double) -> JSON { .number((seconds * 1e6).rounded() / 1e3) }
}

struct FrameTraceEvent: Hashable {
  enum Phase: String {
    case complete = "X"
    case instant = "i"
    case counter = "C"
    case metadata = "M"
  }

  var phase: Phase
  var name: String
  var category = ""
  /// On the system's monotonic clock, so that traces of several programs fit together.
  var time = Instant.zero
  /// In seconds; `nil` except for a complete event.
  var duration: Double?
  var arguments: [JSON.Member] = []

  /// The only thread has the process ID, too.
  func json(process: Int) -> JSON {
    var members: [JSON.Member] = [.init("ph", phase.rawValue), .init("name", name)]
    if !category.isEmpty { members.append(.init("cat", category)) }
    members.append(.init("ts", Self.microseconds(time.nanoseconds)))
    if let duration {
      members.append(.init("dur", Self.microseconds(Int64((duration * 1e9).rounded()))))
    }
    // The scope is the thread.
    if phase == .instant { members.append(.init("s", "t")) }
    members += [.init("pid", process), .init("tid", process)]
    if !arguments.isEmpty { members.append(.init("args", .object(arguments))) }
    return .object(members)
  }

  private static func microseconds(_ nanoseconds: Int64) -> JSON {
    .number(Double(nanoseconds) / 1e3)
  }
}
