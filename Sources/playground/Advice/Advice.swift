import Controls

/// A deviation of a segmented control from the guidelines.
struct Advice: Hashable {
  /// The rule; `docs/controls/advisor.md` quotes the guidelines.
  enum Rule: String, CaseIterable {
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
    /// A symbol has no label and no help.
    case unexplainedSymbols = "unexplained-symbols"

    var title: String {
      switch self {
      case .tooFew: "Too few segments"
      case .tooMany: "Too many segments"
      case .mixedContent: "Text and images mixed"
      case .unequalContent: "Unequal content"
      case .titleCase: "Title case"
      case .notANounPhrase: "Not a noun"
      case .unequalWidth: "Unequal widths"
      case .unexplainedSymbols: "Unlabeled symbols"
      }
    }
  }

  /// The available width of the interface.
  enum Room {
    /// Wide, as on a desktop.
    case wide
    /// Narrow, as on a phone.
    case compact
  }

  /// The rule.
  var rule: Rule
  /// The segment; `nil` for the whole control.
  var segment: Int?
  /// The problem and how to fix it, in a sentence or two.
  var advice: String

  /// The advice as a remark for tools.
  var remark: ControlRemark {
    ControlRemark(rule.title + (segment.map { ", \(Self.name(ofSegment: $0))" } ?? ""), advice)
  }

  /// The name of a segment in texts, such as "first segment".
  static func name(ofSegment index: Int) -> String {
    let ordinals = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"]
    return ordinals.indices.contains(index) ? "\(ordinals[index]) segment" : "segment \(index + 1)"
  }
}
