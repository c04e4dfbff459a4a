import Canvas
import Controls

/// What concerns a log's control that is alone in its scene, as a page has it for all of its own.
@MainActor
final class ReplaySurroundings {
  /// What everybody says about theme, contrast and accent.
  var authority: PreferenceAuthority
  let pendingControls = PendingControls()
  private var snapshot: SnapshotScene

  init(_ snapshot: SnapshotScene, _ authority: PreferenceAuthority) {
    self.snapshot = snapshot
    self.authority = authority
  }

  /// Gives the control another width, or another height if it stands upright, pt.
  func setWidth(_ width: Double) {
    snapshot.setWidth(width)
    fit()
  }

  /// The control takes another room now.
  func fit() {
    snapshot.fit()
    snapshot.scene.resize(to: snapshot.size, scale: snapshot.scene.scale)
  }
}
