import Canvas
import Controls

package struct InputLog {
  package var header: InputLogHeader
  var events: [InputLogEvent]

  /// `-` is standard input.
  @MainActor
  package init(path: String, of contents: WorkbenchContents) throws {
    self = try Self(parsing: Input.text(of: path), of: contents, folder: Input.folder(of: path))
  }

  /// Errors name the line; `folder` is that of relative file names.
  @MainActor
  init(parsing text: String, of contents: WorkbenchContents, folder: String = ".") throws {
    let lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r\n"].contains($0) }
      .enumerated()
      .filter { !$0.element.allSatisfy(\.isWhitespace) }
      .map { (place: "line \($0.offset + 1)", text: $0.element) }
    guard let first = lines.first else {
      throw Failure(.badInput, "the log is empty; its first line must be the header")
    }
    header = try InputLogHeader(
      JSON(parsing: first.text), of: contents, place: first.place, folder: folder)
    var history = PointerHistory()
    var place = Point.zero
    events = try lines.dropFirst().map { line in
      var event = try InputLogEvent(JSON(parsing: line.text), place: line.place, pointer: place)
      if case .input(.pointer(let pointer)) = event.kind {
        if pointer.phase != .exited { place = pointer.position }
        event.kind = .input(.pointer(history.completed(pointer)))
      }
      return event
    }
    for (before, after) in zip(events, events.dropFirst()) where after.time < before.time {
      throw Failure(
        .badInput,
        "\(after.place): t \(after.time.seconds) is before the event ahead of it, "
          + "\(before.time.seconds)")
    }
  }

  /// The values of properties that lead to files.
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
