import Canvas
import Controls

/// Controls that wait for their owner as long as the user wants to see that.
///
/// Switches wait at once; what is changed of sliders and segmented controls waits then. What has an
/// owner of its own, or waits already, is left alone.
@MainActor
final class PendingControls {
  private var releases: [() -> Void] = []

  /// Has controls wait.
  func hold(_ controls: [Control]) {
    release()
    for control in controls {
      switch control {
      case let toggle as Switch:
        let waitsAnyway = toggle.isPending
        toggle.setPending(true)
        releases.append { [weak toggle] in toggle?.setPending(waitsAnyway) }
      case let slider as Slider: delay(slider)
      case let segmented as SegmentedControl: delay(segmented)
      default: break
      }
    }
  }

  private func delay<Behavior: DecidableBehavior>(_ control: BehaviorControl<Behavior>) {
    if control.behavior.asksFirst { return }
    control.decide(by: { _ in .later })
    releases.append { [weak control] in control?.decide(by: nil) }
  }

  /// Lets them go on; what was wanted of them meanwhile is accepted.
  func release() {
    for release in releases { release() }
    releases.removeAll()
  }
}
