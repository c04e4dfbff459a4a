import Canvas
import Controls
import Support

/// A log of input: a header, and events with their times.
package struct InputLog {
  package var header: InputLogHeader
  var events: [InputLogEvent]

  /// Errors name the file and the line; `-` is standard input.
  @MainActor
  package init(path: String, of contents: WorkbenchContents) throws {
    let text = try Input.text(of: path)
    do {
      self = try Self(parsing: text, of: contents, folder: Input.folder(of: path))
    } catch let failure as Failure {
      throw failure.naming(path)
    }
  }

  /// Errors name the line; `folder` is that of relative file names.
  @MainActor
  init(parsing text: String, of contents: WorkbenchContents, folder: String = ".") throws {
    let lines = try Self.lines(of: text)
    guard let first = lines.first else {
      throw Failure(.badInput, "the log is empty; its first line must be the header")
    }
    header = try InputLogHeader(
      JSON(parsing: first.text), of: contents, place: first.place, folder: folder)
    var reader = InputLogReader()
    events = try lines.dropFirst().map { line in
      try reader.event(JSON(parsing: line.text), place: line.place)
    }
    for (before, after) in zip(events, events.dropFirst()) where after.time < before.time {
      throw Failure(
        .badInput,
        "\(after.place): t \(after.time.seconds) is before the event ahead of it, "
          + "\(before.time.seconds)")
    }
  }

  /// The limit of a line, in bytes, as for a token file. chosen
  private static let maximumLineLength = 1 << 20

  /// The lines that are not empty, with their numbers.
  private static func lines(of text: String) throws -> [(place: String, text: Substring)] {
    try text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .enumerated().compactMap { index, line in
        let place = "line \(index + 1)"
        if line.count > maximumLineLength {
          throw Failure(.badInput, "\(place) is longer than \(maximumLineLength) bytes")
        }
        let text = Substring(line)
        return text.allSatisfy(\.isWhitespace) ? nil : (place, text)
      }
  }

  @MainActor
  package var files: [PropertyValue] {
    let descriptions = header.scene.descriptions
    func isFile(_ name: String) -> Bool {
      descriptions.contains { $0.property(name)?.kind == .file }
    }
    let later = events.compactMap { event -> PropertyValue? in
      guard case .set(_, let name, let value, _) = event.kind, isFile(name) else { return nil }
      return PropertyValue(value, kind: .file, folder: header.folder)
    }
    return header.options.values.filter { isFile($0.name) }.map(\.value) + later
  }
}

/// Reads the lines of a log in order, since an event can depend on those before it.
package struct InputLogReader {
  private var history = PointerHistory()
  private var pointer = Point.zero

  package init() {}

  /// `place` begins the messages of errors.
  package mutating func event(_ json: JSON?, place: String) throws -> InputLogEvent {
    var event = try InputLogEvent(json, place: place, pointer: pointer)
    if case .input(.pointer(let read)) = event.kind {
      if read.phase != .exited { pointer = read.position }
      event.kind = .input(.pointer(history.completed(read)))
    }
    return event
  }
}

/// The click counts and the held primary button, which the pointer events of a log imply.
///
/// The window counts clicks by the times of the display, and the scene handles events at times of
/// its own, so both can disagree at the limit of a double click. The log then has the count.
struct PointerHistory {
  private var clicks = ClickCounter()
  private var held: Set<PointerID> = []

  /// A read event with both; a press without a count has 0.
  mutating func completed(_ event: PointerEvent) -> PointerEvent {
    var event = clicks.counted(event, as: event.clickCount > 0 ? event.clickCount : nil)
    if event.button == 1 {
      if event.phase == .pressed { held.insert(event.pointer) } else { held.remove(event.pointer) }
    }
    event.isPrimaryDown = held.contains(event.pointer)
    return event
  }

  /// The click count that the line of a handled event needs; `nil` if readers get the same one.
  mutating func clicksToWrite(of event: PointerEvent, at time: Instant) -> Int? {
    var event = event
    event.time = time
    let before = clicks
    let implied = clicks.counted(event).clickCount
    guard event.phase == .pressed, implied != event.clickCount else { return nil }
    clicks = before
    return clicks.counted(event, as: event.clickCount).clickCount
  }
}
