import Canvas

/// A number animated along a timing curve.
public struct Transition: Hashable, Sendable {
  /// The initial value.
  public private(set) var start: Double
  /// The final value.
  public private(set) var target: Double
  /// The start time.
  public private(set) var startTime: Instant
  /// The duration, in seconds.
  public private(set) var duration: Double
  /// The timing curve.
  public private(set) var curve: TimingCurve

  /// A settled number.
  public init(_ value: Double) {
    self.init(from: value, to: value, startTime: .zero, duration: 0, curve: .linear)
  }

  /// An animated number; the duration is in seconds.
  public init(
    from start: Double, to target: Double, startTime: Instant, duration: Double, curve: TimingCurve
  ) {
    (self.start, self.target, self.startTime) = (start, target, startTime)
    (self.duration, self.curve) = (duration, curve)
  }

  /// Animates to a target from the current value.
  public mutating func animate(
    to target: Double, duration: Double, curve: TimingCurve, at time: Instant
  ) {
    self = Transition(
      from: value(at: time), to: target, startTime: time, duration: duration, curve: curve)
  }

  /// The value at a time.
  public func value(at time: Instant) -> Double {
    if isSettled(at: time) { return target }
    return start + (target - start) * progress(at: time)
  }

  /// The progress along the curve, 0...1.
  public func progress(at time: Instant) -> Double {
    guard duration > 0 else { return 1 }
    return curve.progress(at: time.seconds(since: startTime) / duration)
  }

  /// Whether the transition is over at a time.
  public func isSettled(at time: Instant) -> Bool {
    // A NaN duration is over too.
    start == target || !(time.seconds(since: startTime) < duration)
  }
}
