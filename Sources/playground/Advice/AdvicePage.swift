import Canvas
import Controls
import Workbench

package final class AdvicePage: CardPage {
  init() {
    let sections = Self.examples.map { title, control in
      CaptionedNode(title, Card { Self.advised(control) }, isGroup: false)
    }
    let half = (sections.count + 1) / 2
    super.init(
      title: "Advice", sentence: "Segmented controls that the guidelines advise against, and why.",
      size: Size(960, 720), minimumSize: Size(400, 320), left: Array(sections.prefix(half)),
      right: Array(sections.dropFirst(half)), sections: sections)
  }

  private static func advised(_ control: SegmentedControl) -> Node {
    // chosen: design, gallery
    let padding = Insets(horizontal: 0, vertical: 16)
    return Stack(.vertical, spacing: 12, padding: padding, alignment: .fill) {
      control
      SegmentedAdvisor(control).advice.map { AdviceNote($0.remark) }
    }
  }

  /// Each breaks no other rule; the first half is in the narrow column.
  private static var examples: [(title: String, control: SegmentedControl)] {
    let examples: [(String, Advice.Rule, SegmentedControl)] = [
      ("One segment", .tooFew, SegmentedControl(["Everything"], selection: 0)),
      (
        "Titles without title case", .titleCase,
        SegmentedControl(["Recent items", "Favorites"], selection: 0)
      ),
      (
        "Titles that aren't nouns", .notANounPhrase,
        SegmentedControl(["Add", "Pages"], selection: 1)
      ),
      (
        "Text and images mixed", .mixedContent,
        SegmentedControl(
          [Segment("Dim"), Segment(symbol: .sunMax, helpTag: "Bright")], selection: 0)
      ),
      (
        "Too many segments", .tooMany,
        SegmentedControl(["1", "2", "3", "4", "5", "6", "7", "8", "9"], selection: 3)
      ),
      (
        "Content of different sizes", .unequalContent,
        SegmentedControl(["All", "Unread and Flagged", "New"], selection: 0)
      ),
      (
        "Segments of different widths", .unequalWidth,
        SegmentedControl(
          [Segment("Day", width: 80), Segment("Week", width: 240), Segment("Month", width: 120)],
          selection: 0)
      ),
      (
        "Unlabeled symbols", .unexplainedSymbols,
        SegmentedControl([Segment(symbol: .sunMin), Segment(symbol: .sunMax)], selection: 1)
      ),
    ]
    return examples.map { title, rule, control in
      control.identifier = rule.rawValue
      control.label = title
      return (title, control)
    }
  }
}
