import Canvas

/// Logs and movies of a page's recording.
extension InputRecording {
  /// The start of the user's last interaction with the page; `nil` if there was none.
  var lastInteraction: Instant? {
    var first: Instant?
    for entry in entries.prefix(countBeforeMenu ?? entries.count).reversed() {
      guard case .input(let event) = entry.kind else { continue }
      if let first, first.seconds(since: entry.time) > Self.pause { break }
      switch event {
      case .pointer(let event) where event.phase == .pressed || event.isPrimaryDown:
        first = entry.time
      case .key, .scroll: first = entry.time
      default: break
      }
    }
    return first
  }

  /// Seconds without input between two interactions. chosen
  private static let pause = 1.0

  /// Frames per second of logs and movies.
  static let rate = 60.0

  /// The text of a log file.
  ///
  /// - Parameters:
  ///   - end: the time of a replay's last frame; `nil` for when everything has settled.
  ///   - hasMenu: whether the log has the events that opened the menu.
  func text(until end: Instant? = nil, hasMenu: Bool = true) -> String {
    var header = header
    var shift = 0.0
    if let end {
      let length = end.seconds(since: start)
      let frames = (length * Self.rate).rounded(.up)
      shift = frames / Self.rate - length
      header.end = frames / Self.rate
    }
    var events = (hasMenu ? entries[...] : entries.prefix(countBeforeMenu ?? entries.count)).map {
      (kind: $0.kind, seconds: $0.time.seconds(since: start) + shift)
    }
    if header.isPending && shift > 0 {
      header.isPending = false
      events.insert((.environment(.pending, true), shift), at: 0)
    }
    let lines = [header.json] + events.compactMap { $0.kind.json(at: $0.seconds) }
    return lines.map { $0.text + "\n" }.joined()
  }
}
