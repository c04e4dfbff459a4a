import Canvas

@testable import Controls

extension DelayedFade {
  /// Flips like a switch with the metrics of the spec.
  nonisolated mutating func flip(to target: Double, at time: Instant) {
    let metrics = SwitchMetrics.regular
    flip(to: target, at: time, after: metrics.fadeDelay, duration: metrics.fadeDuration)
  }
}
