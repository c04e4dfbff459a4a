import Canvas

/// A control that is on or off: a thumb on a track, a tinted button, or a checkbox.
///
/// Pressing stretches its thumb, dragging past the middle flips it while held, releasing commits; a
/// button and a checkbox toggle when they are let go within reach. A press is no run of changes, so
/// that it tells neither ``ControlAction/editingBegan`` nor ``ControlAction/editingEnded``.
public final class Switch: BehaviorControl<SwitchBehavior> {
  /// The colour while it is on; nil for the one around it (``Node/tintColor``), or else the theme's.
  public var onTintColor: Color? { didSet { repaint(onTintColor != oldValue) } }

  /// The colour behind the thumb, or of the button, while it is off; nil for the theme's.
  public var offTintColor: Color? { didSet { repaint(offTintColor != oldValue) } }

  /// The thumb's colour; nil for the theme's.
  public var thumbTintColor: Color? { didSet { repaint(thumbTintColor != oldValue) } }

  /// Whether the track has marks for on and off; nil for with more contrast only.
  public var showsMarks: Bool? { didSet { repaint(showsMarks != oldValue) } }

  /// What stands beside it, or in the button; it is spoken where there is no label.
  public var title: String? {
    didSet { if title != oldValue { invalidate(.layout, reason: "title") } }
  }

  /// How far beyond its frame a press counts, pt, where a row makes that more than usual.
  override var rowOutsets: Insets? {
    get { ownRowOutsets }
    set {
      if newValue == ownRowOutsets { return }
      ownRowOutsets = newValue
      invalidate(.layout, reason: "row")
    }
  }
  private var ownRowOutsets: Insets?

  override var takesWholeRow: Bool { true }

  /// A switch, a toggle button or a checkbox; without a label its title is what is spoken.
  public init(
    isOn: Bool = false, label: String = "", style: SwitchStyle = .switch, title: String? = nil
  ) {
    self.title = title
    var behavior = SwitchBehavior(isOn: isOn)
    behavior.style = style
    super.init(behavior: behavior, label: label)
    frame.size = metrics.size
  }

  private func repaint(_ isChanged: Bool) {
    if isChanged { invalidate(.paint, reason: "tint") }
  }

  // MARK: Value

  /// The committed value; setting it shows it at once, and tells nobody.
  public var isOn: Bool {
    get { behavior.isOn }
    set { setOn(newValue, animated: false) }
  }

  /// Changes the value without telling the owner.
  public func setOn(_ isOn: Bool, animated: Bool) {
    change(reason: "value") { behavior, time, _ in
      behavior.setOn(isOn, animated: animated, at: time)
    }
  }

  /// Whether it is neither on nor off, which a button and a checkbox show; the user makes it on.
  ///
  /// While it is, ``isOn`` is false; no longer being mixed makes it off. Setting it shows it at once.
  public var isMixed: Bool {
    get { behavior.value == .mixed }
    set { setMixed(newValue, animated: false) }
  }

  /// Changes whether it is neither on nor off, without telling the owner.
  public func setMixed(_ isMixed: Bool, animated: Bool) {
    change(reason: "value") { behavior, time, _ in
      behavior.setMixed(isMixed, animated: animated, at: time)
    }
  }

  /// Has it wait, with a ring that says so, or lets it go on; nobody is told.
  ///
  /// While it waits it takes no input. A press that is under way is taken back; what a program sets
  /// meanwhile is shown, and it goes on waiting.
  public func setPending(_ isPending: Bool) {
    change(reason: "pending") { behavior, time, _ in
      behavior.setPending(isPending, at: time)
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
  /// While it is asked, and if it says later, ``isOn`` stays what it is and the control shows what is
  /// wanted.
  public func decide(_ body: @escaping (Bool) -> Decision) {
    decide { value in
      if case .isOn(let isOn) = value { body(isOn) } else { .accept }
    }
  }

  // MARK: Looks

  /// What it looks like; a change shows at once.
  public var style: SwitchStyle {
    get { behavior.style }
    set {
      if newValue == behavior.style { return }
      change(reason: "style") { behavior, _, _ in behavior.style = newValue }
      invalidate(.layout, reason: "style")
    }
  }

  /// What the thumb does while it is dragged.
  public var dragStyle: SwitchDragStyle {
    get { behavior.dragStyle }
    set { behavior.dragStyle = newValue }
  }

  /// The figures it goes by: the scene's, unless it is given its own.
  public var metrics: SwitchMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  // MARK: Node

  public override var behaviorFrame: Rect {
    style == .switch ? boxFrame : bounds
  }

  public override var hitOutsets: Insets { ownRowOutsets ?? usualOutsets }

  override var usualOutsets: Insets { styleOutsets }

  public override var handledKeys: Set<Key> { [.space, .enter] }

  /// A hand where it can be pressed, unless it is given another.
  public override func cursor(at point: Point) -> Cursor? {
    cursor ?? (isPending || !isEffectivelyEnabled ? nil : .pointingHand)
  }

  public override var semantics: Semantics? {
    Semantics(
      role: role, label: label.isEmpty ? title ?? "" : label, value: .toggle(behavior.value),
      actions: .toggle, isPending: isPending)
  }

  private var role: SemanticsRole {
    switch style {
    case .switch: .switch
    case .button: .toggleButton
    case .checkbox: .checkbox
    }
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    naturalSize(in: context)
  }

  public override func layout(in context: LayoutContext) {
    let area = behaviorFrame
    let whole = bounds.outset(by: hitOutsets)
    let start = axis.behaviorPoint(whole.origin, in: area)
    let end = axis.behaviorPoint(Point(whole.maxX, whole.maxY), in: area)
    behavior.reach = Rect(
      minX: min(start.x, end.x), minY: start.y, maxX: max(start.x, end.x), maxY: end.y)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    painter.group(opacity: context.isEnabled ? 1 : context.theme.switchDisabledOpacity) {
      paintControl(with: painter, in: context)
    }
    if context.showsFocus {
      FocusRing.paint(around: focusShape, with: painter, theme: context.theme)
    }
  }
}
