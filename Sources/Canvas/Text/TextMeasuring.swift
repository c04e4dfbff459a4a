/// A type that measures text.
public protocol TextMeasuring: AnyObject {
  /// The size of a line, in points.
  func size(of text: Text) -> Size

  /// The bounds of a line's marks, relative to its top left corner, in points.
  func paintBounds(of text: Text) -> Rect

  /// Breaks a text into lines, between words as its language allows.
  ///
  /// A line is wider than `width`, in points, only if a single word is. Line breaks in the string
  /// count as spaces. An empty string has no lines.
  func lines(of string: String, font: Font, width: Double) -> [String]

  /// The places of the caret in a line of text that is edited; the maximum width is ignored.
  ///
  /// The line has no line breaks.
  func caretLine(of text: Text) -> CaretLine
}

extension TextMeasuring {
  /// The places between characters, from left to right, for measuring without a text engine.
  public func caretLine(of text: Text) -> CaretLine {
    CaretLine(text.string) { size(of: Text(String($0), font: text.font)).width }
  }

  package func texts(of string: String, font: Font, width: Double) -> [Text] {
    lines(of: string, font: font, width: width).map { Text($0, font: font) }
  }
}
