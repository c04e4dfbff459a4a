import Canvas

/// A control that is its behaviour: it passes events in, actions out, and keeps motion going.
///
/// A subclass measures and paints what ``state`` says, changes the behaviour with
/// ``change(reason:_:)``, and names the keys that mean something to it.
open class BehaviorControl<Behavior: ControlBehavior>: Control {
  /// What the control is; ``change(reason:_:)`` changes it.
  public internal(set) var behavior: Behavior
  private var actions: [ControlAction] = []
  /// Has the owner decide on what is proposed, where it wants to.
  var askOwner: ((ControlValue) -> Void)?
  /// Whether the owner decided against the last change.
  var wasRefused = false
  /// Whether the figures are the control's own, and not the scene's.
  private var hasOwnMetrics = false

  /// - Parameters:
  ///   - behavior: how it begins.
  ///   - label: what the control is for, as it is spoken.
  public init(behavior: Behavior, label: String) {
    self.behavior = behavior
    super.init(label: label)
  }

  /// The scene's time; the beginning of all time before there is a scene.
  public var now: Instant { scene?.now ?? .zero }

  /// What the control looks like now.
  public var state: Behavior.State { behavior.state(at: now) }

  /// The part of the control that the behaviour knows about, pt in the control's own frame.
  open var behaviorFrame: Rect { bounds }

  /// How the behaviour's direction lies in the frame: along the line of reading.
  open var axis: AxisMapping { AxisMapping(scene?.environment.direction ?? .leftToRight) }

  /// Changes the behaviour in the program's name and shows what came of it.
  ///
  /// - Parameters:
  ///   - reason: said by traces.
  ///   - body: gets the behaviour, the scene's time, and a list for what the owner has to be told.
  /// - Returns: what the body answers.
  @discardableResult
  public final func change<Answer>(
    reason: StaticString, _ body: (inout Behavior, Instant, inout [ControlAction]) -> Answer
  ) -> Answer {
    let answer = body(&behavior, now, &actions)
    queueActions()
    behaviorChanged(reason: reason)
    return answer
  }

  /// Gives the behaviour figures of its own; those of the scene do not matter any more.
  func setOwnMetrics(_ body: (inout Behavior) -> Void) {
    hasOwnMetrics = true
    change(reason: "metrics") { behavior, time, _ in
      let before = behavior
      body(&behavior)
      if behavior != before { behavior.followMetrics(at: time) }
    }
    invalidate(.layout, reason: "metrics")
  }

  /// Takes back a press or a key that is under way, then does it; false while the user cannot act on
  /// the control, or it is pending.
  open override func perform(_ action: SemanticsAction) -> Bool {
    if action == .focus { return super.perform(action) }
    guard scene?.canPerform(action, on: self) ?? isEffectivelyEnabled else { return false }
    guard let scene, scene.observers.want(.input), let place = scene.place(of: self) else {
      return act(action)
    }
    return scene.tap(.action(action, place)) { act(action) }
  }

  private func act(_ action: SemanticsAction) -> Bool {
    scene?.cancelInteraction(with: self)
    wasRefused = false
    let isDone = change(reason: "action") { behavior, time, actions in
      behavior.perform(action, at: time, actions: &actions)
    }
    scene?.deliverActions()
    return isDone && !wasRefused
  }

  private func handle(_ event: ControlEvent, at time: Instant) {
    behavior.handle(event, at: time, actions: &actions)
    scene?.tellObservers(.control(self, event, actions: actions), of: .control)
    queueActions()
    behaviorChanged(reason: "input")
  }

  private func queueActions() {
    if actions.isEmpty { return }
    for action in actions { send(action) }
    actions.removeAll(keepingCapacity: true)
  }

  /// Who listens hears of what is proposed before it is decided on.
  override func tell(_ action: ControlAction) {
    super.tell(action)
    if case .proposed(let value) = action { askOwner?(value) }
  }

  /// The behaviour was told something, or moved on.
  func behaviorDidChange() {}

  private func behaviorChanged(reason: StaticString) {
    behaviorDidChange()
    // What waits for a moment is asked again, as it may not wait any more.
    let isAtRest = deadline == nil && behavior.nextFrame(after: now) == .rest
    invalidate(isAtRest ? .paint : [.paint, .motion], reason: reason)
  }

  override var currentBehavior: (any ControlBehavior)? { behavior }

  override func restore(_ saved: any ControlBehavior) {
    guard let saved = saved as? Behavior else { return }
    change(reason: "restored") { behavior, _, _ in behavior = saved }
  }

  /// A pointer's event as the behaviour sees it.
  private func behaviorEvent(_ event: PointerEvent) -> PointerEvent {
    var event = event
    event.position = axis.behaviorPoint(event.position, in: behaviorFrame)
    return event
  }

  /// A key's event as the behaviour sees it.
  private func behaviorEvent(_ event: KeyEvent) -> KeyEvent {
    var event = event
    event.key = axis.behaviorKey(event.key)
    return event
  }

  // MARK: Node

  open override func advance(to time: Instant) -> NextFrame {
    behavior.advance(to: time, actions: &actions)
    queueActions()
    behaviorDidChange()
    return behavior.nextFrame(after: time)
  }

  open override func environmentChanged(_ environment: SceneEnvironment) {
    behavior.motion = environment.motion
    if hasOwnMetrics { return }
    let before = behavior
    behavior.adopt(environment.metrics)
    if behavior != before { behavior.followMetrics(at: now) }
  }

  open override func pointerPressed(_ event: PointerEvent) -> Bool {
    let press = behaviorEvent(event)
    guard behavior.accepts(pressAt: press.position, at: press.time) else { return false }
    handle(.pointer(press), at: press.time)
    return true
  }

  open override func pointerMoved(_ event: PointerEvent) {
    handle(.pointer(behaviorEvent(event)), at: event.time)
  }

  open override func pointerReleased(_ event: PointerEvent) {
    handle(.pointer(behaviorEvent(event)), at: event.time)
  }

  open override func interactionCancelled(time: Instant) {
    handle(.cancel, at: time)
  }

  open override func scrolled(_ event: ScrollEvent) -> Bool {
    if !isEffectivelyEnabled { return false }
    var scroll = event
    scroll.position = local(event.position)
    scroll = axis.behaviorScroll(scroll, in: behaviorFrame)
    guard behavior.accepts(scroll, at: now) else { return false }
    handle(.scroll(scroll), at: now)
    return true
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard handledKeys.contains(event.key) else { return false }
    handle(.key(behaviorEvent(event)), at: now)
    return true
  }

  open override func keyReleased(_ event: KeyEvent) {
    handle(.key(behaviorEvent(event)), at: now)
  }

  /// The keys that mean something to the control.
  open var handledKeys: Set<Key> { [] }
}
