/// How text is set; where a family is absent the system's sans stands in.
public struct Font: Hashable, Sendable {
  public enum Weight: Int, Hashable, Sendable {
    case regular = 400
    case medium = 500
    case semibold = 600
    case bold = 700
  }

  public enum Figures: Hashable, Sendable {
    case proportional
    /// All digits as wide as each other, so that a changing number does not dance.
    case tabular
  }

  /// The family's name, such as `Source Serif 4`; nil for the text engine's own, which is Inter.
  public var family: String?

  /// pt.
  public var size: Double
  public var weight: Weight
  public var figures: Figures

  /// Extra space between letters, pt; negative for tighter.
  public var tracking: Double

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
