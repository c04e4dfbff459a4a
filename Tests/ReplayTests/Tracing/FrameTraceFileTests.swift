import Canvas
import Foundation
import Testing

@testable import Workbench

@Suite struct `Trace file` {
  private let folder = TemporaryFolder()

  @Test func `an event is written in the trace event format`() {
    let event = FrameTraceEvent(
      phase: .complete, name: "a \"b\"\\\n\u{1}é", category: "frame",
      time: Instant(nanoseconds: 3_000_000_123_456), duration: 1.5e-6,
      arguments: [.init("reason", .string("tab\t"))])
    #expect(
      event.json(process: 42).text
        == #"{"ph": "X", "name": "a \"b\"\\\n\u0001é", "cat": "frame", "ts": 3000000123.456, "#
        + #""dur": 1.5, "pid": 42, "tid": 42, "args": {"reason": "tab\t"}}"#)
    let instant = FrameTraceEvent(phase: .instant, name: "wakeup", category: "loop")
    #expect(
      instant.json(process: 1).text
        == #"{"ph": "i", "name": "wakeup", "cat": "loop", "ts": 0.0, "s": "t", "pid": 1, "tid": 1}"#
    )
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
