import Canvas

/// What is made of a page's recording: logs, and the movie of what was done last.
extension InputRecording {
  /// When a button, a key or the wheel was first used in what the user did last on the page; nil if
  /// that was never.
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

  /// Seconds in which nothing is done, between one thing that is done and the next. chosen
  private static let pause = 1.0

  /// Frames a second of what is made of it.
  static let rate = 60.0

  /// The log of all until a moment, as a file has it.
  ///
  /// - Parameters:
  ///   - end: a replay ends there, in a frame of exactly that moment; nil for when everything has
  ///     settled.
  ///   - hasMenu: whether it has what the user did to get to the menu.
  func text(until end: Instant? = nil, hasMenu: Bool = true) -> String {
    var header = header
    var shift = 0.0
    if let end {
      let length = end.seconds(since: start)
      let frames = (length * Self.rate).rounded(.up)
      shift = frames / Self.rate - length
      header.end = frames / Self.rate
    }
    let entries = hasMenu ? entries[...] : entries.prefix(countBeforeMenu ?? entries.count)
    var lines: [String] = []
    if header.isPending && shift > 0 {
      header.isPending = false
      lines += [InputLogEvent.Kind.pending(true).json(at: shift)].compactMap { $0?.text }
    }
    lines.insert(header.json.text, at: 0)
    lines += entries.compactMap { $0.kind.json(at: $0.time.seconds(since: start) + shift)?.text }
    return lines.joined(separator: "\n") + "\n"
  }
}
