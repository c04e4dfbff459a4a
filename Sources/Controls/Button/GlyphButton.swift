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
    guard let isOn else { return Semantics(role: .button, label: label, actions: .press) }
    return Semantics(role: .toggleButton, label: label, value: .isOn(isOn), actions: .toggle)
  }

  /// Toggling it is pressing it: its owner decides what comes of that.
  public override func perform(_ action: SemanticsAction) -> Bool {
    super.perform(action == .toggle && isOn != nil ? .press : action)
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
      symbol: symbol, isOn: isOn == true, isHovered: isHovered, isPressed: state.isPressed,
      color: color, metrics: metrics)
  }
}
