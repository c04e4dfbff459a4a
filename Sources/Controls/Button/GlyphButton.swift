import Canvas

/// A symbol that one presses to have something done, or that is on as long as something is shown.
///
/// Its help tag is its label and, on a cap, the key that does the same.
///
/// ```swift
/// let frames = GlyphButton(.bars, label: "Frames")
/// frames.keyCap = "F"
/// frames.isOn = false
/// frames.onPress = { [unowned frames] in frames.isOn?.toggle() }
/// ```
public final class GlyphButton: BehaviorControl<ButtonBehavior> {
  /// What it shows.
  public var symbol: Symbol {
    didSet { if symbol != oldValue { invalidate(.paint, reason: "symbol") } }
  }

  /// Nil for a plain button; otherwise whether what it stands for is on, which its owner sets.
  public var isOn: Bool? {
    didSet { if isOn != oldValue { invalidate(.paint, reason: "on") } }
  }

  /// The key that does the same, as it is written on its cap; nil for none.
  public var keyCap: String? {
    didSet { if keyCap != oldValue { scene?.mayHaveMovedUnderPointers = true } }
  }

  /// In place of the theme's colour for the symbol, on or off; nil for the theme's.
  public var color: Color? {
    didSet { if color != oldValue { invalidate(.paint, reason: "colour") } }
  }

  /// Makes the rows of a menu that opens as soon as the button is pressed, so that one press that is
  /// dragged to a row chooses it; nil for a button that is let go to do something.
  public var menu: (() -> [MenuItem])? {
    didSet { invalidate(.semantics, reason: "menu") }
  }

  /// The menu while it is shown.
  private weak var shownMenu: SceneLayer? {
    didSet { invalidate(.paint, reason: "menu") }
  }

  /// Called whenever the user presses the button and lets go of it.
  public var onPress: (() -> Void)?

  /// The figures it goes by.
  public let metrics: GlyphButtonMetrics

  private var isHovered = false {
    didSet { if isHovered != oldValue { invalidate(.paint, reason: "hover") } }
  }

  /// - Parameters:
  ///   - symbol: what it shows.
  ///   - label: what it does, as it is spoken, and said by its help tag.
  public convenience init(_ symbol: Symbol, label: String) {
    self.init(symbol, label: label, metrics: .regular)
  }

  /// - Parameters:
  ///   - symbol: what it shows.
  ///   - label: what it does, as it is spoken, and said by its help tag.
  ///   - metrics: the figures it goes by.
  public init(_ symbol: Symbol, label: String, metrics: GlyphButtonMetrics) {
    self.symbol = symbol
    self.metrics = metrics
    super.init(behavior: ButtonBehavior(), label: label)
    setOwnMetrics { $0.metrics = metrics.button }
    frame.size = Size(metrics.side, metrics.side)
    observe { [weak self] action in
      if case .triggered = action { self?.onPress?() }
    }
  }

  // MARK: Node

  public override var hitOutsets: Insets {
    Insets(horizontal: 0, vertical: max(0, (metrics.hitHeight - metrics.side) / 2))
  }

  public override var handledKeys: Set<Key> { [.space, .enter] }

  /// A hand where it can be pressed, unless it is given another.
  public override func cursor(at point: Point) -> Cursor? {
    cursor ?? (isEffectivelyEnabled ? .pointingHand : nil)
  }

  public override func helpTag(at point: Point) -> HelpTag? {
    let frame = Rect(origin: .zero, size: frame.size)
    return HelpTag(helpTag ?? label, keyCap: keyCap, frame: frame)
  }

  public override var semantics: Semantics? {
    guard let isOn else {
      return Semantics(
        role: .button, label: label, actions: .press,
        isExpanded: menu == nil ? nil : shownMenu != nil)
    }
    return Semantics(role: .toggleButton, label: label, value: .isOn(isOn), actions: .toggle)
  }

  /// Toggling it is pressing it: its owner decides what comes of that.
  public override func perform(_ action: SemanticsAction) -> Bool {
    if action == .press && menu != nil {
      guard scene?.canPerform(.press, on: self) ?? false else { return false }
      return openMenu(byKeyboard: true)
    }
    return super.perform(action == .toggle && isOn != nil ? .press : action)
  }

  /// Shows the menu; a press that is under way goes on in it.
  private func openMenu(byKeyboard: Bool) -> Bool {
    guard let scene, let menu, shownMenu == nil else { return false }
    // The keyboard comes back here once the menu is gone.
    scene.setFocus(self, isVisible: byKeyboard)
    let layer = scene.presentMenu(menu(), from: self, label: label)
    layer.onDismiss = { [weak self] in self?.shownMenu = nil }
    shownMenu = layer
    return true
  }

  public override func pointerPressed(_ event: PointerEvent) -> Bool {
    if menu == nil { return super.pointerPressed(event) }
    _ = openMenu(byKeyboard: false)
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    if menu == nil { return super.keyPressed(event) }
    guard [.space, .enter, .down].contains(event.key), isEffectivelyEnabled else { return false }
    return event.isRepeat || openMenu(byKeyboard: true)
  }

  public override func pointerEntered(_ event: PointerEvent) { isHovered = true }
  public override func pointerExited(_ event: PointerEvent) { isHovered = false }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    Size(metrics.side, metrics.side)
  }

  public override func layout(in context: LayoutContext) {
    behavior.width = frame.width
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let square = Rect(
      center: Point(frame.width / 2, frame.height / 2), size: Size(metrics.side, metrics.side))
    glyphState.paint(in: square, with: painter, context: context)
  }

  /// What it looks like now.
  private var glyphState: GlyphButtonState {
    GlyphButtonState(
      symbol: symbol, isOn: isOn == true, isHovered: isHovered,
      isPressed: state.isPressed || shownMenu != nil, color: color, metrics: metrics)
  }
}
