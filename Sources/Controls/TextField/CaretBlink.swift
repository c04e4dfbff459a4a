import Canvas

/// The blinking of a caret, as the desktop sets it.
public struct CaretBlink: Hashable, Sendable {
  /// The time from one appearance to the next, in seconds; 0 for a caret that does not blink.
  public var period: Double
  /// The time after which a caret that is not moved stays visible, in seconds.
  public var timeout: Double

  /// A blinking with a period and a time after which it ends, in seconds; other than finite
  /// positive numbers mean a caret that does not blink.
  ///
  /// spec: docs/spec/text-input.md#behavior
  public init(period: Double = 1.2, timeout: Double = 10) {
    self.period = period.isFinite && period > 0 ? period : 0
    self.timeout = timeout.isFinite && timeout > 0 ? timeout : 0
  }

  /// The blinking that the user prefers.
  public init(_ preferences: DesktopPreferences) {
    let standard = CaretBlink()
    self.init(
      period: preferences.caretBlinkPeriod ?? standard.period,
      timeout: preferences.caretBlinkTimeout ?? standard.timeout)
  }

  /// A caret that does not blink.
  public static let never = CaretBlink(period: 0)
  /// The part of the period in which the caret is visible. chosen: as in GTK
  private static let visiblePart = 2.0 / 3

  func isVisible(at time: Instant, since start: Instant) -> Bool {
    let elapsed = elapsed(at: time, since: start)
    if period == 0 || elapsed >= timeout { return true }
    return elapsed - cycle(of: elapsed) * period < Self.visiblePart * period
  }

  /// The time at which the caret that moved at `start` appears or disappears next.
  func nextFrame(after time: Instant, since start: Instant) -> NextFrame {
    let elapsed = elapsed(at: time, since: start)
    if period == 0 || elapsed >= timeout { return .idle }
    let begin = cycle(of: elapsed) * period
    let end = begin + Self.visiblePart * period
    let next = elapsed < end ? end : begin + period
    // A caret that is visible at the end of the blinking does not change there.
    if next >= timeout && elapsed < end { return .idle }
    return .at(start.advanced(by: min(next, timeout)))
  }

  /// Moments are whole nanoseconds, so that one may lie just before its change.
  private func elapsed(at time: Instant, since start: Instant) -> Double {
    max(0, time.seconds(since: start) + 1e-8)
  }

  private func cycle(of elapsed: Double) -> Double { (elapsed / period).rounded(.down) }
}
