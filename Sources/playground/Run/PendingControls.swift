import Controls

/// Controls that wait for their owner as long as the user wants to see that.
///
/// A control with a decision handler of its own is left alone.
@MainActor
final class PendingControls {
  private var releases: [() -> Void] = []

  func hold(_ controls: [Control]) {
    release()
    releases = controls.compactMap { control in
      ControlCatalog.playground.description(of: control)?.decisions?.hold(control)
    }
  }

  /// Lets them go on; changes that are pending are accepted.
  func release() {
    for release in releases { release() }
    releases.removeAll()
  }
}
