import Canvas

/// The shares of on and mixed in the colors of a toggle button or checkbox; the rest is off.
public struct ToggleFill: Hashable, Sendable {
  /// The share of on, 0...1.
  public var on: Double
  /// The share of mixed, 0...1.
  public var mixed: Double

  /// The share of on and mixed together, 0...1.
  var filled: Double { min(on + mixed, 1) }
}

/// A fade between the colors of off, on and mixed.
struct ToggleFade: Hashable, Sendable {
  private var on: Transition
  private var mixed: Transition

  /// The settled colors of a value.
  init(_ value: SemanticsValue.Toggle) {
    on = Transition(value == .on ? 1 : 0)
    mixed = Transition(value == .mixed ? 1 : 0)
  }

  /// Fades to a value over a duration in seconds.
  mutating func show(_ value: SemanticsValue.Toggle, over duration: Double, at time: Instant) {
    on.animate(to: value == .on ? 1 : 0, duration: duration, curve: .linear, at: time)
    mixed.animate(to: value == .mixed ? 1 : 0, duration: duration, curve: .linear, at: time)
  }

  func fill(at time: Instant) -> ToggleFill {
    ToggleFill(on: on.value(at: time), mixed: mixed.value(at: time))
  }

  func isSettled(at time: Instant) -> Bool { on.isSettled(at: time) && mixed.isSettled(at: time) }
}
