import Canvas
import Controls

/// A page that cannot be paused, because no log can record a pause.
final class WindowTimeSource: TimeSource {
  weak var time: PageTime?
  private weak var controller: PageController?
  private var recordedMarks: TimeMarks?
  private var pressed: Set<ObjectIdentifier> = []
  private var subscription: Subscription?
  private var present: Instant?
  private let pictures = PastPictures()

  init(_ controller: PageController) { self.controller = controller }

  private var recording: InputRecording? { controller?.recordings?.ofWindow }

  var now: Instant { present ?? controller?.scene.now ?? .zero }

  var oldest: Instant? {
    guard let recording else { return .zero }
    return recording.end == nil ? recording.start : nil
  }

  var disabledReason: String? {
    recording?.end.map { "\($0) Press \(Shortcut.record.title) to reset the page." }
  }

  var marks: TimeMarks? { recordedMarks }

  func setRecording(_ isOn: Bool) {
    subscription?.cancel()
    (subscription, recordedMarks, pressed) = (nil, nil, [])
    guard isOn, let controller else { return }
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
    time?.returnToNow()
  }

  private func noteAction(of control: Control) {
    guard let controller, controller.isOfPage(control) else { return }
    recordedMarks?.noteAction(at: controller.scene.now)
    time?.returnToNow()
  }

  func noteFrame() {
    guard recordedMarks != nil, let controller else { return }
    let time = controller.scene.now
    let isMoving = controller.controls.contains {
      BehaviorSnapshot($0)?.isMoving(at: time) ?? false
    }
    recordedMarks?.noteMotion(isMoving, at: time)
    recordedMarks?.forget(before: time.advanced(by: -PageTime.length))
    self.time?.follow()
  }

  func makeReplica(before position: Instant) -> SceneReplica? {
    guard let recording, recording.end == nil, let first = time?.range?.lowerBound
    else { return nil }
    return SceneReplica(of: recording, since: first, tokens: controller?.tokens)
  }

  func eventCount(before time: Instant) -> Int { recording?.count(until: time) ?? 0 }

  /// Also while the timeline is closed, for the first look back.
  func keepPicture() {
    guard let recording, recording.end == nil, let controller else { return }
    let scene = controller.scene
    let page = PastPage(frame: controller.page.root.frameInScene, sceneSize: scene.size)
    if page.frame.isEmpty { return }
    let pixels = PixelRect(covering: page.frame, scale: scene.scale)
    let list = DisplayList {
      scene.paint(pixels, without: controller.workbench.pastLayer, with: $0)
    }
    pictures.add(
      PastPictures.Picture(time: scene.lastTime, list: list, page: page, pointer: recording.pointer)
    )
  }

  func picture(at time: Instant) -> PastPictures.Picture? { pictures.picture(at: time) }

  /// The control at the same place on the page of then.
  func preview(of preview: ControlPreview, in replica: SceneReplica) -> ControlPreview? {
    controller.flatMap { replica.preview(of: preview, among: $0.controls) }
  }

  func willLookBack() {
    present = now
    guard let root = controller?.page.root else { return }
    // A hidden node loses the pointer and the focus.
    root.isHidden = true
    root.isHidden = false
  }

  func didReturn() { present = nil }
}
