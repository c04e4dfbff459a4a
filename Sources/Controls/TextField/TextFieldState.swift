import Canvas

/// The appearance of a text field at a moment.
public struct TextFieldState: Hashable, Sendable {
  /// The text with what an input method composes.
  public var text: String
  /// The left end of the line, from the left end of the field's text, in points.
  public var lineX: Double
  /// The selected parts of the line, or those that an input method highlights, in points.
  public var selected: [ClosedRange<Double>]
  /// The parts of the line that an input method underlines, in points.
  public var underlined: [ClosedRange<Double>]
  /// Whether the field and its window have the keyboard focus.
  public var isActive: Bool
  /// Whether the field has the keyboard focus.
  public var isFocused: Bool
  /// The distance of the caret from the left end of the line, in points; `nil` while it is hidden.
  public var caretX: Double?
  /// Whether the last text was too long, and cut.
  public var wasCut: Bool

  /// The parts of a text field besides its text.
  struct Decoration {
    var placeholder: String
    var symbol: Symbol?
    var isError: Bool
    /// `nil` without a clear button.
    var clearButton: Rect?
    var textFrame: Rect
  }

  /// In points. chosen
  private enum Metrics {
    static let underline = 1.0
    static let underlineGap = 1.0
  }

  func paint(
    in frame: Rect, _ style: TextFieldStyle, _ decoration: Decoration,
    with painter: any Painter, context: PaintContext
  ) {
    let theme = context.theme
    let shape = RoundedRectangle(frame, radius: style.cornerRadius, curve: .continuous)
    painter.group(opacity: context.isEnabled ? 1 : theme.disabledOpacity) {
      if style.hasBackground {
        painter.fill(shape, color: theme.track(on: context.elevation))
        let outline = decoration.isError ? theme[ButtonColors.self].destructiveTitle : theme.outline
        painter.strokeOutline(shape, color: outline)
      }
      if let symbol = decoration.symbol {
        painter.draw(
          symbol, from: style.inset, in: frame, size: style.symbolSize,
          color: isFocused ? theme.accent : theme.annotation, context)
      }
      painter.clip(to: decoration.textFrame) { paintText(style, decoration, painter, context) }
      if let button = decoration.clearButton { paintClearButton(button, style, painter, theme) }
    }
    if context.showsFocus || isFocused, style.hasBackground {
      FocusRing.paint(around: shape, with: painter, theme: theme)
    }
  }

  private func paintText(
    _ style: TextFieldStyle, _ decoration: Decoration, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let theme = context.theme
    let area = decoration.textFrame
    let line = Text(text, font: style.font)
    let height = context.text.size(of: line).height
    let top = area.midY - height / 2
    func rect(_ span: ClosedRange<Double>, _ y: Double, _ height: Double) -> Rect {
      Rect(
        x: area.minX + lineX + span.lowerBound, y: y,
        width: span.upperBound - span.lowerBound, height: height)
    }
    let accent = context.tint ?? theme.accent
    let selection = isActive ? accent : theme.secondaryLabel
    for span in selected {
      painter.fill(rect(span, top, height), color: selection.opacity(style.selectionOpacity))
    }
    if text.isEmpty {
      paintPlaceholder(style, decoration, painter, context)
    } else {
      let color = decoration.isError ? theme[ButtonColors.self].destructiveTitle : theme.label
      painter.draw(line, at: Point(area.minX + lineX, top), color: color)
    }
    for span in underlined {
      let y = top + height - Metrics.underline - Metrics.underlineGap
      painter.fillAligned(rect(span, y, Metrics.underline), color: theme.label)
    }
    if let caretX {
      let width = TextFieldStyle.caretWidth(theme.contrast)
      painter.fillAligned(
        Rect(x: area.minX + lineX + caretX, y: top, width: width, height: height), color: accent)
    }
  }

  private func paintPlaceholder(
    _ style: TextFieldStyle, _ decoration: Decoration, _ painter: any Painter,
    _ context: PaintContext
  ) {
    let area = decoration.textFrame
    let line = Text(decoration.placeholder, font: style.font, maximumWidth: max(0, area.width))
    let theme = context.theme
    let color = theme.label.opacity(TextFieldStyle.placeholderOpacity(theme.contrast))
    if style.isTrailing {
      painter.draw(line, upTo: area.width, in: area, color: color, context)
    } else {
      painter.draw(line, from: 0, in: area, color: color, context)
    }
  }

  private func paintClearButton(
    _ button: Rect, _ style: TextFieldStyle, _ painter: any Painter, _ theme: Theme
  ) {
    painter.fill(.capsule(button), color: theme.annotation)
    Symbol.cross.paint(
      with: painter,
      at: Point(button.midX - style.crossSize / 2, button.midY - style.crossSize / 2),
      size: style.crossSize, color: theme.card)
  }
}
