/// How text is set; where a family is absent the system's sans stands in.
public struct Font: Hashable, Sendable {
  /// How heavy the strokes are, as the numbers of CSS.
  public enum Weight: Int, Hashable, Sendable {
    /// For running text.
    case regular = 400
    /// For titles of controls.
    case medium = 500
    /// For headings.
    case semibold = 600
    /// For what has to stand out most.
    case bold = 700
  }

  /// How wide digits are.
  public enum Figures: Hashable, Sendable {
    /// Each digit as wide as it needs.
    case proportional
    /// All digits as wide as each other, so that a changing number does not dance.
    case tabular
  }

  /// The family's name, such as `Source Serif 4`; nil for the text engine's own, which is Inter.
  public var family: String?

  /// pt.
  public var size: Double
  /// How heavy the strokes are.
  public var weight: Weight
  /// How wide digits are.
  public var figures: Figures

  /// Extra space between letters, pt; negative for tighter.
  public var tracking: Double

  /// A font of a size (pt), in the text engine's own family unless another is named.
  public init(
    size: Double, weight: Weight = .regular, figures: Figures = .proportional,
    tracking: Double = 0, family: String? = nil
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.figures = figures
    self.tracking = tracking
  }

  /// What most text of a page is set in. chosen
  public static let body = Font(size: 15)
}
