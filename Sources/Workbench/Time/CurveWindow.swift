import Canvas

struct CurveWindow: Hashable {
  /// In seconds. design: playground, Time
  static let lengths = 0.2...4.0
  static let standardLength = 0.8

  /// The parts of the length before the motion and after the shown time. chosen
  private static let lead = 0.15
  private static let tail = 0.2

  var start: Instant
  var length: Double

  var end: Instant { start.advanced(by: length) }

  @MainActor
  init(_ record: StageRecord, at time: Instant, length: Double) {
    self.length = length
    let spans = (record.marks.gestures + record.marks.motions).filter { $0.start <= time }
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
    // An idle control keeps its last motion in view; the end of a long motion is followed.
    start = max(
      begin.advanced(by: -length * Self.lead), last.advanced(by: -length * (1 - Self.tail)))
  }
}
