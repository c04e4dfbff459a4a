import Canvas
import Foundation
import Testing

@testable import Workbench

@Suite struct `Trace file` {
  private let folder = TemporaryFolder()

  @Test func `an event is written in the trace event format`() {
    var trace = FrameTrace(process: 42)
    let start = Instant(nanoseconds: 3_000_000_123_456)
    _ = trace.events(of: .delivered(from: start, to: start.advanced(by: 1.5e-6)))
    #expect(
      trace.events(of: .sleeps(until: nil)).map(\.text) == [
        #"{"ph": "X", "name": "input", "cat": "frame", "ts": 3000000123.456, "dur": 1.5, "#
          + #""pid": 42, "tid": 42}"#
      ])
    #expect(
      trace.events(of: .woke(at: .zero)).map(\.text) == [
        #"{"ph": "i", "name": "wakeup", "cat": "loop", "ts": 0.0, "s": "t", "pid": 42, "tid": 42}"#
      ])
  }

  @Test func `a session of one wakeup gives a complete file`() throws {
    let file = try FrameTraceFile(path: folder.path("trace"), program: "playground", process: 42)
    try file.add(.woke(at: Instant(nanoseconds: 5_250_000)))
    try file.add(.sleeps(until: nil))
    try file.finish()
    #expect(
      try folder.text("trace") == """
        [
        {"ph": "M", "name": "process_name", "ts": 0.0, "pid": 42, "tid": 42, \
        "args": {"name": "playground"}},
        {"ph": "M", "name": "thread_name", "ts": 0.0, "pid": 42, "tid": 42, \
        "args": {"name": "window"}},
        {"ph": "i", "name": "wakeup", "cat": "loop", "ts": 5250.0, "s": "t", "pid": 42, "tid": 42}
        ]

        """)
    let events = try JSONSerialization.jsonObject(with: Data(try folder.bytes("trace"))) as? [Any]
    #expect(events?.count == 3)
  }

  @Test func `events are written when idle, otherwise in large blocks`() throws {
    let file = try FrameTraceFile(path: folder.path("trace"), program: "playground", process: 42)
    // An unfinished file has a partial name.
    let name = "trace.partial-\(getpid())"
    #expect(try folder.size(name) == 0)
    try file.add(.sleeps(until: .zero))
    #expect(try folder.size(name) == 0)
    try file.add(.sleeps(until: nil))
    #expect(try folder.size(name) > 0)
    for _ in 0..<3000 {
      try file.add(.woke(at: .zero))
      // Events are not written during a frame or one by one.
      let now = try folder.size(name)
      try file.add(.sleeps(until: .zero))
      #expect(try folder.size(name) == now || folder.size(name) - now >= 1 << 16)
    }
    #expect(try folder.size(name) > 3 * (1 << 16))
  }
}

extension TemporaryFolder {
  fileprivate func size(_ name: String) throws -> Int {
    try url.appending(path: name).resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
  }
}
