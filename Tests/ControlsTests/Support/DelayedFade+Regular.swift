import Canvas

@testable import Controls

extension DelayedFade {
  /// Flips as a switch does that goes by the figures of the documents.
  nonisolated mutating func flip(to target: Double, at time: Instant) {
    let metrics = SwitchMetrics.regular
    flip(to: target, at: time, after: metrics.fadeDelay, duration: metrics.fadeDuration)
  }
}
