/// The timers of an event loop.
struct TimerQueue {
  struct Timer {
    let number: Int
    var due: Instant
    /// In seconds; `nil` fires once.
    let interval: Double?
    let body: () -> Void
  }

  private var timers: [Timer] = []
  private var nextNumber = 0

  var deadline: Instant? { timers.lazy.map(\.due).min() }

  /// In seconds; returns the timer's number.
  mutating func add(
    after delay: Double, every interval: Double?, at now: Instant, _ body: @escaping () -> Void
  ) -> Int {
    nextNumber += 1
    timers.append(
      Timer(
        number: nextNumber, due: now.advanced(by: max(0, delay)), interval: interval, body: body))
    return nextNumber
  }

  mutating func remove(_ number: Int) { timers.removeAll { $0.number == number } }

  /// Returns the next due timer's function and reschedules it; missed intervals are skipped.
  mutating func takeDue(at now: Instant) -> (() -> Void)? {
    guard let first = timers.indices.min(by: { timers[$0].due < timers[$1].due }),
      timers[first].due <= now
    else { return nil }
    guard let interval = timers[first].interval else { return timers.remove(at: first).body }
    let missed = (now.seconds(since: timers[first].due) / interval).rounded(.down)
    let next = timers[first].due.advanced(by: (missed + 1) * interval)
    timers[first].due = max(next, Instant(nanoseconds: now.nanoseconds + 1))
    return timers[first].body
  }
}

/// A registration that lasts until it is canceled, whether or not it is kept.
@MainActor
public final class Subscription {
  private var end: (() -> Void)?

  /// Creates a subscription with a function that is called once, when it is canceled.
  public init(end: @escaping () -> Void) { self.end = end }

  /// Ends the registration, with immediate effect.
  public func cancel() {
    let end = end
    self.end = nil
    end?()
  }
}
