import Canvas
import Controls

/// What happens on a stage, written down while it does.
@MainActor
final class StageRecord {
  let recording: InputRecording
  /// What the control did, each from a time on.
  private(set) var snapshots: [(time: Instant, behavior: BehaviorSnapshot)] = []
  /// When it was held, when something of it moved, when its owner was told of something.
  private(set) var marks = TimeMarks()

  private let preview: ControlPreview
  private let scene: Scene
  private var subscription: Subscription?
  private var input: Subscription?
  private var environment: SceneEnvironment
  /// When something came that has not been looked at yet.
  private var lastInput: Instant?

  /// - Parameters:
  ///   - preview: what is written down of.
  ///   - scene: the one that it is alone in.
  ///   - onEdit: called before the control is changed otherwise than by using it.
  init(of preview: ControlPreview, in scene: Scene, onEdit: @escaping () -> Void) {
    self.preview = preview
    self.scene = scene
    environment = scene.environment
    recording = InputRecording(
      InputLogHeader(scene: .control(preview.description.name)),
      ofStage: Self.start(of: preview, in: scene))
    input = scene.observe(.input) { [weak self] event in
      if case .input(let input, let time) = event { self?.add(InputLogEvent.Kind(input), at: time) }
    }
    preview.willChange = { [weak self] change in
      onEdit()
      self?.add(change)
    }
    (scene.root as? StagePlate)?.onEnvironmentChange = { [weak self] in self?.note($0) }
    subscription = preview.control.observe { [weak self] _ in self?.noteAction() }
  }

  /// Hears of nothing any more.
  func end() {
    input?.cancel()
    preview.willChange = nil
    (scene.root as? StagePlate)?.onEnvironmentChange = nil
    subscription?.cancel()
  }

  private func add(_ event: InputLogEvent.Kind, at time: Instant? = nil) {
    let time = time ?? scene.now
    // Between what came last and this nothing came.
    noteBehavior()
    lastInput = time
    recording.add(event, at: time)
  }

  /// Writes down what surrounds the control, before that has any effect on it.
  private func note(_ environment: SceneEnvironment) {
    if environment == self.environment { return }
    self.environment = environment
    add(.sceneEnvironment(environment))
  }

  private func noteAction() { marks.noteAction(at: scene.now) }

  /// A frame has been sampled for a time.
  func noteFrame(at time: Instant) {
    noteBehavior()
    guard let behavior = snapshots.last?.behavior else { return }
    let isMoving = behavior.isMoving(at: time)
    marks.noteMotion(isMoving, at: time)
    lastInput = nil
    if !isMoving && !behavior.isPressed && recording.wantsStart(at: time) {
      recording.add(Self.start(of: preview, in: scene))
    }
    forget(before: time.advanced(by: -PageTime.length))
  }

  /// Writes down what the control does, if that is something else.
  private func noteBehavior() {
    guard let behavior = BehaviorSnapshot(preview.control), behavior != snapshots.last?.behavior
    else { return }
    let time = lastInput ?? scene.now
    snapshots.append((time, behavior))
    marks.noteGesture(behavior.isPressed, at: time)
  }

  private func forget(before time: Instant) {
    marks.forget(before: time)
    // The last one before that time still says what the control did at it. Many go at a time, as
    // those that stay are moved up.
    let first = (snapshots.firstIndex { $0.time > time } ?? snapshots.count) - 1
    if first > 0, first * 4 >= snapshots.count { snapshots.removeFirst(first) }
  }

  /// What the control did at a time; of the first that is known for what was before.
  func behavior(at time: Instant) -> BehaviorSnapshot? {
    (snapshots.last { $0.time <= time } ?? snapshots.first)?.behavior
  }

  private static func start(of preview: ControlPreview, in scene: Scene) -> StageStart {
    let control = preview.control
    let behavior = BehaviorSnapshot(control)
    return StageStart(
      time: scene.now, values: preview.values,
      springs: preview.description.animations.compactMap { animation in
        animation.spring(of: control).map { (animation, $0) }
      },
      environment: scene.environment, isWaiting: preview.isWaiting,
      behavior: behavior?.isPressed == true ? nil : behavior,
      visibleFocus: control.isFocused ? scene.isFocusVisible : nil)
  }
}
