import Canvas
import Controls

/// The control of a stage, which can be slowed down.
final class StageTimeSource: TimeSource {
  weak var time: PageTime?
  private(set) var record: StageRecord?

  private let preview: ControlPreview
  private let view: SceneView
  private let width: Double?

  /// `width` is that of the card, in points; `nil` for the control's own.
  init(_ preview: ControlPreview, in view: SceneView, width: Double?) {
    (self.preview, self.view, self.width) = (preview, view, width)
  }

  var now: Instant { view.content.now }

  var oldest: Instant? { record?.recording.start }

  var marks: TimeMarks? { record?.marks }

  var canSlowDown: Bool { true }

  func setRecording(_ isOn: Bool) {
    if isOn {
      record = StageRecord(of: preview, in: view.content) { [weak self] in self?.time?.returnToNow()
      }
    } else {
      record?.end()
      record = nil
    }
  }

  func noteFrame() {
    record?.noteFrame(at: now)
    // A control that is never idle keeps all of its input.
    if let record, record.recording.entries.count >= InputRecording.mostEvents,
      time?.isPast == false
    {
      setRecording(false)
      setRecording(true)
    }
  }

  func run(atSpeed speed: Double) { view.speed = speed }

  func step(by seconds: Double) { view.step(by: seconds) }

  func makeReplica(before position: Instant) -> SceneReplica? {
    guard let (start, events) = record?.recording.stage(until: position) else { return nil }
    return SceneReplica(of: start, events, preview.description, width: width)
  }

  func preview(of preview: ControlPreview, in replica: SceneReplica) -> ControlPreview? {
    replica.preview
  }

  func willLookBack() { view.content.handle(.focusLost(time: now)) }
}
