import Canvas
import Glibc
import Support

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
