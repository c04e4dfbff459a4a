import Canvas

/// A line of text that dims while disabled.
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
    let size = context.text.size(of: Text(string, font: font))
    return Size(fixedWidth.map { $0 * context.growth } ?? size.width, size.height)
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    let line = Text(string, font: font, maximumWidth: frame.width)
    let room = frame.width - context.text.size(of: line).width
    let start =
      switch alignment {
      case .leading: 0.0
      case .center: room / 2
      case .trailing: room
      }
    let themed = role == .primary ? context.theme.label : context.theme.annotation
    var color = self.color ?? themed
    if !context.isEnabled { color = color.opacity(context.theme.segmentedDisabledOpacity) }
    painter.draw(line, from: start, in: bounds, color: color, context)
  }
}
