import Canvas
import Support

/// Lines that were written survive a killed program.
@MainActor
final class Recorder {
  let file: OutputFile
  private var start: Instant?
  private var length = 0
  private var history = PointerHistory()

  init(path: String) throws { file = try OutputFile(path, timeout: .brief) }

  /// The zero of the log is the last whole second, which keeps the angle of a pending ring.
  func begin(_ header: InputLogHeader, at time: Instant) throws {
    start = Instant(seconds: time.seconds.rounded(.down))
    try write(header.json)
    file.keepAtSignals(true)
  }

  func record(_ kind: InputLogEvent.Kind, at time: Instant) throws {
    guard let start else { return }
    let seconds = time.seconds(since: start)
    if seconds > InputLogEvent.latestTime {
      try keepingLines {
        throw Failure(
          .cannotWrite,
          "cannot record in \(file.place.name) for more than \(Int(InputLogEvent.latestTime)) s")
      }
    }
    if let line = kind.json(at: seconds, after: &history) { try write(line) }
  }

  func finish() throws {
    file.keepAtSignals(false)
    try keepingLines { try file.finish() }
  }

  private func write(_ json: JSON) throws {
    let line = json.line
    try keepingLines { try file.write(line) }
    length += line.count
  }

  private func keepingLines(_ body: () throws -> Void) throws {
    do { try body() } catch {
      file.keepAtSignals(false)
      guard let path = file.keepPart(length) else { throw error }
      throw Failure(.cannotWrite, "\(error). The input recorded before that is in \(path).")
    }
  }
}
