import Canvas
import Controls

/// The last input to a stage, with the snapshots from which it is played again.
@MainActor
final class StageRecord {
  let recording: InputRecording
  private(set) var snapshots: [(time: Instant, behavior: BehaviorSnapshot)] = []
  private(set) var marks = TimeMarks()

  private let preview: ControlPreview
  private let scene: Scene
  private var subscription: Subscription?
  private var input: Subscription?
  private var environment: SceneEnvironment
  private var lastInput: Instant?

  /// `onEdit` is called before the control is changed otherwise than by input.
  init(of preview: ControlPreview, in scene: Scene, onEdit: @escaping () -> Void) {
    (self.preview, self.scene) = (preview, scene)
    environment = scene.environment
    recording = InputRecording(
      InputLogHeader(scene: .control(preview.description)),
      ofStage: StageStart(of: preview, in: scene))
    input = scene.observe(.input) { [weak self] event in
      if case .input(let input, let time) = event { self?.add(InputLogEvent.Kind(input), at: time) }
    }
    preview.willChange = { [weak self] change in
      onEdit()
      self?.add(change)
    }
    (scene.root as? StageCard)?.onEnvironmentChange = { [weak self] in self?.note($0) }
    subscription = preview.control.observe { [weak self] _ in
      guard let self else { return }
      marks.noteAction(at: self.scene.now)
    }
  }

  func end() {
    input?.cancel()
    preview.willChange = nil
    (scene.root as? StageCard)?.onEnvironmentChange = nil
    subscription?.cancel()
  }

  private func add(_ event: InputLogEvent.Kind, at time: Instant? = nil) {
    let time = time ?? scene.now
    // The behavior since the last input, before this one changes it.
    noteBehavior()
    lastInput = time
    recording.add(event, at: time)
  }

  /// Records the environment before it affects the control.
  private func note(_ environment: SceneEnvironment) {
    if environment == self.environment { return }
    self.environment = environment
    add(.sceneEnvironment(environment))
  }

  func noteFrame(at time: Instant) {
    noteBehavior()
    guard let behavior = snapshots.last?.behavior else { return }
    let isMoving = behavior.isMoving(at: time)
    marks.noteMotion(isMoving, at: time)
    lastInput = nil
    if !isMoving && !behavior.isPressed && recording.wantsStart(at: time) {
      recording.add(StageStart(of: preview, in: scene))
    }
    forget(before: time.advanced(by: -PageTime.length))
  }

  private func noteBehavior() {
    guard let behavior = BehaviorSnapshot(preview.control), behavior != snapshots.last?.behavior
    else { return }
    if recording.entries.isEmpty, snapshots.count == 1 {
      // Before any input, only the layout changes a behavior, and nothing has moved.
      snapshots[0].behavior = behavior
      return
    }
    let time = lastInput ?? scene.now
    snapshots.append((time, behavior))
    marks.noteGesture(behavior.isPressed, at: time)
  }

  private func forget(before time: Instant) {
    marks.forget(before: time)
    // The last snapshot before that time still applies. Snapshots are removed many at a time,
    // because those that stay are moved.
    let first = (snapshots.firstIndex { $0.time > time } ?? snapshots.count) - 1
    if first > 0, first * 4 >= snapshots.count { snapshots.removeFirst(first) }
  }

  func behavior(at time: Instant) -> BehaviorSnapshot? {
    (snapshots.last { $0.time <= time } ?? snapshots.first)?.behavior
  }

  /// Seconds after which every animation has settled. chosen
  private static let settlingTime = 60.0

  /// The value at which an animation settles.
  func target(
    of animation: ControlAnimation, _ behavior: BehaviorSnapshot, at time: Instant
  ) -> Double {
    animation.value(of: behavior, at: time.advanced(by: Self.settlingTime))
  }

  /// The values that an animation would have with another spring from a time on, by default from
  /// the first one; empty if its target does not change from then on.
  func values(
    of animation: ControlAnimation, with spring: Spring, at times: [Instant],
    since start: Instant? = nil
  ) -> [Double] {
    guard let last = times.last, let first = times.first.map({ min($0, start ?? $0) }),
      let behavior = behavior(at: first)
    else { return [] }
    var start = first
    var state = Spring.State(
      value: animation.value(of: behavior, at: first),
      velocity: animation.velocity(of: behavior, at: first))
    var end = target(of: animation, behavior, at: first)
    var rest = snapshots.filter { $0.time > first && $0.time <= last }.map {
      (
        time: $0.time, behavior: $0.behavior,
        target: target(of: animation, $0.behavior, at: $0.time)
      )
    }[...]
    if rest.allSatisfy({ $0.target == end }) { return [] }
    return times.map { time in
      while let change = rest.first, change.time <= time {
        rest.removeFirst()
        if change.target == end { continue }
        // A value that follows the pointer has no animation.
        state =
          animation.value(of: change.behavior, at: change.time) == change.target
          ? Spring.State(value: change.target, velocity: 0)
          : spring.state(at: change.time.seconds(since: start), from: state, to: end)
        (start, end) = (change.time, change.target)
      }
      return spring.state(at: time.seconds(since: start), from: state, to: end).value
    }
  }
}

struct StageStart {
  var time: Instant
  var values: [(name: String, value: PropertyValue)]
  var springs: [(animation: ControlAnimation, spring: Spring)]
  var environment: SceneEnvironment
  var isWaiting: Bool
  /// `nil` if the control was pressed.
  var behavior: BehaviorSnapshot?
  /// `nil` if the control was not focused.
  var visibleFocus: Bool?
  /// In points of the stage's scene; `nil` outside of it.
  var pointer: Point?

  @MainActor
  init(of preview: ControlPreview, in scene: Scene) {
    let control = preview.control
    time = scene.now
    values = preview.values
    springs = preview.description.animations.compactMap { animation in
      animation.spring(of: control).map { (animation, $0) }
    }
    environment = scene.environment
    isWaiting = preview.isWaiting
    behavior = BehaviorSnapshot(control)
    if behavior?.isPressed == true { behavior = nil }
    visibleFocus = control.isFocused ? scene.isFocusVisible : nil
  }
}
