import Canvas

/// A button that looks like a link, for small actions such as copying what is below it.
///
/// It can confirm for a moment that the action is done:
///
/// ```swift
/// let copy = LinkButton("Copy", symbol: .copy)
/// copy.onPress { [unowned copy] in
///   window.copyToClipboard(block.text)
///   copy.confirm("Copied")
/// }
/// ```
public final class LinkButton: PressControl {
  /// In points and seconds. chosen
  private enum Metrics {
    static let height = 20.0
    static let hitHeight = 36.0
    static let iconSize = 13.0
    static let iconGap = 6.0
    static let font = Font(size: 12, weight: .medium)
    static let ringRadius = 3.0
    static let ringPadding = 3.0
    static let confirmation = 1.5
    static let disabledOpacity = 0.3
    static let pressedOpacity = 0.5
  }

  /// The title, also the accessibility label.
  public var title: String {
    didSet {
      if title == oldValue { return }
      label = title
      invalidate([.layout, .paint], reason: "title")
    }
  }

  /// The symbol before the title; `nil` for none.
  public let symbol: Symbol?

  private var confirmed: (title: String, end: Instant)? {
    didSet { invalidate([.layout, .paint, .motion], reason: "confirmation") }
  }

  /// A link with a title, which is also the accessibility label.
  public init(_ title: String, symbol: Symbol? = nil) {
    (self.title, self.symbol) = (title, symbol)
    super.init(behavior: ButtonBehavior(), label: title)
    setOwnMetrics { behavior in
      behavior.metrics.height = Metrics.height
      behavior.metrics.hitHeight = Metrics.hitHeight
    }
  }

  /// Shows a confirmation with a check mark for 1.5 s.
  public func confirm(_ title: String) {
    confirmed = (title, now.advanced(by: Metrics.confirmation))
  }

  public override var hitOutsets: Insets {
    var outsets = super.hitOutsets
    (outsets.left, outsets.right) = (4, 4)
    return outsets
  }

  public override var semantics: Semantics? {
    Semantics(role: .button, label: confirmed?.title ?? label, actions: .press)
  }

  public override func advance(to time: Instant) -> NextFrame {
    let next = super.advance(to: time)
    guard let confirmed else { return next }
    if time < confirmed.end { return next.sooner(.at(confirmed.end)) }
    self.confirmed = nil
    return next
  }

  private var shownTitle: String { confirmed?.title ?? title }
  private var shownSymbol: Symbol? { confirmed == nil ? symbol : .check }

  private func symbolExtent(_ text: any TextMeasuring) -> Double {
    shownSymbol == nil ? 0 : Metrics.iconSize * text.growth + Metrics.iconGap
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let width = context.text.size(of: Text(shownTitle, font: Metrics.font)).width
    return Size(
      (width + symbolExtent(context.text)).rounded(.up),
      behavior.metrics.grown(by: context.growth).height)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    var color = confirmed == nil ? context.tint ?? theme.accentTitle : theme.annotation
    if state.isPressed { color = color.opacity(Metrics.pressedOpacity) }
    if !context.isEnabled { color = color.opacity(Metrics.disabledOpacity) }
    let symbolExtent = symbolExtent(context.text)
    let line = Text(
      shownTitle, font: Metrics.font, maximumWidth: max(0, frame.width - symbolExtent))
    // The content ends at the trailing edge, so that it lines up with the edge of its row.
    var x = frame.width - context.text.size(of: line).width - symbolExtent
    if let shownSymbol {
      let side = Metrics.iconSize * context.growth
      painter.draw(shownSymbol, from: x, in: bounds, size: side, color: color, context)
      x += side + Metrics.iconGap
    }
    painter.draw(line, from: x, in: bounds, color: color, context)
    if context.showsFocus {
      let shape = RoundedRectangle(
        bounds.outset(by: Insets(horizontal: Metrics.ringPadding, vertical: 0)),
        radius: Metrics.ringRadius)
      FocusRing.paint(around: shape, with: painter, theme: theme)
    }
  }
}
