import Canvas

/// The shares of on and mixed in the shown colors during a fade; the rest is off.
struct ToggleMix: Hashable, Sendable {
  private var on: Transition
  private var mixed: Transition

  init(_ value: SemanticsValue.Toggle) {
    on = Transition(value == .on ? 1 : 0)
    mixed = Transition(value == .mixed ? 1 : 0)
  }

  mutating func fade(to value: SemanticsValue.Toggle, at time: Instant, duration: Double) {
    on.animate(to: value == .on ? 1 : 0, duration: duration, curve: .linear, at: time)
    mixed.animate(to: value == .mixed ? 1 : 0, duration: duration, curve: .linear, at: time)
  }

  func onAmount(at time: Instant) -> Double { on.value(at: time) }

  /// At most the rest of ``onAmount(at:)``.
  func mixedAmount(at time: Instant) -> Double { mixed.value(at: time) }

  func isSettled(at time: Instant) -> Bool { on.isSettled(at: time) && mixed.isSettled(at: time) }
}
