import Canvas
import Controls

/// The last positions of all pointers.
struct PointerTrail: Hashable {
  struct Sample: Hashable {
    var position: Point
    var time: Instant
  }

  /// Seconds that the path reaches back. spec: docs/spec/window.md#tools/trail
  static let duration = 0.6
  /// Seconds over which the velocity is measured. chosen
  private static let speedInterval = 0.1
  /// Seconds without an event after which the pointer stands still. chosen: three frames
  private static let timeout = 0.05
  /// The maximum number of samples, for 200 events a second.
  static let longest = 120
  /// Oldest first.
  private(set) var samples: [Sample] = []

  private var start = Instant.zero

  var isEmpty: Bool { samples.isEmpty }

  var head: Point? { samples.last?.position }

  mutating func add(_ position: Point, at time: Instant) {
    guard position.x.isFinite, position.y.isFinite, position != head else { return }
    if isEmpty { start = time }
    if samples.count == Self.longest { samples.removeFirst() }
    samples.append(Sample(position: position, time: time))
  }

  mutating func prune(at time: Instant) {
    samples.removeAll { time.seconds(since: $0.time) >= Self.duration }
  }

  /// 0 to 1.
  static func strength(of sample: Sample, at time: Instant) -> Double {
    (1 - time.seconds(since: sample.time) / duration).clamped(to: 1)
  }

  /// Seconds between changes of the shown speed. spec: docs/spec/window.md#rules/updates
  private static let textInterval = 0.1

  /// The speed that a text shows, which changes at multiples of the interval and not with frames.
  func shownSpeed(at time: Instant) -> Double {
    let steps = (time.seconds(since: start) / Self.textInterval).rounded(.down)
    return speed(at: start.advanced(by: steps * Self.textInterval))
  }

  /// In points per second.
  func speed(at time: Instant) -> Double {
    let samples = samples.prefix { $0.time <= time }
    guard let last = samples.last else { return 0 }
    let isMoving = time.seconds(since: last.time) < Self.timeout
    let end = isMoving ? last.time : time
    let recent = samples.drop { end.seconds(since: $0.time) > Self.speedInterval }
    guard let first = recent.first, recent.count > 1 else { return 0 }
    let seconds = end.seconds(since: first.time)
    if seconds <= 0 { return 0 }
    let way = zip(recent, recent.dropFirst()).reduce(0) { sum, pair in
      sum + pair.0.position.distance(to: pair.1.position)
    }
    return way / seconds
  }
}
