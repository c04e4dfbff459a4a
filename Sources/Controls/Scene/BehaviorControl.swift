import Canvas

/// A control that is its behaviour: it passes events in, actions out, and keeps motion going.
open class BehaviorControl<Behavior: ControlBehavior>: Control {
  public internal(set) var behavior: Behavior
  private var actions: [ControlAction] = []

  init(behavior: Behavior, label: String) {
    self.behavior = behavior
    super.init(label: label)
  }

  /// The scene's time; the beginning of all time before there is a scene.
  var now: Instant { scene?.now ?? .zero }

  /// What the control looks like now.
  public var state: Behavior.State { behavior.state(at: now) }

  /// The part of the control that the behaviour knows about, pt in the control's own frame.
  var behaviorFrame: Rect { Rect(origin: .zero, size: frame.size) }

  /// How the behaviour's direction lies in the frame: along the line of reading.
  open var axis: AxisMapping { AxisMapping(scene?.environment.direction ?? .leftToRight) }

  /// Changes the behaviour from outside and shows what came of it.
  @discardableResult
  func change<Answer>(
    reason: StaticString, _ body: (inout Behavior, Instant, inout [ControlAction]) -> Answer
  ) -> Answer {
    let answer = body(&behavior, now, &actions)
    queueActions()
    behaviorChanged(reason: reason)
    return answer
  }

  /// Takes back a press or a key that is under way, then does it; false while disabled.
  public override func perform(_ action: SemanticsAction) -> Bool {
    guard isEffectivelyEnabled else { return false }
    scene?.cancelInteraction(with: self)
    let isDone = change(reason: "action") { behavior, time, actions in
      behavior.perform(action, at: time, actions: &actions)
    }
    scene?.deliverActions()
    return isDone
  }

  private func send(_ event: ControlEvent, at time: Instant) {
    behavior.handle(event, at: time, actions: &actions)
    queueActions()
    behaviorChanged(reason: "input")
  }

  private func queueActions() {
    if actions.isEmpty { return }
    if let scene {
      for action in actions { scene.actionQueue.append((self, action)) }
    }
    actions.removeAll(keepingCapacity: true)
  }

  private func behaviorChanged(reason: StaticString) {
    let isMoving = !behavior.isSettled(at: now)
    invalidate(isMoving ? [.paint, .motion] : .paint, reason: reason)
  }

  /// A place in the control as the behaviour sees it.
  private func behaviorPoint(_ point: Point) -> Point {
    axis.behaviorPoint(point, in: behaviorFrame)
  }

  // MARK: Node

  open override func advance(to time: Instant) -> Bool { !behavior.isSettled(at: time) }

  open override func environmentChanged(_ environment: SceneEnvironment) {
    behavior.motion = environment.motion
  }

  open override func pointerPressed(at point: Point, time: Instant) -> Bool {
    let place = behaviorPoint(point)
    guard behavior.accepts(pressAt: place, at: time) else { return false }
    send(.press(place), at: time)
    return true
  }

  open override func pointerMoved(to point: Point, time: Instant) {
    send(.move(behaviorPoint(point)), at: time)
  }

  open override func pointerReleased(at point: Point, time: Instant) {
    send(.release(behaviorPoint(point)), at: time)
  }

  open override func interactionCancelled(time: Instant) {
    send(.cancel, at: time)
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard handledKeys.contains(event.key) else { return false }
    send(.keyDown(axis.behaviorKey(event.key), isRepeat: event.isRepeat), at: now)
    return true
  }

  open override func keyReleased(_ event: KeyEvent) {
    send(.keyUp(axis.behaviorKey(event.key)), at: now)
  }

  /// The keys that mean something to the control.
  open var handledKeys: Set<Key> { [] }
}
