/// A deviation of a segmented control from the guidelines.
public struct Advice: Hashable, Sendable {
  /// The rule; `docs/controls/advisor.md` quotes the guidelines.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// The control has fewer than two segments.
    case tooFew = "too-few"
    /// The control has too many segments.
    case tooMany = "too-many"
    /// The control mixes text and images.
    case mixedContent = "mixed-content"
    /// The content of a segment is much wider than another's.
    case unequalContent = "unequal-content"
    /// A word of a title should be capitalized.
    case titleCase = "title-case"
    /// A title is not a noun phrase.
    case notANounPhrase = "not-a-noun-phrase"
    /// Segments have different widths.
    case unequalWidth = "unequal-width"
    /// Nothing explains a symbol.
    case unexplainedSymbols = "unexplained-symbols"
  }

  /// The available width of the interface.
  public enum Room: Hashable, Sendable {
    /// Wide, as on a desktop.
    case wide
    /// Narrow, as on a phone.
    case compact
  }

  /// The rule.
  public var rule: Rule
  /// The segment; `nil` for the whole control.
  public var segment: Int?
  /// The problem and how to fix it, in a sentence or two.
  public var advice: String

  /// Advice on a segment or the control.
  public init(_ rule: Rule, segment: Int? = nil, advice: String) {
    self.rule = rule
    self.segment = segment
    self.advice = advice
  }

  /// The advice as a remark for tools.
  public var remark: ControlRemark {
    ControlRemark(rule.rawValue + (segment.map { ", segment \($0)" } ?? ""), advice)
  }
}
