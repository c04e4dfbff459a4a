import Canvas
import Glibc
import Support

/// The events of a session as JSON objects, in the trace event format.
///
/// A frame is one span of its phases: input (if any was delivered before it), update, paint,
/// present. Times are on the system's monotonic clock, so that traces of several programs fit
/// together.
struct FrameTrace {
  /// The only thread has the process ID, too.
  let process: Int
  private var input: (start: Instant, end: Instant)?
  private var masks: MaskCache.Statistics?

  init(process: Int) { self.process = process }

  func preamble(program: String, thread: String) -> [JSON] {
    [("process_name", program), ("thread_name", thread)].map { kind, name in
      event("M", kind, arguments: [.init("name", name)])
    }
  }

  mutating func events(of activity: WindowActivity) -> [JSON] {
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
      input = (start, end)
      return []
    case .painted(let report, let masks):
      defer { (input, self.masks) = (nil, masks) }
      return frame(report) + counters(report, masks)
    case .sleeps:
      // The input did not lead to a frame.
      defer { input = nil }
      return input.map { [span("input", $0.start, $0.end)] } ?? []
    }
  }

  private func frame(_ report: FrameReport) -> [JSON] {
    let end = report.presented
    let present = end.advanced(by: -report.presentDuration)
    let paint = present.advanced(by: -report.paintDuration)
    let update = paint.advanced(by: -report.updateDuration)
    let ahead = milliseconds(report.target.seconds(since: end))
    var events = [
      span(
        "frame", input?.start ?? update, end,
        [.init("number", report.number), .init("aheadMilliseconds", ahead)])
    ]
    if let input { events.append(span("input", input.start, input.end)) }
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

  private func counters(_ report: FrameReport, _ masks: MaskCache.Statistics) -> [JSON] {
    func counter(_ name: String, _ values: JSON.Member...) -> JSON {
      event("C", name, at: report.presented, arguments: values)
    }
    return [
      counter("damaged pixels", .init("pixels", report.damagedPixels)),
      counter("damaged rectangles", .init("rectangles", report.rectCount)),
      counter(
        "masks", .init("hits", masks.hits - (self.masks?.hits ?? 0)),
        .init("misses", masks.misses - (self.masks?.misses ?? 0))),
      counter("mask bytes", .init("bytes", masks.byteCount)),
    ]
  }

  private func span(
    _ name: String, _ from: Instant, _ to: Instant, _ arguments: [JSON.Member] = []
  ) -> JSON {
    let length = Int64((to.seconds(since: from) * 1e9).rounded())
    let duration = JSON.Member("dur", microseconds(length))
    return event("X", name, "frame", at: from, further: duration, arguments: arguments)
  }

  private func instant(
    _ name: String, _ category: String, _ time: Instant, _ arguments: [JSON.Member] = []
  ) -> JSON {
    // The scope is the thread.
    event("i", name, category, at: time, further: .init("s", "t"), arguments: arguments)
  }

  private func event(
    _ phase: String, _ name: String, _ category: String? = nil, at time: Instant = .zero,
    further: JSON.Member? = nil, arguments: [JSON.Member]
  ) -> JSON {
    let members: [JSON.Member?] = [
      .init("ph", phase), .init("name", name), category.map { .init("cat", $0) },
      .init("ts", microseconds(time.nanoseconds)), further, .init("pid", process),
      .init("tid", process), arguments.isEmpty ? nil : .init("args", .object(arguments)),
    ]
    return .object(members.compactMap(\.self))
  }

  private func microseconds(_ nanoseconds: Int64) -> JSON { .number(Double(nanoseconds) / 1e3) }

  private func milliseconds(_ seconds: Double) -> JSON { .number((seconds * 1e6).rounded() / 1e3) }
}

/// A JSON array with an event per line, written only before the loop sleeps, when it is idle or the
/// buffer is full, so that no frame waits for the disk.
final class FrameTraceFile {
  /// The size of the buffer, in bytes. chosen: about forty frames
  private static let chunk = 1 << 16

  private let file: OutputFile
  private var trace: FrameTrace
  private var bytes: [UInt8] = []
  private var isFirst = true

  init(path: String, program: String, process: Int = Int(getpid())) throws {
    trace = FrameTrace(process: process)
    file = try OutputFile(path, timeout: .brief)
    bytes.reserveCapacity(2 * Self.chunk)
    bytes += "[".utf8
    append(trace.preamble(program: program, thread: "window"))
  }

  func add(_ activity: WindowActivity) throws {
    append(trace.events(of: activity))
    guard case .sleeps(let deadline) = activity else { return }
    if deadline == nil || bytes.count >= Self.chunk { try flush() }
  }

  func finish() throws {
    bytes += "\n]\n".utf8
    try flush()
    try file.finish()
  }

  private func append(_ events: [JSON]) {
    for event in events {
      bytes += (isFirst ? "\n" : ",\n").utf8
      bytes += event.text.utf8
      isFirst = false
    }
  }

  private func flush() throws {
    defer { bytes.removeAll(keepingCapacity: true) }
    try file.write(bytes)
  }
}
