/// The pixels sent over the connection whose arrival the server has not confirmed.
///
/// The server confirms marks, which are sent after pixels. Frames wait while too many pixels are in
/// flight, because a slow connection would transmit outdated frames before the latest one.
struct PixelsInFlight: Hashable, Sendable {
  /// The number of pixels up to which another frame can be sent: 64 KiB, or 0.1 s at 5 Mbit/s; a
  /// few frames of a drag, so that a delay of the connection does not limit their rate. chosen
  static let limit = 16_384
  /// The number of pixels after which a mark is sent. chosen
  static let interval = 4096

  private struct Mark: Hashable {
    var pixels: Int
    /// The time at which the frame was sent, if its sending is measured.
    var start: Instant?
  }

  /// The marks that are not confirmed, oldest first.
  private var marks: [Mark] = []
  private var unmarked = 0

  var count: Int { marks.reduce(unmarked) { $0 + $1.pixels } }

  /// Adds a frame, measured if it has a start; returns whether a mark has to be sent after it.
  mutating func add(_ pixels: Int, measuredFrom start: Instant?) -> Bool {
    unmarked += pixels
    if start == nil, unmarked < Self.interval { return false }
    marks.append(Mark(pixels: unmarked, start: start))
    unmarked = 0
    return true
  }

  /// Confirms the oldest mark; returns the duration of sending, in seconds, if it is measured.
  mutating func confirm(at now: Instant) -> Double? {
    if marks.isEmpty { return nil }
    return marks.removeFirst().start.map { now.seconds(since: $0) }
  }
}
