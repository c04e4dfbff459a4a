import Canvas

/// A control that is on or off: a switch, a toggle button, or a checkbox.
///
/// Pressing stretches the thumb, dragging past the middle flips it, and releasing commits. Toggle
/// buttons and checkboxes toggle when released. A switch reports no ``ControlAction/editingBegan``
/// or ``ControlAction/editingEnded``.
public final class Switch: BehaviorControl<SwitchBehavior> {
  /// The color while on; `nil` for the tint color (``Node/tintColor``) or the theme's.
  public var onTintColor: Color? { didSet { repaint(onTintColor != oldValue) } }

  /// The color of the track, or the button, while off; `nil` for the theme's.
  public var offTintColor: Color? { didSet { repaint(offTintColor != oldValue) } }

  /// The thumb's color; `nil` for the theme's.
  public var thumbTintColor: Color? { didSet { repaint(thumbTintColor != oldValue) } }

  /// Whether the track has on/off labels; `nil` follows the theme.
  public var showsMarks: Bool? { didSet { repaint(showsMarks != oldValue) } }

  /// The title beside the switch or in the button; the accessibility label if there is no other.
  public var title: String? { didSet { changed(title, from: oldValue, .layout, "title") } }

  override var fillsRow: Bool { true }

  /// A switch, toggle button or checkbox; without a label the title is the accessibility label.
  public init(
    isOn: Bool = false, label: String = "", style: SwitchStyle = .switch, title: String? = nil
  ) {
    self.title = title
    var behavior = SwitchBehavior(isOn: isOn)
    behavior.style = style
    super.init(behavior: behavior, label: label)
    frame.size = metrics.size
  }

  private func repaint(_ isChanged: Bool) { if isChanged { invalidate(.paint, reason: "tint") } }

  // MARK: Value

  /// The value; setting it does not animate or report.
  public var isOn: Bool {
    get { behavior.isOn }
    set { setOn(newValue, animated: false) }
  }

  /// Changes the value without reporting it.
  public func setOn(_ isOn: Bool, animated: Bool) {
    change(reason: "value") { behavior, time, _ in
      behavior.setOn(isOn, animated: animated, at: time)
    }
  }

  /// Whether the value is mixed, shown by buttons and checkboxes; toggling turns it on.
  ///
  /// ``isOn`` is `false` meanwhile. Setting it to `false` turns a mixed switch off.
  public var isMixed: Bool {
    get { behavior.value == .mixed }
    set { setMixed(newValue, animated: false) }
  }

  /// Changes whether the value is mixed, without reporting it.
  public func setMixed(_ isMixed: Bool, animated: Bool) {
    change(reason: "value") { behavior, time, _ in
      behavior.setMixed(isMixed, animated: animated, at: time)
    }
  }

  /// Sets the control pending, with a ring and without input, or ends that; not reported.
  ///
  /// A press in progress is canceled. Changes by the app are still shown.
  public func setPending(_ isPending: Bool) {
    change(reason: "pending") { behavior, time, _ in behavior.setPending(isPending, at: time) }
  }

  /// Calls a closure with each new value by the user.
  @discardableResult
  public func onChange(_ body: @escaping (Bool) -> Void) -> Subscription {
    observe { action in
      if case .valueChanged(.isOn(let isOn)) = action { body(isOn) }
    }
  }

  /// Asks a closure before each change by the user; until it decides, ``isOn`` keeps the old value.
  public func decide(_ body: @escaping (Bool) -> Decision) {
    decide { value in
      if case .isOn(let isOn) = value { body(isOn) } else { .accept }
    }
  }

  // MARK: Looks

  /// The style.
  public var style: SwitchStyle {
    get { behavior.style }
    set {
      if newValue == behavior.style { return }
      change(reason: "style") { behavior, _, _ in behavior.style = newValue }
      invalidate(.layout, reason: "style")
    }
  }

  /// The response of the thumb to drags.
  public var dragStyle: SwitchDragStyle {
    get { behavior.dragStyle }
    set { behavior.dragStyle = newValue }
  }

  /// The metrics: the scene's, unless set.
  public var metrics: SwitchMetrics {
    get { behavior.metrics }
    set { setOwnMetrics { $0.metrics = newValue } }
  }

  // MARK: Node

  public override var behaviorFrame: Rect { style == .switch ? boxFrame : bounds }

  public override var hitOutsets: Insets { rowOutsets ?? usualOutsets }

  override var usualOutsets: Insets {
    switch style {
    case .switch: metrics.hitOutsets
    case .button: metrics.button.hitOutsets
    case .checkbox: metrics.checkbox.hitOutsets
    }
  }

  public override var handledKeys: Set<Key> { [.space, .enter] }

  /// A hand, unless the control is pending or disabled.
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
    let font = style == .button ? metrics.button.font : metrics.titleFont
    let width = title.map { context.text.size(of: Text($0, font: font)).width }
    if style == .button { return metrics.button.size(titleWidth: width ?? 0) }
    let (box, beside) = (boxFrame.size, width.map { metrics.titleSpacing + $0 } ?? 0)
    return Size((box.width + beside).rounded(.up), box.height)
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
    let colors = context.style(SwitchColors.self)
    painter.group(opacity: context.isEnabled ? 1 : colors.disabledOpacity) {
      paintStyle(with: painter, colors, in: context)
    }
    if context.showsFocus {
      FocusRing.paint(around: focusShape, with: painter, theme: context.theme)
    }
  }
}

extension Switch: BindableControl {
  public var boundValue: Bool { isOn }

  public func setBoundValue(_ isOn: Bool, animated: Bool) { setOn(isOn, animated: animated) }
}

/// The style of a ``Switch``.
public enum SwitchStyle: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// A track with a thumb; it shows mixed as off.
  case `switch`
  /// A button that is tinted while on.
  case button
  /// A box with a check mark.
  case checkbox
}

/// The response of a ``Switch``'s thumb to drags.
public enum SwitchDragStyle: String, Hashable, Sendable, CaseIterable, PropertyRepresentable {
  /// The thumb moves to the other end when the pointer passes the middle.
  /// spec: docs/spec/rendering.md#5.4/switch/crossing
  case snapping
  /// The thumb follows the pointer and moves to the nearer end when released.
  case tracking
}
