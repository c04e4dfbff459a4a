import Canvas

/// A button with a symbol, which can also show a state that is on or off.
///
/// Its help tag shows its label and the keyboard shortcut.
///
/// ```swift
/// let frames = GlyphButton(.bars, label: "Frames")
/// frames.keyCap = "F"
/// frames.isOn = false
/// frames.onPress { [unowned frames] in frames.isOn?.toggle() }
/// ```
public final class GlyphButton: PressControl {
  /// The symbol.
  public var symbol: Symbol { didSet { changed(symbol, from: oldValue, .paint, "symbol") } }

  /// Whether the button shows as on, which the app sets; `nil` for a plain button.
  public var isOn: Bool? { didSet { changed(isOn, from: oldValue, .paint, "on") } }

  /// The keyboard shortcut on a key cap in the help tag; `nil` for none.
  public var keyCap: String? {
    didSet { if keyCap != oldValue { scene?.mayHaveMovedUnderPointers = true } }
  }

  /// The color of the symbol; `nil` for the theme's.
  public var color: Color? { didSet { changed(color, from: oldValue, .paint, "color") } }

  /// Creates the items of the menu that a press opens; `nil` for a button without a menu.
  ///
  /// The user can also press, drag to an item, and release.
  public var menu: (() -> [MenuItem])? { didSet { invalidate(.semantics, reason: "menu") } }

  /// The opacity of the background while the button is on, in the color of the symbol. chosen
  private static let backgroundOpacity = 0.16

  /// Whether the label is shown beside the symbol.
  package var showsTitle = false {
    didSet { changed(showsTitle, from: oldValue, [.layout, .paint], "title") }
  }

  override var showsLabel: Bool { showsTitle }

  private var labelText: Text { Text(label, font: metrics.labelFont) }
  private var labelSize = Size.zero

  /// The metrics.
  public let metrics: GlyphButtonMetrics

  private var isHovered = false { didSet { changed(isHovered, from: oldValue, .paint, "hover") } }

  /// Creates a button with a symbol.
  ///
  /// - Parameters:
  ///   - label: The accessibility label, also shown in the help tag.
  public init(_ symbol: Symbol, label: String, metrics: GlyphButtonMetrics = .regular) {
    (self.symbol, self.metrics) = (symbol, metrics)
    super.init(behavior: ButtonBehavior(), label: label)
    setOwnMetrics { behavior in
      behavior.metrics.height = metrics.side
      behavior.metrics.hitHeight = max(metrics.side, metrics.hitHeight)
    }
    frame.size = Size(metrics.side, metrics.side)
  }

  public override func helpTag(at point: Point) -> HelpTag? {
    HelpTag(helpTag ?? label, keyCap: keyCap, frame: bounds)
  }

  public override var semantics: Semantics? {
    guard let isOn, menu == nil else {
      return Semantics(
        role: .button, label: label, actions: .press,
        isExpanded: menu == nil ? nil : shownMenu != nil)
    }
    return Semantics(role: .toggleButton, label: label, value: .isOn(isOn), actions: .toggle)
  }

  /// Toggling presses the button: the app decides what happens.
  public override func perform(_ action: SemanticsAction) -> Bool {
    if action == .press && menu != nil {
      guard scene?.canPerform(.press, on: self) ?? false else { return false }
      return openMenu(menu?(), byKeyboard: true)
    }
    return super.perform(action == .toggle && isOn != nil ? .press : action)
  }

  /// A press opens the menu.
  public override func touchPolicy(at point: Point) -> TouchPolicy {
    menu == nil ? .cancelable : .delayed
  }

  public override func pointerPressed(_ event: PointerEvent) -> Bool {
    guard let menu else { return super.pointerPressed(event) }
    _ = openMenu(menu(), byKeyboard: false)
    return true
  }

  public override func keyPressed(_ event: KeyEvent) -> Bool {
    guard let menu else { return super.keyPressed(event) }
    guard [.space, .enter, .down].contains(event.key), isEffectivelyEnabled else { return false }
    return event.isRepeat || openMenu(menu(), byKeyboard: true)
  }

  public override func pointerEntered(_ event: PointerEvent) { isHovered = true }
  public override func pointerExited(_ event: PointerEvent) { isHovered = false }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    if !showsTitle { return Size(metrics.side, metrics.side) }
    let width = context.text.size(of: labelText).width + metrics.labelPadding
    return Size(metrics.side + width.rounded(.up), metrics.side)
  }

  public override func layout(in context: LayoutContext) {
    behavior.width = frame.width
    if showsTitle { labelSize = context.text.size(of: labelText) }
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let size = Size(showsTitle ? frame.width : metrics.side, metrics.side)
    paint(
      in: Rect(center: bounds.center, size: size), isPressed: state.isPressed || shownMenu != nil,
      isHovered: isHovered, with: painter, context)
  }

  func paint(
    in area: Rect, isPressed: Bool, isHovered: Bool, with painter: any Painter,
    _ context: PaintContext
  ) {
    let theme = context.theme
    let shape = RoundedRectangle(area, radius: metrics.cornerRadius, curve: .continuous)
    let strong =
      color ?? (isOn == true ? context.tint ?? theme.accent : isPressed ? theme.label : nil)
    let ink = strong ?? theme.secondaryLabel
    painter.group(opacity: context.isEnabled ? 1 : metrics.disabledOpacity) {
      if isOn == true { painter.fill(shape, color: ink.opacity(Self.backgroundOpacity)) }
      painter.fillFeedback(shape, isPressed: isPressed, isHovered: isHovered, in: context)
      let square = Rect(
        x: context.direction.x(0, width: metrics.side, in: area), y: area.minY,
        width: metrics.side, height: metrics.side)
      let inset = (metrics.side - metrics.iconSize) / 2
      symbol.paint(
        with: painter, at: Point(square.minX + inset, square.minY + inset), size: metrics.iconSize,
        color: ink)
      if showsTitle {
        let x = context.direction.x(metrics.side - inset / 2, width: labelSize.width, in: area)
        painter.draw(
          labelText, at: Point(x, area.midY - labelSize.height / 2),
          color: strong ?? theme.annotation)
      }
    }
    if context.showsFocus { FocusRing.paint(around: shape, with: painter, theme: theme) }
  }
}

/// The metrics of a glyph button.
public struct GlyphButtonMetrics: Hashable, Sendable {
  /// The side of the button, in points. spec: docs/spec/window.md#parts/glyph-button
  public var side = 32.0
  /// The height of the hit area, centered on the button, in points. chosen: the minimum height of
  /// controls
  public var hitHeight = 44.0
  /// The radius of the continuous corners, in points. spec: docs/spec/window.md#parts/glyph-button
  public var cornerRadius = 8.0
  /// The side of the symbol, in points. spec: docs/spec/window.md#parts/glyph-button
  public var iconSize = 18.0
  /// The font of a label beside the symbol. chosen
  package var labelFont = Font(size: 13, weight: .medium)
  /// The space beside the text of a label, in points. chosen
  package var labelPadding = 6.0
  /// The opacity while disabled, 0...1. spec: docs/spec/window.md#parts/disabled
  public var disabledOpacity = 0.3
  /// The metrics of the design.
  public static let regular = GlyphButtonMetrics()
}
