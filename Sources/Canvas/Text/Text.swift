/// A line of text with its font.
public struct Text: Hashable, Sendable {
  /// The text.
  public var string: String
  /// The font.
  public var font: Font

  /// The maximum width, in points; longer lines end in an ellipsis; `nil` for no limit.
  public var maximumWidth: Double?

  /// A line of text, truncated with an ellipsis at a maximum width in points.
  public init(_ string: String, font: Font, maximumWidth: Double? = nil) {
    (self.string, self.font, self.maximumWidth) = (string, font, maximumWidth)
  }

  package func scaled(by factor: Double) -> Text {
    if factor == 1 { return self }
    var text = self
    text.font.size *= factor
    text.font.tracking *= factor
    return text
  }
}

/// A font; a missing family falls back to the system's sans serif.
public struct Font: Hashable, Sendable {
  /// The weight of the strokes, in CSS numbers.
  public enum Weight: Int, Hashable, Sendable {
    /// The weight of running text.
    case regular = 400
    /// The weight of control titles.
    case medium = 500
    /// The weight of headings.
    case semibold = 600
    /// The weight of the strongest emphasis.
    case bold = 700
  }

  /// The width of digits.
  public enum Figures: Hashable, Sendable {
    /// Digits of different widths.
    case proportional
    /// Digits of equal width, so that a changing number does not shift.
    case tabular
  }

  /// The family's name, such as `Source Serif 4`; `nil` for the text engine's default, Inter.
  public var family: String?
  /// The size, in points.
  public var size: Double
  /// The weight of the strokes.
  public var weight: Weight
  /// The width of digits.
  public var figures: Figures
  /// Additional space between letters, in points; negative values tighten.
  public var tracking: Double

  /// A font of a size in points, in the text engine's default family unless another is named.
  public init(
    size: Double, weight: Weight = .regular, figures: Figures = .proportional,
    tracking: Double = 0, family: String? = nil
  ) {
    (self.family, self.size, self.weight, self.figures) = (family, size, weight, figures)
    self.tracking = tracking
  }

  /// The font of body text. chosen
  public static let body = Font(size: 15)
}

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

  /// The places of the caret in a line without line breaks; the maximum width is ignored.
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
