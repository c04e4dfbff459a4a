import Canvas
import Controls

/// The time of a page that cannot be paused, because no log can record a pause.
final class WindowTime: PageTime {
  private weak var controller: PageController?
  private var recordedMarks: TimeMarks?
  private var pressed: Set<ObjectIdentifier> = []
  private var subscription: Subscription?
  private var present: Instant?
  private let pictures = PastPictures()

  init(_ controller: PageController) { self.controller = controller }

  private var recording: InputRecording? { controller?.capture?.windowRecording }

  override var now: Instant { present ?? controller?.scene.now ?? .zero }

  override var oldest: Instant? {
    guard let recording else { return .zero }
    return recording.end == nil ? recording.start : nil
  }

  override var disabledReason: String? {
    recording?.end.map { "\($0) Press F9 to reset the page." }
  }

  override var marks: TimeMarks? { recordedMarks }

  override func setKept(_ isKept: Bool) {
    subscription?.cancel()
    (subscription, recordedMarks, pressed) = (nil, nil, [])
    guard isKept, let controller else { return }
    recordedMarks = TimeMarks()
    subscription = controller.scene.observe([.control, .action]) { [weak self] event in
      switch event {
      case .control(let control, let event, _): self?.note(event, of: control)
      case .action(let control, _): self?.noteAction(of: control)
      case .input, .change: break
      }
    }
  }

  private func note(_ event: ControlEvent, of control: Control) {
    guard let controller, controller.isOfPage(control) else { return }
    let key = ObjectIdentifier(control)
    switch event {
    case .pointer(let event):
      if event.phase == .pressed { pressed.insert(key) }
      if event.phase == .released || event.phase == .exited { pressed.remove(key) }
    case .cancel: pressed.remove(key)
    case .key, .scroll: break
    }
    recordedMarks?.noteGesture(!pressed.isEmpty, at: controller.scene.now)
    if case .cancel = event { return }
    returnToNow()
  }

  private func noteAction(of control: Control) {
    guard let controller, controller.isOfPage(control) else { return }
    recordedMarks?.noteAction(at: controller.scene.now)
    returnToNow()
  }

  func noteFrame() {
    guard recordedMarks != nil, let controller else { return }
    let time = controller.scene.now
    let isMoving = controller.controls.contains {
      BehaviorSnapshot($0)?.isMoving(at: time) ?? false
    }
    recordedMarks?.noteMotion(isMoving, at: time)
    recordedMarks?.forget(before: time.advanced(by: -PageTime.length))
    follow()
  }

  override func makeReplica() -> SceneReplica? {
    guard let recording, recording.end == nil, let first = range?.lowerBound else { return nil }
    return SceneReplica(of: recording, since: first, tokens: controller?.tokens)
  }

  override func eventCount(before time: Instant) -> Int { recording?.count(until: time) ?? 0 }

  override func willPlay(_ replica: SceneReplica) {
    guard let first = pictures.end ?? range?.lowerBound else { return }
    replica.keep(pictures, since: first)
  }

  override func picture(at time: Instant) -> PastPictures.Picture? { pictures.picture(at: time) }

  /// The control at the same place on the page of then.
  override func pastPreview(of preview: ControlPreview) -> ControlPreview? {
    controller.flatMap { replica?.preview(of: preview, among: $0.controls) }
  }

  override func willLookBack() {
    present = now
    guard let root = controller?.page.root else { return }
    // A hidden node loses the pointer and the focus.
    root.isHidden = true
    root.isHidden = false
  }

  override func didReturn() {
    present = nil
    pictures.removeAll()
  }
}
