import Canvas
import Controls

/// When the controls of a page were held, moved and told their owners, written down while they do.
@MainActor
final class PageRecord {
  private(set) var marks = TimeMarks()

  private unowned let scene: Scene
  private let controls: () -> [Control]
  private let isOfInterest: (Control) -> Bool
  private let onUse: () -> Void
  private var held: Set<ObjectIdentifier> = []
  private var subscription: Subscription?

  /// - Parameters:
  ///   - scene: its controls are listened to; it outlives this.
  ///   - controls: those that may move.
  ///   - isOfInterest: whether a control is the page's.
  ///   - onUse: called when somebody uses one of them.
  init(
    _ scene: Scene, controls: @escaping () -> [Control],
    isOfInterest: @escaping (Control) -> Bool, onUse: @escaping () -> Void
  ) {
    self.scene = scene
    self.controls = controls
    self.isOfInterest = isOfInterest
    self.onUse = onUse
    subscription = scene.observe([.control, .action]) { [weak self] event in
      switch event {
      case .control(let control, let event, _): self?.note(event, of: control)
      case .action(let control, _): self?.noteAction(of: control)
      case .input, .change: break
      }
    }
  }

  isolated deinit {
    subscription?.cancel()
  }

  private func note(_ event: ControlEvent, of control: Control) {
    guard isOfInterest(control) else { return }
    let key = ObjectIdentifier(control)
    switch event {
    case .pointer(let event):
      if event.phase == .pressed { held.insert(key) }
      if event.phase == .released || event.phase == .left { held.remove(key) }
    case .cancel: held.remove(key)
    case .key, .scroll: break
    }
    marks.noteGesture(!held.isEmpty, at: scene.now)
    if case .cancel = event { return }
    onUse()
  }

  private func noteAction(of control: Control) {
    guard isOfInterest(control) else { return }
    marks.noteAction(at: scene.now)
    onUse()
  }

  /// A frame has been sampled for a time.
  func noteFrame(at time: Instant) {
    let isMoving = controls().contains { BehaviorSnapshot($0)?.isMoving(at: time) ?? false }
    marks.noteMotion(isMoving, at: time)
    marks.forget(before: time.advanced(by: -PageTime.length))
  }
}
