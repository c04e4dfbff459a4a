import Canvas
import Controls

/// Writes a session's input as a log while it happens, line by line: a program that is killed
/// leaves all lines so far, beside the file that was meant (see ``OutputFile``).
final class Recorder {
  let file: OutputFile
  private var start: Instant?

  init(path: String) throws {
    file = try OutputFile(path, patience: .brief)
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

  /// Records that the desktop has another preference, such as `theme`, `dark`.
  func record(_ preference: String, _ value: String, at time: Instant) throws {
    guard let start else { return }
    try write(
      .object([
        .init("t", .number(time.seconds(since: start))), .init("event", .string(preference)),
        .init(preference, .string(value)),
      ]))
  }

  /// Puts the log in place.
  func finish() throws {
    try file.finish()
  }

  private func write(_ json: JSON) throws {
    try file.write(Array((json.text + "\n").utf8))
  }
}
