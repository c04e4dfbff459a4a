import Canvas

/// The stretch of a stage's time that its curves show.
struct CurveWindow: Hashable {
  /// Seconds that it can be long. design: playground, Time
  static let lengths = 0.2...4.0
  static let standardLength = 0.8

  /// How much of it lies before what it is about, and after the time that is looked at. chosen
  private static let lead = 0.15
  private static let tail = 0.2

  var start: Instant
  var length: Double

  var end: Instant { start.advanced(by: length) }

  /// - Parameters:
  ///   - record: what happened.
  ///   - time: the time that is looked at.
  ///   - length: seconds.
  @MainActor
  init(_ record: StageRecord, at time: Instant, length: Double) {
    self.length = length
    let spans = (record.marks.gestures + record.marks.motions).filter { $0.start <= time }
    // What follows soon, or overlaps, is one with what was before.
    var begin: Instant?
    var last: Instant?
    for span in spans.sorted(by: { $0.start < $1.start }) {
      let isNew = last.map { span.start.seconds(since: $0) > length / 2 } ?? true
      if isNew { begin = span.start }
      let end = min(span.end ?? time, time)
      last = max(isNew ? end : last ?? end, end)
    }
    guard let begin, let last else {
      start = time.advanced(by: -length * (1 - Self.tail))
      return
    }
    // At rest the last motion stays; what is longer than the window is followed.
    start = max(
      begin.advanced(by: -length * Self.lead), last.advanced(by: -length * (1 - Self.tail)))
  }
}
