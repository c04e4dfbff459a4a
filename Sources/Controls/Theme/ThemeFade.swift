import Canvas

/// A cross-fade of a scene between two themes; a class, because themes are large to copy.
@MainActor
final class ThemeFade {
  private var start: Theme
  /// The current theme, or the target of the fade.
  private(set) var target: Theme
  private var progress = Transition(1)
  /// Whether the last frame showed a mix, so that another frame has to show the final theme.
  private var wasMixed = false

  init(_ theme: Theme) {
    start = theme
    target = theme
  }

  /// Starts a fade from the shown colors to a theme; a duration of 0 seconds changes it at once.
  func go(to theme: Theme, at time: Instant, duration: Double, curve: TimingCurve = .easeInOut) {
    start = self.theme(at: time)
    target = theme
    progress = Transition(from: 0, to: 1, startTime: time, duration: duration, curve: curve)
  }

  /// Ends a fade; the next frame shows the target.
  func finish() { progress = Transition(1) }

  func theme(at time: Instant) -> Theme {
    if progress.isSettled(at: time) { return target }
    return start.mixed(with: target, by: progress.value(at: time))
  }

  func isUnderWay(at time: Instant) -> Bool { !progress.isSettled(at: time) }

  /// Whether a frame would differ from the last one.
  func wantsFrame(at time: Instant) -> Bool { wasMixed || isUnderWay(at: time) }

  /// Notes a new frame, and returns whether it differs from the last one.
  func takeFrame(at time: Instant) -> Bool {
    let wantsFrame = wantsFrame(at: time)
    wasMixed = isUnderWay(at: time)
    return wantsFrame
  }
}
