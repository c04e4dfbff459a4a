import Canvas

/// A banner above the lower edge of a window; screen readers announce it.
public final class Banner: Node {
  /// The kind of message.
  public enum Kind: Hashable, Sendable {
    /// A success.
    case success
    /// A warning.
    case warning
  }

  /// In points. chosen
  private enum Metrics {
    static let height = 46.0
    static let shortHeight = 40.0
    static let cornerRadius = 14.0
    static let padding = 16.0
    static let iconSize = 18.0
    static let textStart = 44.0
    static let title = Font(size: 13, weight: .medium)
    static let message = Font(size: 12)
    static let lineSpacing = 1.0
    /// Of the title, and of the message.
    static let lineLimit = 8
    /// Above and below texts that do not fit in one line each.
    static let wrappedPadding = 12.0
    static let closeSide = 24.0
    static let actionGap = 16.0
  }

  /// A short title.
  public let title: String
  /// A sentence with details; `nil` for none.
  public let message: String?
  /// The kind of message.
  public let kind: Kind

  /// Called when the user dismisses the banner; `nil` removes its close button.
  public var onDismiss: (() -> Void)? { didSet { updateCloseButton() } }

  /// Buttons after the text.
  package var actions: [(title: String, run: () -> Void)] = [] {
    didSet {
      for button in actionButtons { button.removeFromParent() }
      actionButtons = actions.map { action in
        let button = LinkButton(action.title)
        button.onPress(action.run)
        addChild(button)
        return button
      }
    }
  }

  private var closeButton: GlyphButton?
  private var actionButtons: [LinkButton] = []

  /// Creates a banner; parameters are documented at the properties.
  public init(_ title: String, message: String? = nil, kind: Kind) {
    (self.title, self.message, self.kind) = (title, message, kind)
  }

  private func updateCloseButton() {
    if (onDismiss == nil) == (closeButton == nil) { return }
    if onDismiss == nil {
      closeButton?.removeFromParent()
      closeButton = nil
      return
    }
    var metrics = GlyphButtonMetrics.regular
    metrics.side = Metrics.closeSide
    metrics.hitHeight = Metrics.height
    metrics.cornerRadius = 6
    metrics.iconSize = 12
    let button = GlyphButton(.cross, label: "Dismiss", metrics: metrics)
    button.onPress { [weak self] in self?.onDismiss?() }
    addChild(button)
    closeButton = button
  }

  public override var elevatesChildren: Bool { true }
  override var floatsChildren: Bool { true }

  /// Presses do not reach what is below the banner.
  public override var isHitTestable: Bool { true }

  public override func pointerPressed(_ event: PointerEvent) -> Bool { true }

  public override var semantics: Semantics? {
    Semantics(role: .alert, label: message.map { "\(title). \($0)" } ?? title)
  }

  private var closeExtent: Double { closeButton == nil ? 0 : Metrics.closeSide }

  /// The width of the actions with their distances, in points.
  private var actionExtent = 0.0

  private func actionSizes(in context: LayoutContext) -> [Size] {
    actionButtons.map { $0.measure(Size(.infinity, Metrics.height), in: context) }
  }

  /// The lines of the texts in a width, in points; a word that is longer is cut, and so is what
  /// exceeds the limit of lines.
  private func lines(in width: Double, _ text: any TextMeasuring) -> [Text] {
    let texts: [(text: String?, font: Font)] = [(title, Metrics.title), (message, Metrics.message)]
    return texts.flatMap { string, font in
      let lines = text.lines(of: string ?? "", font: font, width: width)
      let whole = lines.prefix(Metrics.lineLimit - 1)
      let rest = lines.dropFirst(whole.count).joined(separator: " ")
      return (whole + (rest.isEmpty ? [] : [rest])).map {
        Text($0, font: font, maximumWidth: width)
      }
    }
  }

  private static func textStart(_ growth: Double) -> Double {
    Metrics.textStart + Metrics.iconSize * (growth - 1)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let actions = actionSizes(in: context).reduce(0) { $0 + $1.width + Metrics.actionGap }
    let others = Self.textStart(context.growth) + actions + Metrics.padding + closeExtent
    let lines = lines(in: max(0, available.width - others), context.text)
    let sizes = lines.map { context.text.size(of: $0) }
    let wanted = others + (sizes.map(\.width).max() ?? 0)
    let hasMessage = message != nil
    var height = (hasMessage ? Metrics.height : Metrics.shortHeight) * context.growth
    if lines.count > (hasMessage ? 2 : 1) {
      let spacing = Metrics.lineSpacing * Double(lines.count - 1)
      height = sizes.reduce(2 * Metrics.wrappedPadding + spacing) { $0 + $1.height }
    }
    return Size(min(wanted.rounded(.up), available.width), height.rounded())
  }

  public override func layout(in context: LayoutContext) {
    actionExtent = 0
    for (button, size) in zip(actionButtons, actionSizes(in: context)).reversed() {
      let x = frame.width - Metrics.padding - closeExtent - actionExtent - size.width
      place(button, Rect(x: x, midY: frame.height / 2, size: size), context)
      actionExtent += size.width + Metrics.actionGap
    }
    guard let closeButton else { return }
    let side = Metrics.closeSide
    let inset = (Metrics.height - side) / 2
    place(
      closeButton,
      Rect(x: frame.width - inset - side, midY: frame.height / 2, size: Size(side, side)), context)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let theme = context.theme
    let shape = RoundedRectangle(bounds, radius: Metrics.cornerRadius, curve: .continuous)
    painter.drawFloatingCard(shape, casting: theme.panelShadow, theme: theme)
    let symbol: Symbol = kind == .warning ? .warning : .check
    let side = Metrics.iconSize * context.growth
    let textStart = Self.textStart(context.growth)
    painter.draw(
      symbol, from: Metrics.padding, in: bounds, size: side,
      color: kind == .warning ? theme.tools.past : theme.tools.success, context)
    let room = max(0, frame.width - textStart - Metrics.padding - closeExtent - actionExtent)
    context.text.forEach(
      of: lines(in: room, context.text), around: bounds.midY, spacing: Metrics.lineSpacing
    ) { line, y in
      let color = line.font == Metrics.title ? theme.label : theme.annotation
      painter.draw(line, from: textStart, in: bounds, midY: y, color: color, context)
    }
  }
}
