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

  /// The control takes another room now.
  ///
  /// - Parameter width: another one for it, or another height if it stands upright, pt; nil for as
  ///   before.
  func fit(width: Double? = nil) {
    snapshot.fit(width: width)
    snapshot.scene.resize(to: snapshot.size, scale: snapshot.scene.scale)
  }
}
