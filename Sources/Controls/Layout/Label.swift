import Canvas

/// A line of text; it dims while it is disabled.
public final class Label: Node {
  /// How much the text matters.
  public enum Role: Hashable, Sendable {
    /// What one comes to read.
    case primary
    /// What explains or completes it, in a weaker colour.
    case secondary
  }

  /// Where the text is in a frame that is wider than it.
  public enum Alignment: Hashable, Sendable {
    /// Where reading begins.
    case leading
    /// In the middle.
    case center
    /// Where reading ends.
    case trailing
  }

  /// What it says.
  public var string: String {
    didSet {
      if string == oldValue { return }
      // A frame that was given to the label, not asked for by it, fits every text.
      invalidate(hasFixedWidth ? .paint : .layout, reason: "text")
    }
  }

  /// How that is set.
  public var font: Font {
    didSet {
      if font != oldValue { invalidate([.layout, .paint], reason: "font") }
    }
  }

  /// In place of the theme's colour for the label's role.
  public var color: Color? {
    didSet {
      if color != oldValue { invalidate(.paint, reason: "colour") }
    }
  }

  private let role: Role
  private let alignment: Alignment
  private let fixedWidth: Double?

  private var hasFixedWidth: Bool { fixedWidth != nil }

  /// - Parameters:
  ///   - string: one line.
  ///   - font: how it is set.
  ///   - role: whether it is what is read first.
  ///   - color: in place of the theme's for the role.
  ///   - alignment: in a frame that is wider than the text.
  ///   - width: pt, whatever the text; nil for as wide as the text.
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

  /// Whether it is told of by what it lies in, and not by itself.
  var isToldByParent = false

  public override var semantics: Semantics? {
    isToldByParent ? nil : Semantics(role: .staticText, label: string)
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
    let themed = role == .primary ? context.theme.label : context.theme.secondaryLabel
    var color = self.color ?? themed
    if !context.isEnabled { color = color.opacity(context.theme.segmentedDisabledOpacity) }
    painter.draw(line, from: start, in: bounds, color: color, context)
  }
}
