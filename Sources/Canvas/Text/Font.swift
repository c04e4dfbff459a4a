/// How text is set: size and weight; the family is Inter, or the system's sans where it is absent.
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

  /// pt.
  public var size: Double
  public var weight: Weight
  public var figures: Figures

  /// Extra space between letters, pt; negative for tighter.
  public var tracking: Double

  public init(
    size: Double, weight: Weight = .regular, figures: Figures = .proportional, tracking: Double = 0
  ) {
    self.size = size
    self.weight = weight
    self.figures = figures
    self.tracking = tracking
  }
}
