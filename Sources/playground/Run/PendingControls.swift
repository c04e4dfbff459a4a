import Controls

/// Controls that the user keeps pending, except those with a decision handler of their own.
@MainActor
final class PendingControls {
  private var releases: [() -> Void] = []

  func hold(_ controls: [Control]) {
    release()
    releases = controls.compactMap { ($0 as? any DecidingControl)?.hold() }
  }

  /// Accepts the pending changes.
  func release() {
    for release in releases { release() }
    releases.removeAll()
  }
}
