import Canvas
import Controls
import Support

/// A log that is played on the stage of its control.
@MainActor
package struct StagePlayback {
  private let log: InputLog
  private let path: String
  /// Seconds from the end of the log to the shown time.
  private let age: Double

  private static let tail = 1.5

  package init(
    _ path: String, on page: PageName, of contents: WorkbenchContents, age: Double
  ) throws {
    log = try InputLog(path: path, of: contents)
    (self.path, self.age) = (path, age)
    guard log.header.scene.name == page.rawValue else {
      throw Failure(
        .badInput,
        "\(path): the log is for the scene \(log.header.scene.name), not for the page \(page.rawValue)"
      )
    }
  }

  package func play(on page: WorkbenchPage, showFrame: (Instant) -> Void) throws {
    guard let time = page.time, let preview = page.preview,
      let scene = preview.control.scene
    else { return }
    time.isRecording = true
    // There is a single frame of the past.
    time.mostWork = .max
    preview.setWaiting(log.header.isPending)
    let end = (log.events.last?.time ?? .zero).advanced(by: Self.tail)
    var events = log.events[...]
    var number = 1
    while true {
      let moment = Instant(seconds: Double(number) * PageTime.step)
      while let event = events.popFirst(by: moment) { try perform(event, on: preview, in: scene) }
      showFrame(moment)
      if moment >= end { break }
      number += 1
    }
    if age > 0 { time.scrub(to: time.now.advanced(by: -age)) }
    showFrame(time.now)
  }

  private func perform(_ event: InputLogEvent, on preview: ControlPreview, in scene: Scene) throws {
    switch event.kind {
    case .input(let input): scene.handle(input)
    case .set(_, let name, let value, _):
      guard let property = preview.description.property(name) else {
        throw Failure(.badInput, "\(path), \(event.place): unknown property \(name)")
      }
      preview.set(property, to: PropertyValue(value, kind: property.kind, folder: "."))
      if let error = preview.errors[property.name] {
        throw Failure(.badInput, "\(path), \(event.place): \(error)")
      }
    case .environment(.pending, let value): preview.setWaiting(value == true)
    default:
      throw Failure(
        .badInput,
        "\(path), \(event.place): only pointer, key, set and pending events can be shown in a window"
      )
    }
  }
}
