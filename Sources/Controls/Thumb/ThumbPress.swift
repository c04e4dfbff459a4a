import Canvas

/// The progress of a press on a thumb, from 0 (idle) to 1 (held); springs overshoot.
///
/// A short press rises for a minimum time before it falls, so that a tap is seen.
/// spec: docs/spec/glass.md#motion/tap
struct ThumbPress: Hashable, Sendable {
  private var running = Animated(0)
  private var start = Instant.zero
  /// The fall that follows the minimum time, and its start.
  private var fall: Animated?
  private var fallTime = Instant.zero

  /// Whether the thumb is held or still rises.
  var isRaised: Bool { running.target > 0 && fall == nil }

  mutating func rise(_ metrics: some ThumbMetrics, _ motion: MotionPreference, at time: Instant) {
    running = current(at: time)
    fall = nil
    start = time
    running.animate(
      to: 1, with: metrics.pressSpring.adapted(to: motion), at: time,
      pointsPerUnit: metrics.pressedThumbElongation)
  }

  mutating func fall(_ metrics: some ThumbMetrics, _ motion: MotionPreference, at time: Instant) {
    if !isRaised { return }
    fall = running
    fallTime = max(time, start.advanced(by: metrics.leastPressDuration))
    fall?.animate(
      to: 0, with: metrics.releaseSpring.adapted(to: motion), at: fallTime,
      pointsPerUnit: metrics.pressedThumbElongation)
  }

  mutating func show(_ progress: Double) {
    running.set(progress)
    fall = nil
  }

  func value(at time: Instant) -> Double { current(at: time).value(at: time) }

  func isSettled(at time: Instant) -> Bool {
    let waits = fall != nil && time < fallTime
    return !waits && current(at: time).isSettled(at: time)
  }

  private func current(at time: Instant) -> Animated {
    guard let fall, time >= fallTime else { return running }
    return fall
  }
}

/// The metrics of a thumb that grows while it is held.
protocol ThumbMetrics {
  var thumbMaterial: ThumbMaterial { get }
  var pressSpring: Spring { get }
  var releaseSpring: Spring { get }
  /// In seconds.
  var leastPressDuration: Double { get }
  /// The points by which a pressed thumb is longer, for the precision of its springs.
  var pressedThumbElongation: Double { get }
}

extension Spring {
  /// A spring that follows a dragged thumb: pointer events come in steps, and the velocity of the
  /// spring is continuous, and decays without overshoot when the pointer stops. chosen
  static let thumbTrail = Spring(response: 0.15, dampingRatio: 1)
}

/// A control with a thumb whose press can be shown at any progress, for pictures.
package protocol ThumbedControl: Control {
  /// Shows the thumb, or the one that was moved last, at a progress of its press.
  ///
  /// - Parameter progress: 0 (idle) to 1 (held).
  func showPress(at progress: Double)
}
