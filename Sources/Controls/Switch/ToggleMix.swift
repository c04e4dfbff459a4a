import Canvas

/// How much of what is shown is on, and how much is mixed, while colours change over; the rest is off.
struct ToggleMix: Hashable, Sendable {
  private var on: Transition
  private var mixed: Transition

  init(_ value: SemanticsValue.Toggle) {
    on = Transition(value == .on ? 1 : 0)
    mixed = Transition(value == .mixed ? 1 : 0)
  }

  /// Changes over from what is shown, evenly.
  ///
  /// - Parameters:
  ///   - value: what is shown in the end.
  ///   - time: when it begins.
  ///   - duration: seconds.
  mutating func fade(to value: SemanticsValue.Toggle, at time: Instant, duration: Double) {
    on.animate(to: value == .on ? 1 : 0, duration: duration, curve: .linear, at: time)
    mixed.animate(to: value == .mixed ? 1 : 0, duration: duration, curve: .linear, at: time)
  }

  /// 0 to 1.
  func onAmount(at time: Instant) -> Double { on.value(at: time) }

  /// 0 to 1; never more than is left by what is on.
  func mixedAmount(at time: Instant) -> Double { mixed.value(at: time) }

  func isSettled(at time: Instant) -> Bool { on.isSettled(at: time) && mixed.isSettled(at: time) }
}
