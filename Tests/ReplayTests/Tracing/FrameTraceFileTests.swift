import Canvas
import Foundation
import Testing

@testable import Workbench

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
