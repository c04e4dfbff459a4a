import Canvas

/// A scene's way from one theme to another.
///
/// Themes are large: an object hands out the one that is asked for, where a value would be copied
/// whole.
@MainActor
final class ThemeFade {
  private var start: Theme
  /// The theme that is shown or faded to.
  private(set) var target: Theme
  private var progress = Transition(1)
  /// Whether the last frame showed a mix, so that one more has to show the pure theme.
  private var wasMixed = false

  init(_ theme: Theme) {
    start = theme
    target = theme
  }

  /// Sets out for another theme from what is shown.
  ///
  /// - Parameter duration: seconds; 0 to be there at once.
  func go(to theme: Theme, at time: Instant, duration: Double) {
    start = self.theme(at: time)
    target = theme
    progress = Transition(from: 0, to: 1, startTime: time, duration: duration, curve: .easeInOut)
  }

  func theme(at time: Instant) -> Theme {
    let part = progress.value(at: time)
    return part < 1 ? start.mixed(with: target, by: part) : target
  }

  func isUnderWay(at time: Instant) -> Bool { !progress.isSettled(at: time) }

  /// Whether a frame shows other colours than the last one.
  func wantsFrame(at time: Instant) -> Bool { wasMixed || isUnderWay(at: time) }

  /// A frame is about to be shown; returns whether it shows other colours than the last one.
  func takeFrame(at time: Instant) -> Bool {
    let wantsFrame = wantsFrame(at: time)
    wasMixed = isUnderWay(at: time)
    return wantsFrame
  }
}
