import Canvas

#if canImport(Glibc)
  import Glibc
#endif

/// Writes a trace to a file while the window runs: a JSON array, one event a line.
///
/// It writes only before the loop sleeps, so no frame ever waits for the disk: when the program
/// comes to rest, and in between when enough has gathered.
final class TraceFile {
  /// Bytes that are gathered while frames follow each other. chosen: about forty frames
  private static let chunk = 1 << 16

  private let path: String
  private let process: Int
  private var descriptor: Int32
  private var trace = FrameTrace()
  private var bytes: [UInt8] = []
  private var isFirst = true

  /// Creates the file, or replaces it.
  ///
  /// - Parameter process: the number under which everything is written.
  init(path: String, process: Int = Int(getpid())) throws {
    self.path = path
    self.process = process
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw Output.failure(path) }
    bytes.reserveCapacity(2 * Self.chunk)
    bytes += "[".utf8
    append(FrameTrace.preamble(process: "playground", thread: "window"))
  }

  deinit {
    if descriptor >= 0 { close(descriptor) }
  }

  /// Adds what the window did.
  func add(_ activity: WindowActivity) throws {
    append(trace.events(of: activity))
    guard case .sleeps(let deadline) = activity else { return }
    if deadline == nil || bytes.count >= Self.chunk { try flush() }
  }

  /// Ends the array and closes the file.
  func finish() throws {
    bytes += "\n]\n".utf8
    try flush()
    close(descriptor)
    descriptor = -1
  }

  private func append(_ events: [TraceEvent]) {
    for event in events {
      bytes += (isFirst ? "\n" : ",\n").utf8
      bytes += event.json(process: process).text.utf8
      isFirst = false
    }
  }

  private func flush() throws {
    defer { bytes.removeAll(keepingCapacity: true) }
    try Output.write(bytes, to: descriptor, name: path)
  }
}
