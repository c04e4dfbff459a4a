import Controls

/// Controls that the user keeps pending.
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

  /// Accepts the pending changes.
  func release() {
    for release in releases { release() }
    releases.removeAll()
  }
}
