import Canvas

/// A control that is on or off.
///
/// Pressing stretches its thumb, dragging past the middle flips it while held, releasing commits.
public final class Switch: BehaviorControl<SwitchBehavior> {
  /// Colours in place of the theme's.
  public var tints: SwitchTints {
    didSet { if tints != oldValue { invalidate(.paint, reason: "tint") } }
  }

  public init(isOn: Bool = false, label: String = "", tints: SwitchTints = SwitchTints()) {
    self.tints = tints
    super.init(behavior: SwitchBehavior(isOn: isOn), label: label)
    frame.size = metrics.size
  }

  /// The committed value; setting it moves the thumb there.
  public var isOn: Bool {
    get { behavior.isOn }
    set { setOn(newValue, animated: true) }
  }

  /// Changes the value without telling the owner.
  public func setOn(_ isOn: Bool, animated: Bool) {
    change(reason: "value") { behavior, time, _ in
      behavior.setOn(isOn, animated: animated, at: time)
    }
  }

  /// Has a body called with the new value whenever the user changes it.
  @discardableResult
  public func onChange(_ body: @escaping (Bool) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.isOn(let isOn)) = action { body(isOn) }
    }
  }

  /// Has a body asked before each change of the user's, with the value that is wanted.
  ///
  /// While it is asked, and if it says later, ``isOn`` stays what it is and the thumb shows what is
  /// wanted.
  public func decide(_ body: @escaping (Bool) -> Decision) {
    decide { value in
      if case .isOn(let isOn) = value { body(isOn) } else { .accept }
    }
  }

  /// The figures it goes by: the scene's, unless it is given its own.
  public var metrics: SwitchMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  // MARK: Node

  public override var hitOutsets: Insets {
    Insets(horizontal: 0, vertical: (metrics.hitHeight - metrics.size.height) / 2)
  }

  public override var handledKeys: Set<Key> { [.space, .enter] }

  public override var semantics: Semantics? {
    Semantics(
      role: .switch, label: label, value: .isOn(isOn), actions: .toggle, isPending: isPending)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    metrics.size
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    painter.group(opacity: context.isEnabled ? 1 : context.theme.switchDisabledOpacity) {
      state.paint(with: painter, theme: context.theme, tints: tints, axis: axis)
    }
    if context.showsFocus {
      FocusRing.paint(
        around: .capsule(Rect(origin: .zero, size: metrics.size)), with: painter,
        theme: context.theme)
    }
  }
}
