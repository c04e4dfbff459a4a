import Canvas
import Controls

/// The time of a stage: how fast it runs, and what the control was like before.
///
/// It records while somebody wants it to, and nothing otherwise.
final class StageTime: PageTime {
  /// What happened, as far as that is known; nil before it is recorded.
  private(set) var record: StageRecord?

  private let preview: ControlPreview
  private let view: SceneView
  private let width: Double?

  /// - Parameters:
  ///   - preview: the control, as it is now.
  ///   - view: shows it.
  ///   - width: of the control's plate, pt; nil for as wide as the control likes.
  init(_ preview: ControlPreview, in view: SceneView, width: Double?) {
    self.preview = preview
    self.view = view
    self.width = width
  }

  /// The control that is shown: the live one, or one that is what that was.
  var shownPreview: ControlPreview { replica?.preview ?? preview }

  // MARK: PageTime

  /// Seconds of the stage.
  override var now: Instant { view.content.now }

  override var oldest: Instant? { record?.recording.start }

  override var marks: TimeMarks? { record?.marks }

  override var canSlowDown: Bool { true }

  override func setKept(_ isKept: Bool) {
    if isKept {
      record = StageRecord(of: preview, in: view.content) { [weak self] in self?.returnToNow() }
    } else {
      record?.end()
      record = nil
    }
  }

  override func noteFrame() { record?.noteFrame(at: now) }

  override func applySpeed() { view.speed = isPaused || isPast ? 0 : speed }

  override func stepOn() { view.step(by: Self.step) }

  override func makeReplica() -> SceneReplica? {
    guard let recording = record?.recording, let start = recording.stageStart else { return nil }
    return SceneReplica(
      of: start, recording.events(), preview.description, width: width)
  }

  /// The live control stands still, and loses what holds it.
  override func willLookBack() { view.content.handle(.focusLost(time: now)) }
}
