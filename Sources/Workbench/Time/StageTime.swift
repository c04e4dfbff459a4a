import Canvas
import Controls

final class StageTime: PageTime {
  private(set) var record: StageRecord?

  private let preview: ControlPreview
  private let view: SceneView
  private let width: Double?

  /// `width` is that of the plate, in points; `nil` for the control's own.
  init(_ preview: ControlPreview, in view: SceneView, width: Double?) {
    self.preview = preview
    self.view = view
    self.width = width
    super.init()
    // A control takes a tenth of the time of a page.
    mostWork *= 10
  }

  var shownPreview: ControlPreview { replica?.preview ?? preview }

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

  func noteFrame() {
    record?.noteFrame(at: now)
    // A control that is never idle keeps all of its input.
    if let record, record.recording.entries.count >= InputRecording.mostEvents, !isPast {
      setKept(false)
      setKept(true)
    }
  }

  override func applySpeed() { view.speed = isPaused || isPast ? 0 : speed }

  override func stepOn() { view.step(by: Self.step) }

  override func makeReplica() -> SceneReplica? {
    guard let recording = record?.recording, let start = recording.stageStart else { return nil }
    return SceneReplica(of: start, recording.entries, preview.description, width: width)
  }

  override func pastPreview(of preview: ControlPreview) -> ControlPreview? { replica?.preview }

  override func willLookBack() { view.content.handle(.focusLost(time: now)) }
}
