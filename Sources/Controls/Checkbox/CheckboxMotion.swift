import Canvas

/// The appearance of a checkbox at a moment.
public struct CheckboxState: Hashable, Sendable {
  /// The shares of on and mixed in the box and its marks.
  public var fill: ToggleFill
  /// The scale of the mark; springs overshoot.
  public var markScale: Double
}

/// The animations of a checkbox. spec: docs/spec/rendering.md#6/switch-checkbox-style
struct CheckboxMotion: Hashable, Sendable {
  private var fade: ToggleFade
  private var markScale = Animated(1)

  /// The settled box of a value.
  init(_ value: SemanticsValue.Toggle) { fade = ToggleFade(value) }

  mutating func show(
    _ value: SemanticsValue.Toggle, _ metrics: CheckboxMetrics, _ motion: MotionPreference,
    at time: Instant
  ) {
    growMark(of: value, metrics, motion, at: time)
    fade.show(value, over: metrics.fadeDuration, at: time)
  }

  /// A mark grows when it appears; one that is still fading out keeps its size.
  private mutating func growMark(
    of value: SemanticsValue.Toggle, _ metrics: CheckboxMetrics, _ motion: MotionPreference,
    at time: Instant
  ) {
    if value == .off || fade.fill(at: time).filled > 0 { return }
    markScale.set(motion == .full ? metrics.startScale : 1)
    markScale.animate(to: 1, with: metrics.markSpring, at: time, pointsPerUnit: metrics.size / 2)
  }

  func state(at time: Instant) -> CheckboxState {
    CheckboxState(fill: fade.fill(at: time), markScale: markScale.value(at: time))
  }

  func isSettled(at time: Instant) -> Bool {
    fade.isSettled(at: time) && markScale.isSettled(at: time)
  }
}
