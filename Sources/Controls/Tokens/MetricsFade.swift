import Canvas

/// The motion of a scene's lengths between two designs.
@MainActor
final class MetricsFade {
  /// The spring of the lengths; spec: docs/spec/glass.md#fade.
  private static let spring = Spring(response: 0.3, dampingRatio: 1)
  /// The points on screen that the spring's 1 stands for; chosen: the largest change of a length.
  private static let distance = 32.0

  private var start: ControlMetrics
  /// The current metrics, or the target of the fade.
  private var target: ControlMetrics
  /// The metrics as the last frame showed them.
  private(set) var shown: ControlMetrics
  private var progress = Animated(1)
  /// Whether the last frame did not show the target yet.
  private(set) var isUnderWay = false

  init(_ metrics: ControlMetrics) {
    start = metrics
    target = metrics
    shown = metrics
  }

  /// Shows metrics at once, unless they are the target of a fade.
  func show(_ metrics: ControlMetrics) {
    if metrics == target { return }
    target = metrics
    shown = metrics
    progress.set(1)
    isUnderWay = false
  }

  /// Moves lengths from where they are; a fade that is reversed keeps its velocity.
  func go(to metrics: ControlMetrics, at time: Instant) {
    if metrics == target { return }
    var state = Spring.State(value: 0, velocity: 0)
    if metrics == start, !progress.isSettled(at: time) {
      let old = progress.state(at: time)
      state = Spring.State(value: 1 - old.value, velocity: -old.velocity)
      swap(&start, &target)
    } else {
      start = self.metrics(at: time)
      target = metrics
    }
    progress.animate(from: state, to: 1, with: Self.spring, at: time, pointsPerUnit: Self.distance)
    isUnderWay = true
  }

  /// Ends a fade; the next frame shows the target.
  func finish() { progress.set(1) }

  private func metrics(at time: Instant) -> ControlMetrics {
    if progress.isSettled(at: time) { return target }
    return start.mixed(with: target, by: progress.value(at: time))
  }

  /// Moves the lengths to a time, and returns whether they changed.
  func takeFrame(at time: Instant) -> Bool {
    if !isUnderWay { return false }
    shown = metrics(at: time)
    isUnderWay = !progress.isSettled(at: time)
    return true
  }
}
