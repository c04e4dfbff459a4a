import Canvas

/// A text that dims while disabled, usually a single line.
public final class Label: Node {
  /// The importance of the text.
  public enum Role: Hashable, Sendable {
    /// The primary text color.
    case primary
    /// A weaker color.
    case secondary
  }

  /// The alignment in a wider frame.
  public enum Alignment: Hashable, Sendable {
    /// At the leading edge.
    case leading
    /// In the center.
    case center
    /// At the trailing edge.
    case trailing
  }

  /// The text.
  public var string: String {
    didSet {
      if string == oldValue { return }
      // A fixed width fits every text.
      invalidate(fixedWidth == nil ? .layout : .paint, reason: "text")
    }
  }

  /// The font.
  public var font: Font {
    didSet { if font != oldValue { invalidate([.layout, .paint], reason: "font") } }
  }

  /// The color; `nil` for the theme's.
  public var color: Color? {
    didSet { if color != oldValue { invalidate(.paint, reason: "color") } }
  }

  /// Whether a text that is wider than the frame continues on further lines.
  package var wraps = false {
    didSet { if wraps != oldValue { invalidate([.layout, .paint], reason: "lines") } }
  }

  /// Whether larger text grows only as far as a line fits into the frame.
  package var shrinksToFit = false {
    didSet { if shrinksToFit != oldValue { invalidate([.layout, .paint], reason: "lines") } }
  }

  /// In points.
  private static let sizeStep = 0.5

  private let role: Role
  private let alignment: Alignment
  private let fixedWidth: Double?

  /// Creates a label with a text.
  ///
  /// - Parameters:
  ///   - string: One line of text.
  ///   - color: `nil` for the theme's color of the role.
  ///   - width: A fixed width in points; `nil` for the width of the text.
  public init(
    _ string: String, font: Font = .body, role: Role = .primary, color: Color? = nil,
    alignment: Alignment = .leading, width: Double? = nil
  ) {
    self.color = color
    self.string = string
    self.font = font
    self.role = role
    self.alignment = alignment
    fixedWidth = width
  }

  /// Whether the parent's element already has the text.
  var isDescribedByParent = false

  public override var semantics: Semantics? {
    isDescribedByParent ? nil : Semantics(role: .staticText, label: string)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    let sizes = lines(in: available.width, context.text).map { context.text.size(of: $0) }
    let width = fixedWidth.map { $0 * context.growth } ?? sizes.map(\.width).max() ?? 0
    return Size(width, sizes.reduce(0) { $0 + $1.height })
  }

  private func lines(in width: Double, _ measuring: any TextMeasuring) -> [Text] {
    var line = Text(string, font: font)
    let leastSize = font.size / measuring.growth
    while shrinksToFit, line.font.size > leastSize, measuring.size(of: line).width > width {
      line.font.size = max(line.font.size - Self.sizeStep, leastSize)
    }
    if !wraps || measuring.size(of: line).width <= width { return [line] }
    return measuring.lines(of: string, font: font, width: width).map { Text($0, font: font) }
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let themed = role == .primary ? context.theme.label : context.theme.annotation
    var color = self.color ?? themed
    if !context.isEnabled { color = color.opacity(context.theme.segmentedDisabledOpacity) }
    let lines = lines(in: frame.width, context.text)
    let heights = lines.map { context.text.size(of: $0).height }
    var y = (frame.height - heights.reduce(0, +)) / 2
    for (var line, height) in zip(lines, heights) {
      line.maximumWidth = frame.width
      let room = frame.width - context.text.size(of: line).width
      let start =
        switch alignment {
        case .leading: 0.0
        case .center: room / 2
        case .trailing: room
        }
      painter.draw(line, from: start, in: bounds, midY: y + height / 2, color: color, context)
      y += height
    }
  }
}
