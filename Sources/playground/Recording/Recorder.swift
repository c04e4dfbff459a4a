import Canvas
import Controls

#if canImport(Glibc)
  import Glibc
#endif

/// Writes a session's input as a log while it happens.
final class Recorder {
  private let path: String
  private let descriptor: Int32
  private var start: Instant?

  /// Creates the log, or replaces it.
  init(path: String) throws {
    self.path = path
    descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    if descriptor < 0 { throw failure }
  }

  deinit {
    close(descriptor)
  }

  /// Writes the first line; events count from this time.
  func begin(_ header: InputLogHeader, at time: Instant) throws {
    start = time
    try write(header.json)
  }

  /// - Parameters:
  ///   - event: what the scene is about to get.
  ///   - time: the moment at which the scene takes it to happen.
  func record(_ event: InputEvent, at time: Instant) throws {
    guard let start else { return }
    try write(InputLogEvent.json(of: event, at: time.seconds(since: start)))
  }

  /// Records that the window has another size, pt.
  func record(resize size: Size, at time: Instant) throws {
    guard let start else { return }
    try write(
      .object([
        .init("t", .number(time.seconds(since: start))), .init("event", .string("resize")),
        .init("width", .number(size.width)), .init("height", .number(size.height)),
      ]))
  }

  private func write(_ json: JSON) throws {
    let bytes = Array((json.text + "\n").utf8)
    let count = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
    if count != bytes.count { throw failure }
  }

  private var failure: Failure {
    Failure(.cannotWrite, "cannot write \(path): \(String(cString: strerror(errno)))")
  }
}
