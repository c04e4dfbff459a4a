import Canvas

/// A text that dims while disabled, a single line by default.
///
/// ```swift
/// Label("Wi-Fi")
/// Label(explanation, role: .secondary, maximumLines: nil)
/// ```
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
    // A fixed width fits every text.
    didSet { changed(string, from: oldValue, fixedWidth == nil ? .layout : .paint, "text") }
  }

  /// The font.
  public var font: Font { didSet { changed(font, from: oldValue, [.layout, .paint], "font") } }

  /// The color; `nil` for the theme's.
  public var color: Color? { didSet { changed(color, from: oldValue, .paint, "color") } }

  /// The number of lines that a text wider than the frame may have, at least 1.
  ///
  /// `nil` for as many as needed. The last line ends with an ellipsis if the text is longer.
  public var maximumLines: Int? {
    didSet {
      maximumLines = maximumLines.map { max($0, 1) }
      if maximumLines != oldValue { invalidate([.layout, .paint], reason: "lines") }
    }
  }

  /// Whether the text scale enlarges a single line only as far as it fits into the frame.
  package var shrinksToFit = false {
    didSet { changed(shrinksToFit, from: oldValue, [.layout, .paint], "lines") }
  }

  /// The space between lines, in points.
  package var lineSpacing = 0.0 {
    didSet { if lineSpacing != oldValue { invalidate(.layout, reason: "lines") } }
  }

  /// In points.
  private static let sizeStep = 0.5

  private let role: Role
  private let alignment: Alignment
  private let fixedWidth: Double?

  /// Creates a label with a text.
  ///
  /// - Parameters:
  ///   - string: The text; line breaks count as spaces.
  ///   - color: `nil` for the theme's color of the role.
  ///   - maximumLines: See ``maximumLines``; `nil` for as many as needed.
  ///   - width: A fixed width in points; `nil` for the width of the text.
  public init(
    _ string: String, font: Font = .body, role: Role = .primary, color: Color? = nil,
    alignment: Alignment = .leading, maximumLines: Int? = 1, width: Double? = nil
  ) {
    (self.color, self.string, self.font) = (color, string, font)
    (self.role, self.alignment) = (role, alignment)
    self.maximumLines = maximumLines.map { max($0, 1) }
    fixedWidth = width
  }

  /// Whether the parent's element already has the text.
  package var isDescribedByParent = false

  /// An empty label has no element.
  public override var semantics: Semantics? {
    isDescribedByParent || string.isEmpty ? nil : Semantics(role: .staticText, label: string)
  }

  public override func measure(_ available: Size, in context: LayoutContext) -> Size {
    var size = size(in: available.width, context.text)
    if let fixedWidth { size.width = fixedWidth * context.growth }
    return size
  }

  /// The width of an ellipsis, unless the width is fixed.
  public override func minimumSize(_ available: Size, in context: LayoutContext) -> Size {
    var size = measure(available, in: context)
    if fixedWidth == nil {
      size.width = min(size.width, context.text.size(of: Text("…", font: font)).width)
    }
    return size
  }

  private func size(in width: Double, _ measuring: any TextMeasuring) -> Size {
    if let line = onlyLine(in: width, measuring) { return measuring.size(of: line) }
    let sizes = lines(in: width, measuring).map { measuring.size(of: $0) }
    let height = sizes.reduce(lineSpacing * Double(sizes.count - 1)) { $0 + $1.height }
    return Size(sizes.map(\.width).max() ?? 0, height)
  }

  /// The text as one line; `nil` if it continues on further lines in a width, in points.
  ///
  /// Most labels have one line, and need no arrays in each layout and frame.
  private func onlyLine(in width: Double, _ measuring: any TextMeasuring) -> Text? {
    let line = line(in: width, measuring)
    return maximumLines == 1 || measuring.size(of: line).width <= width ? line : nil
  }

  /// The lines of a text that is too long for one, in a width in points.
  private func lines(in width: Double, _ measuring: any TextMeasuring) -> [Text] {
    let lines = measuring.texts(of: string, font: font, width: width)
    guard let maximumLines, lines.count > maximumLines else { return lines }
    let rest = lines[(maximumLines - 1)...].map(\.string).joined(separator: " ")
    return lines.prefix(maximumLines - 1) + [Text(rest, font: font, maximumWidth: width)]
  }

  private func line(in width: Double, _ measuring: any TextMeasuring) -> Text {
    var line = Text(string, font: font)
    if !shrinksToFit { return line }
    let leastSize = font.size / measuring.growth
    while line.font.size > leastSize, measuring.size(of: line).width > width {
      line.font.size = max(line.font.size - Self.sizeStep, leastSize)
    }
    return line
  }

  public override func paint(with painter: any Painter, in context: PaintContext) {
    if let line = onlyLine(in: frame.width, context.text) {
      return paint(line, midY: bounds.midY, with: painter, in: context)
    }
    let lines = lines(in: frame.width, context.text)
    context.text.forEach(of: lines, around: bounds.midY, spacing: lineSpacing) { line, y in
      paint(line, midY: y, with: painter, in: context)
    }
  }

  private func paint(
    _ line: Text, midY: Double, with painter: any Painter, in context: PaintContext
  ) {
    let themed = role == .primary ? context.theme.label : context.theme.annotation
    var color = self.color ?? themed
    if !context.isEnabled { color = color.opacity(context.theme.disabledOpacity) }
    var line = line
    line.maximumWidth = frame.width
    var room: Double { frame.width - context.text.size(of: line).width }
    let start =
      switch alignment {
      case .leading: 0.0
      case .center: room / 2
      case .trailing: room
      }
    painter.draw(line, from: start, in: bounds, midY: midY, color: color, context)
  }
}
