/// Something that the guidelines would have otherwise in a segmented control.
public struct Advice: Hashable, Sendable {
  /// What it goes against; `docs/controls/advisor.md` has the sentence of each.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// It has fewer than two segments.
    case tooFew = "too-few"
    /// It has more segments than can be taken in.
    case tooMany = "too-many"
    /// It has text and images.
    case mixedContent = "mixed-content"
    /// What one segment holds is much wider than what another does.
    case unequalContent = "unequal-content"
    /// A title has a word that should begin with a capital.
    case titleCase = "title-case"
    /// A title is surely no noun.
    case notANounPhrase = "not-a-noun-phrase"
    /// Segments are not equally wide.
    case unequalWidth = "unequal-width"
    /// A symbol stands alone, and nothing says what it means.
    case unexplainedSymbols = "unexplained-symbols"
  }

  /// How much room the interface has that the control is in.
  public enum Room: Hashable, Sendable {
    /// As on a desktop.
    case wide
    /// As on a phone.
    case compact
  }

  /// What is not kept to.
  public var rule: Rule

  /// The segment that it is about, counted from 0; nil for the control as a whole.
  public var segment: Int?

  /// What is so, and what to do, in a sentence or two.
  public var advice: String

  /// What is said of one segment, or of the control.
  public init(_ rule: Rule, segment: Int? = nil, advice: String) {
    self.rule = rule
    self.segment = segment
    self.advice = advice
  }

  /// The advice for tools that know no segments.
  public var remark: ControlRemark {
    ControlRemark(rule.rawValue + (segment.map { ", segment \($0)" } ?? ""), advice)
  }
}
