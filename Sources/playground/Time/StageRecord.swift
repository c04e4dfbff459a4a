import Canvas
import Controls

/// What happens on a stage, written down while it does.
@MainActor
final class StageRecord {
  private(set) var history: StageHistory
  /// What the control did, each from a time on.
  private(set) var snapshots: [(time: Instant, behavior: BehaviorSnapshot)] = []
  /// When it was held, when something of it moved, when its owner was told of something.
  private(set) var marks = TimeMarks()

  private let specimen: Specimen
  private let scene: Scene
  private var subscription: Subscription?
  private var input: Subscription?
  private var environment: SceneEnvironment
  /// When something came that has not been looked at yet.
  private var lastInput: Instant?

  /// - Parameters:
  ///   - specimen: what is written down of.
  ///   - scene: the one that it is alone in.
  ///   - onEdit: called before the control is changed otherwise than by using it.
  init(of specimen: Specimen, in scene: Scene, onEdit: @escaping () -> Void) {
    self.specimen = specimen
    self.scene = scene
    environment = scene.environment
    history = StageHistory(Self.start(of: specimen, in: scene))
    input = scene.observeInput { [weak self] input, time in self?.add(.input(input), at: time) }
    specimen.onSet = { [weak self] property, value in
      onEdit()
      self?.add(.setting(property: property.name, value))
    }
    specimen.onSpring = { [weak self] motion, spring in
      onEdit()
      self?.add(.spring(motion, spring))
    }
    specimen.onWait = { [weak self] isWaiting in
      onEdit()
      self?.add(.waiting(isWaiting))
    }
    (scene.root as? StagePlate)?.onEnvironmentChange = { [weak self] in self?.note($0) }
    subscription = specimen.control.observe { [weak self] _ in self?.noteAction() }
  }

  /// Hears of nothing any more.
  func end() {
    input?.cancel()
    specimen.onSet = nil
    specimen.onSpring = nil
    specimen.onWait = nil
    (scene.root as? StagePlate)?.onEnvironmentChange = nil
    subscription?.cancel()
  }

  private func add(_ event: StageHistory.Event, at time: Instant? = nil) {
    let time = time ?? scene.now
    // Between what came last and this nothing came.
    noteBehavior()
    lastInput = time
    history.add(event, at: time)
  }

  /// Writes down what surrounds the control, before that has any effect on it.
  private func note(_ environment: SceneEnvironment) {
    if environment == self.environment { return }
    self.environment = environment
    add(.environment(environment))
  }

  private func noteAction() { marks.noteAction(at: scene.now) }

  /// A frame has been sampled for a time.
  func noteFrame(at time: Instant) {
    noteBehavior()
    guard let behavior = snapshots.last?.behavior else { return }
    let isMoving = behavior.isMoving(at: time)
    marks.noteMotion(isMoving, at: time)
    lastInput = nil
    if !isMoving && !behavior.isPressed && history.wantsStart(at: time) {
      history.add(Self.start(of: specimen, in: scene))
    }
    forget(before: time.advanced(by: -StageHistory.length))
  }

  /// Writes down what the control does, if that is something else.
  private func noteBehavior() {
    guard let behavior = BehaviorSnapshot(specimen.control), behavior != snapshots.last?.behavior
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

  private static func start(of specimen: Specimen, in scene: Scene) -> StageHistory.Start {
    let control = specimen.control
    let behavior = BehaviorSnapshot(control)
    return StageHistory.Start(
      time: scene.now, values: specimen.values,
      springs: StageMotion.all(of: specimen.kind).compactMap { motion in
        control.spring(of: motion).map { (motion, $0) }
      },
      environment: scene.environment, isWaiting: specimen.isWaiting,
      behavior: behavior?.isPressed == true ? nil : behavior,
      visibleFocus: control.isFocused ? scene.isFocusVisible : nil)
  }
}
