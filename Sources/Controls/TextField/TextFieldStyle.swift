import Canvas

/// The sizes and colors of a text field. spec: docs/spec/text-input.md#look
public struct TextFieldStyle: Hashable, Sendable {
  /// The height, in points. spec: docs/spec/text-input.md#look
  public var height = 32.0
  /// The radius of the corners, in points. spec: docs/spec/text-input.md#look
  public var cornerRadius = 9.0
  /// The font of the text. spec: docs/spec/text-input.md#look
  public var font = Font.body
  /// The space between the text and the ends of the field, in points.
  /// spec: docs/spec/text-input.md#look
  public var inset = 9.0
  /// The width of a field without a given one, in points. chosen
  public var width = 200.0
  /// The size of the leading symbol, in points. chosen
  public var symbolSize = 14.0
  /// The space between symbol and text, and between text and clear button, in points. chosen
  public var gap = 6.0
  /// The diameter of the clear button, in points. chosen
  public var clearButtonSize = 16.0
  /// The size of the cross of the clear button, in points. chosen
  public var crossSize = 8.0
  /// The opacity of the selection in the accent color, 0...1.
  /// spec: docs/spec/text-input.md#behavior
  public var selectionOpacity = 0.25
  /// Whether the field has a background; it has none in the row of a form.
  public var hasBackground = true
  /// Whether the text is at the trailing edge, as in the row of a form.
  public var isTrailing = false

  /// The standard sizes.
  public init() {}

  /// A style without background and inset, for a field that is a part of something else.
  ///
  /// - Parameter height: In points.
  public static func plain(font: Font, height: Double) -> TextFieldStyle {
    var style = TextFieldStyle()
    (style.font, style.height, style.hasBackground, style.inset) = (font, height, false, 0)
    return style
  }

  /// The room that the caret needs at the end of the text, in points: its width with increased
  /// contrast.
  static let caretRoom = 2.0

  /// The width of the caret, in points. spec: docs/spec/text-input.md#behavior
  static func caretWidth(_ contrast: Contrast) -> Double { contrast == .more ? 2 : 1 }

  /// The opacity of the placeholder in the color of text, which is legible on all backgrounds of a
  /// field, with a contrast of 7 if that is increased, and still differs from text. chosen
  static func placeholderOpacity(_ contrast: Contrast) -> Double { contrast == .more ? 0.7 : 0.6 }

  /// The style in the row of a form. spec: docs/spec/text-input.md#look
  var inRow: TextFieldStyle {
    var style = self
    (style.hasBackground, style.isTrailing, style.inset) = (false, true, 0)
    return style
  }

  func grown(by factor: Double) -> TextFieldStyle {
    if factor == 1 { return self }
    var style = self
    style.height = (height * factor).rounded()
    style.symbolSize *= factor
    style.clearButtonSize *= factor
    style.crossSize *= factor
    return style
  }

  /// The place of the text between symbol and clear button.
  func textFrame(
    in size: Size, hasSymbol: Bool, hasClearButton: Bool, _ direction: LayoutDirection
  ) -> Rect {
    let start = inset + (hasSymbol ? symbolSize + gap : 0)
    let end = inset + (hasClearButton ? clearButtonSize + gap : 0)
    let rect = Rect(x: start, y: 0, width: max(0, size.width - start - end), height: size.height)
    return direction.place(rect, in: size.width)
  }

  func clearButton(in size: Size, _ direction: LayoutDirection) -> Rect {
    let side = clearButtonSize
    let x = direction.x(size.width - inset - side, width: side, in: size.width)
    return Rect(x: x, midY: size.height / 2, size: Size(side, side))
  }
}
