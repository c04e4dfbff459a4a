import Canvas

/// A number on its way along a timing curve: where it started, where it ends, and when.
public struct Transition: Hashable, Sendable {
  /// What it starts from.
  public private(set) var start: Double
  /// What it ends at.
  public private(set) var target: Double
  /// When it starts.
  public private(set) var startTime: Instant

  /// Seconds.
  public private(set) var duration: Double

  /// How much of the way is done when.
  public private(set) var curve: TimingCurve

  /// A number at rest.
  public init(_ value: Double) {
    self.init(from: value, to: value, startTime: .zero, duration: 0, curve: .linear)
  }

  /// A number on its way from a moment on, for a duration (s).
  public init(
    from start: Double, to target: Double, startTime: Instant, duration: Double, curve: TimingCurve
  ) {
    self.start = start
    self.target = target
    self.startTime = startTime
    self.duration = duration
    self.curve = curve
  }

  /// Sends the number to a target from where it is.
  public mutating func animate(
    to target: Double, duration: Double, curve: TimingCurve, at time: Instant
  ) {
    self = Transition(
      from: value(at: time), to: target, startTime: time, duration: duration, curve: curve)
  }

  /// What it is at a moment.
  public func value(at time: Instant) -> Double {
    if isSettled(at: time) { return target }
    return start + (target - start) * progress(at: time)
  }

  /// How much of the way is done, 0 to 1.
  public func progress(at time: Instant) -> Double {
    guard duration > 0 else { return 1 }
    return curve.progress(at: time.seconds(since: startTime) / duration)
  }

  /// Whether it has ended at a moment.
  public func isSettled(at time: Instant) -> Bool {
    // A duration that is no number is over too.
    start == target || !(time.seconds(since: startTime) < duration)
  }
}
