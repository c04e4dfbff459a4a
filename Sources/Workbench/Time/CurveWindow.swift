import Canvas

/// The part of the time that the animation curves show.
struct CurveWindow: Hashable {
  /// In seconds. spec: docs/spec/window.md#time/bracket
  static let lengths = 0.2...4.0
  static let standardLength = 0.8
  /// The parts of the length before the motion and after it. chosen
  private static let lead = 0.15
  private static let tail = 0.2
  /// The longest pause within a motion, in seconds. chosen
  private static let longestPause = 0.4

  let start: Instant
  /// In seconds.
  let length: Double
  /// The beginning of the shown motion and of its gesture; `nil` if there is none.
  let motionStart: Instant?
  /// The length at a zoom of 1, in seconds.
  private let naturalLength: Double

  var end: Instant { start.advanced(by: length) }

  /// The window of a motion: as a whole once it is over, else its last part.
  ///
  /// A `zoom` above 1 shows more time, within ``lengths``.
  @MainActor
  init(_ record: StageRecord, at time: Instant, zoom: Double = 1) {
    var motion: (start: Instant, end: Instant, isOver: Bool)?
    for span in record.marks.spans where span.start <= time {
      let pause = motion.map { span.start.seconds(since: $0.end) }
      let isContinued = pause.map { $0 <= Self.longestPause } ?? false
      let start = isContinued ? motion?.start : nil
      motion = (start ?? span.start, span.end ?? time, span.end != nil)
    }
    motionStart = motion?.start
    guard let motion, motion.isOver else {
      naturalLength = Self.standardLength
      length = Self.limited(naturalLength * zoom, naturalLength)
      // The end of a long motion is followed.
      let first = motion?.start.advanced(by: -length * Self.lead)
      let latest = time.advanced(by: -length * (1 - Self.tail))
      start = max(first ?? latest, latest)
      return
    }
    let share = 1 - Self.lead - Self.tail
    var begin = motion.start
    if motion.end.seconds(since: begin) > Self.lengths.upperBound * share {
      // After a long gesture, the animation is of interest.
      let releases = record.marks.gestures.compactMap(\.end)
      begin = releases.last { (begin...motion.end).contains($0) } ?? begin
    }
    naturalLength = min(
      max(Self.standardLength, motion.end.seconds(since: begin) / share), PageTime.length)
    length = Self.limited(naturalLength * zoom, naturalLength)
    let first = begin.advanced(by: -length * Self.lead)
    // A shown moment of the motion stays in view.
    start = time < motion.end ? max(first, time.advanced(by: -length * (1 - Self.tail))) : first
  }

  private static func limited(_ length: Double, _ naturalLength: Double) -> Double {
    min(max(length, lengths.lowerBound), max(lengths.upperBound, naturalLength))
  }

  /// The zoom after a change of the length by a factor.
  func zoom(by factor: Double) -> Double {
    Self.limited(length * factor, naturalLength) / naturalLength
  }
}
