import Canvas
import Controls

/// An example of each rule of the advisor, with its advice.
final class AdvicePage: CardPage {
  /// pt. chosen: design, gallery
  private enum Metrics {
    static let padding = 16.0
    static let spacing = 12.0
  }

  init() {
    let sections = Self.examples.map { title, control in
      CaptionedNode(title, Card { Self.advised(control) }, isGroup: false)
    }
    let half = (sections.count + 1) / 2
    super.init(
      title: "Advice", sentence: "What the guidelines advise against, and why.",
      size: Size(960, 720), minimumSize: Size(400, 320), left: Array(sections.prefix(half)),
      right: Array(sections.dropFirst(half)), sections: sections)
  }

  private static func advised(_ control: SegmentedControl) -> Node {
    let padding = Insets(horizontal: 0, vertical: Metrics.padding)
    return Stack(.vertical, spacing: Metrics.spacing, padding: padding, alignment: .fill) {
      control
      control.advice.map { AdviceNote($0.remark) }
    }
  }

  /// A bad example of each rule, which goes against no other.
  private static var examples: [(title: String, control: SegmentedControl)] {
    func named(_ title: String, _ rule: Advice.Rule, _ control: SegmentedControl)
      -> (title: String, control: SegmentedControl)
    {
      control.identifier = rule.rawValue
      control.label = title
      return (title, control)
    }
    // The first half stands in the narrow column.
    return [
      named("One segment", .tooFew, SegmentedControl(["Everything"], selection: 0)),
      named(
        "Titles without capitals", .titleCase,
        SegmentedControl(["Recent items", "Favorites"], selection: 0)),
      named(
        "Titles that are no nouns", .notANounPhrase,
        SegmentedControl(["Add", "Pages"], selection: 1)),
      named(
        "Text and images", .mixedContent,
        SegmentedControl(
          [Segment("Dim"), Segment(symbol: .sunMax, helpTag: "Bright")], selection: 0)),
      named(
        "Too many segments", .tooMany,
        SegmentedControl(["1", "2", "3", "4", "5", "6", "7", "8", "9"], selection: 3)),
      named(
        "Contents of different sizes", .unequalContent,
        SegmentedControl(["All", "Unread and Flagged", "New"], selection: 0)),
      named(
        "Segments of different widths", .unequalWidth,
        SegmentedControl(
          [Segment("Day", width: 80), Segment("Week", width: 240), Segment("Month", width: 120)],
          selection: 0)),
      named(
        "Symbols that nothing explains", .unexplainedSymbols,
        SegmentedControl([Segment(symbol: .sunMin), Segment(symbol: .sunMax)], selection: 1)),
    ]
  }
}
