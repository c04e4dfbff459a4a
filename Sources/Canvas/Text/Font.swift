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
