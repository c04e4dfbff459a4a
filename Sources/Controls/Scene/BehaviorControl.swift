import Canvas

/// A control whose logic is a ``ControlBehavior``: it forwards events and reports actions.
///
/// A subclass measures and paints ``state``, changes the behavior with ``change(reason:_:)``, and
/// overrides ``handledKeys``.
open class BehaviorControl<Behavior: ControlBehavior>: Control {
  /// The behavior; ``change(reason:_:)`` changes it.
  public internal(set) var behavior: Behavior
  private var actions: [ControlAction] = []
  var askOwner: ((ControlValue) -> Void)?
  var wasRefused = false

  /// The condition under which the scroll wheel changes the value.
  ///
  /// It only matters for a behavior that handles scroll events.
  public var scrollWheel = ScrollWheelPolicy.whenFocused

  private var hasOwnMetrics = false

  /// A control with a behavior and an accessibility label.
  public init(behavior: Behavior, label: String) {
    self.behavior = behavior
    super.init(label: label)
  }

  /// The scene's time; zero without a scene.
  public var now: Instant { scene?.now ?? .zero }

  /// The state of the behavior now.
  public var state: Behavior.State { behavior.state(at: now) }

  /// The part of the control that the behavior handles, in points.
  open var behaviorFrame: Rect { bounds }

  /// The mapping of the behavior's axis to the frame.
  open var axis: AxisMapping { AxisMapping(scene?.environment.direction ?? .leftToRight) }

  /// Changes the behavior on behalf of the app, and updates the display.
  ///
  /// - Parameter reason: Shown in traces.
  @discardableResult
  public final func change<Answer>(
    reason: StaticString, _ body: (inout Behavior, Instant, inout [ControlAction]) -> Answer
  ) -> Answer {
    let answer = body(&behavior, now, &actions)
    queueActions()
    behaviorChanged(reason: reason)
    return answer
  }

  /// Changes the metrics; the metrics of the scene are ignored from now on.
  public final func setOwnMetrics(_ body: (inout Behavior) -> Void) {
    hasOwnMetrics = true
    change(reason: "metrics") { behavior, time, _ in
      let before = behavior
      body(&behavior)
      if behavior != before { behavior.followMetrics(at: time) }
    }
    invalidate(.layout, reason: "metrics")
  }

  /// Cancels an interaction in progress, then performs the action; `false` while the control is
  /// disabled or pending.
  open override func perform(_ action: SemanticsAction) -> Bool {
    if action == .focus { return super.perform(action) }
    guard scene?.canPerform(action, on: self) ?? isEffectivelyEnabled else { return false }
    return reporting(action) {
      scene?.cancelInteraction(with: self)
      wasRefused = false
      let isDone = change(reason: "action") { behavior, time, actions in
        behavior.perform(action, at: time, actions: &actions)
      }
      scene?.deliverActions()
      return isDone && !wasRefused
    }
  }

  final func handle(_ event: ControlEvent, at time: Instant) {
    behavior.handle(event, at: time, actions: &actions)
    scene?.notifyObservers(.control(self, event, actions: actions), of: .control)
    queueActions()
    behaviorChanged(reason: "input")
    if !behavior.isPressed { resumeModels() }
  }

  /// Edits that have begun and not ended.
  private var openEdits = 0

  /// An edit ends at its time, such as one by the wheel, whether or not somebody sees it.
  override var staysAwake: Bool { openEdits > 0 }

  private func queueActions() {
    if actions.isEmpty { return }
    for action in actions {
      if action == .editingBegan { openEdits += 1 }
      if action == .editingEnded { openEdits = max(0, openEdits - 1) }
      send(action)
    }
    actions.removeAll(keepingCapacity: true)
  }

  /// Observers hear of a proposed value before the app decides.
  override func notify(_ action: ControlAction) {
    super.notify(action)
    if case .proposed(let value) = action { askOwner?(value) }
  }

  /// The behavior may have another state: by input, by the app, or by an animation.
  ///
  /// The scene paints the control again, but not its children. A control with children that show
  /// its state overrides this to change them; the default does nothing.
  ///
  /// ```swift
  /// override func stateChanged() { readout.string = "\(Int(state.value)) °C" }
  /// ```
  open func stateChanged() {}

  private func behaviorChanged(reason: StaticString) {
    stateChanged()
    // Ask again although a deadline is set: the behavior may not wait any more.
    let isIdle = deadline == nil && behavior.nextFrame(after: now) == .idle
    invalidate(isIdle ? .paint : [.paint, .motion], reason: reason)
  }

  override var currentBehavior: (any ControlBehavior)? { behavior }

  override func restore(_ saved: any ControlBehavior) {
    guard let saved = saved as? Behavior else { return }
    change(reason: "restored") { behavior, _, _ in behavior = saved }
  }

  private func behaviorEvent(_ event: PointerEvent) -> PointerEvent {
    var event = event
    event.position = axis.behaviorPoint(event.position, in: behaviorFrame)
    return event
  }

  private func behaviorEvent(_ event: KeyEvent) -> KeyEvent {
    var event = event
    event.key = axis.behaviorKey(event.key)
    return event
  }

  // MARK: Node

  open override func advance(to time: Instant) -> NextFrame {
    behavior.advance(to: time, actions: &actions)
    queueActions()
    stateChanged()
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
    guard behavior.shouldBeginPress(at: press.position, time: press.time) else { return false }
    handle(.pointer(press), at: press.time)
    return true
  }

  open override func pointerMoved(_ event: PointerEvent) {
    handle(.pointer(behaviorEvent(event)), at: event.time)
  }

  open override func pointerReleased(_ event: PointerEvent) {
    handle(.pointer(behaviorEvent(event)), at: event.time)
  }

  open override func interactionCanceled(time: Instant) { handle(.cancel, at: time) }

  open override func scrolled(_ event: ScrollEvent) -> Bool {
    // With Ctrl, the wheel magnifies what is around the control.
    guard isEffectivelyEnabled, scrollWheel == .always || scrollWheel == .whenFocused && isFocused,
      !event.modifiers.contains(.control)
    else { return false }
    var scroll = event
    scroll.position = local(event.position)
    scroll = axis.behaviorScroll(scroll, in: behaviorFrame)
    guard behavior.shouldHandle(scroll, at: now) else { return false }
    handle(.scroll(scroll), at: now)
    return true
  }

  open override func keyPressed(_ event: KeyEvent) -> Bool {
    guard handledKeys.contains(event.key) else { return false }
    handle(.key(behaviorEvent(event)), at: now)
    return true
  }

  open override func keyReleased(_ event: KeyEvent) { handle(.key(behaviorEvent(event)), at: now) }

  /// The keys that the control handles.
  open var handledKeys: Set<Key> { [] }
}
