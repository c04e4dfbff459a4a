import Canvas
import Controls
import SpecTrait
import Testing

@testable import playground

/// Measures text at 10 pt per character, so widths are known.
private final class Ruler: TextMeasuring {
  func size(of text: Text) -> Size { Size(10 * Double(text.string.count), 16) }
  func paintBounds(of text: Text) -> Rect { Rect(origin: .zero, size: size(of: text)) }
  func lines(of string: String, font: Font, width: Double) -> [String] { [string] }
}

/// spec: docs/spec/command-line.md#commands/advise; docs/spec/hig-segmented-controls.md.
@Suite struct `Segmented control advisor` {
  private let ruler = Ruler()

  private func rules(
    _ segments: [Segment], widths: SegmentWidths = .equal, hasCaption: Bool = false,
    room: Advice.Room = .wide
  ) -> [String] {
    SegmentedAdvisor(
      segments: segments, widths: widths, hasCaption: hasCaption, room: room, text: ruler
    ).advice.map { finding in finding.rule.rawValue + (finding.segment.map { " \($0)" } ?? "") }
  }

  private func titled(_ titles: String...) -> [Segment] { titles.map { Segment($0) } }
  private func blank(_ count: Int) -> [Segment] { Array(repeating: Segment(), count: count) }

  private func symbols(_ explained: Bool...) -> [Segment] {
    explained.map { Segment(symbol: .list, beneath: $0 ? "List" : "") }
  }

  @Test(.spec("hig-p39")) func `has no advice for good controls`() {
    #expect(rules(titled("List", "Grid", "Map")) == [])
    #expect(rules(titled("Day", "Week", "Month", "6 Months", "Year")) == [])
    #expect(rules(symbols(true, true)) == [] && rules(blank(3)) == [])
  }

  @Test(.spec("hig-p3", "hig-p22", "hig-p26")) func `checks the number of segments`() {
    #expect(rules([]) == ["too-few"] && rules(blank(1)) == ["too-few"])
    #expect(rules(blank(2)) == [] && rules(blank(7)) == [] && rules(blank(8)) == ["too-many"])
    #expect(rules(blank(5), room: .compact) == [])
    #expect(rules(blank(6), room: .compact) == ["too-many"])
  }

  @Test(.spec("hig-p31")) func `advises against mixing text and images`() {
    let mixed = titled("List") + symbols(true)
    #expect(rules(mixed) == ["mixed-content"])
    let both = Array(repeating: Segment("List", symbol: .list), count: 2)
    #expect(rules(both) == ["mixed-content"])
    // Mixed content differs in size anyway, so sizes are not compared.
    #expect(
      rules(titled("Everything There Is") + symbols(false))
        == ["mixed-content", "unexplained-symbols 1"])
  }

  @Test(.spec("hig-p29", "hig-p34")) func `compares content sizes if segments have equal widths`() {
    let unequal = titled("Day", "Everything There Is", "Map")
    #expect(rules(unequal) == ["unequal-content 1"])
    #expect(rules(unequal, widths: .fixed([80, 80, 80])) == [])
    // Three times as wide but less than the minimum difference, or much wider but not three times.
    #expect(rules(titled("On", "Automatic")) != [] && rules(titled("On", "Default")) == [])
    #expect(rules(titled("Everything", "Everything There Is")) == [])
    // Empty segments are not compared.
    #expect(rules(titled("", "Everything There Is")) == [])
  }

  @Test(.spec("hig-p27")) func `compares segment widths`() {
    let titles = titled("Day", "Week", "Month")
    #expect(rules(titles, widths: .fixed([80, 80, 80])) == [])
    #expect(rules(titles, widths: .fixed([0, 0, 0])) == [])
    #expect(rules(titles, widths: .fixed([80, 100, 80])) == ["unequal-width"])
    #expect(rules(titles, widths: .fixed([0, 100, 0])) == ["unequal-width"])
    #expect(rules(titles, widths: .proportional) == ["unequal-width"])
    #expect(rules(titled("Day", "Map"), widths: .proportional) == [])
    #expect(rules(blank(3), widths: .proportional) == [])
    // Segments that follow their content can have different content.
    #expect(rules(titled("Day", "Everything There Is"), widths: .proportional) == ["unequal-width"])
  }

  @Test(.spec("hig-p47", "hig-p48")) func `advises to explain symbols`() {
    #expect(rules(symbols(false, false)) == ["unexplained-symbols"])
    #expect(
      rules(symbols(true, false, false)) == ["unexplained-symbols 1", "unexplained-symbols 2"])
    #expect(rules(symbols(false, false), hasCaption: true) == [])
  }

  @Test(.spec("hig-p21")) func `checks each title`() {
    #expect(rules(titled("first", "Second", "Edit")) == ["title-case 0", "not-a-noun-phrase 2"])
    #expect(rules(titled("add item", "Items")) == ["title-case 0", "not-a-noun-phrase 0"])
  }

  @Test(.spec("hig-p22", "hig-p27", "hig-p34", "hig-p48"))
  func `each piece of advice is a complete sentence`() {
    for room in [Advice.Room.wide, .compact] {
      let segments = titled("add", "Everything There Is.", "Ab") + symbols(false) + blank(6)
      let advisor = SegmentedAdvisor(
        segments: segments, widths: .fixed([1]), room: room, text: ruler)
      #expect(advisor.advice.count >= 6)
      for finding in advisor.advice {
        #expect(finding.advice.hasSuffix(".") && finding.advice.count > 40)
        #expect(!finding.advice.contains("\n"))
      }
    }
  }

  @Test func `checks a segmented control`() {
    let control = SegmentedControl(["first", "Second"])
    #expect(
      SegmentedAdvisor(control).advice.map(\.rule) == [.titleCase]
        && SegmentedAdvisor(control).advice.first?.segment == 0)
    #expect(SegmentedAdvisor(SegmentedControl([])).advice.map(\.rule) == [.tooFew])
    let symbols = SegmentedControl([
      Segment(symbol: .sunMin, beneath: "Dim"), Segment(symbol: .sunMax, helpTag: "Bright"),
    ])
    #expect(SegmentedAdvisor(symbols).advice == [])
    symbols.updateSegment(at: 0) { $0.labelBeneath = "" }
    #expect(SegmentedAdvisor(symbols).advice.map(\.rule) == [.unexplainedSymbols])
    symbols.caption = "Brightness"
    #expect(SegmentedAdvisor(symbols).advice == [])
    let wide = SegmentedControl([Segment("Day", width: 80), Segment("Week", width: 100)])
    #expect(SegmentedAdvisor(wide).advice.map(\.rule) == [.unequalWidth])
    let proportional = SegmentedControl(["Day", "September"])
    proportional.apportionsSegmentWidthsByContent = true
    #expect(SegmentedAdvisor(proportional).advice.map(\.rule) == [.unequalWidth])
    let many = SegmentedControl((1...6).map { "Part \($0)" })
    #expect(
      SegmentedAdvisor(many).advice == []
        && SegmentedAdvisor(many, in: .compact).advice.map(\.rule) == [.tooMany])
  }

  @Test func `the guide lists every rule and every known verb`() throws {
    let guide = try Checkout.text("docs/controls/advisor.md")
    for rule in Advice.Rule.allCases { #expect(guide.contains("| `\(rule.rawValue)` |")) }
    let verbs = guide.split(separator: "\n").first { $0.contains("taken for an action: ") }
    let listed = verbs?.split(separator: ": ").last?.dropLast().split(separator: ", ").map(
      String.init)
    #expect(Set(listed ?? []) == NounPhrase.verbs)
    for word in NounPhrase.commands.keys { #expect(guide.contains("| \(word) |")) }
  }
}

/// spec: docs/spec/prose-rows.md#hig-p38: labels use title-style capitalization; ambiguous words
/// are accepted.
@Suite struct `Title-style capitalization` {
  nonisolated static let good = [
    "", " ", "List", "Day", "6 Months", "Terms and Conditions", "Lord of the Rings",
    "Bed and Breakfast", "Up to Date", "Signs of Life", "The End", "Things to Do",
    "Work in Progress",
    "iPhone", "My iPhone", "macOS", "tvOS Apps", "eBay", "iOS and macOS", "GPS", "HTML", "USB-C",
    "mp3", "MP3", "1080p", "4k", "h264", "x86", "utf-8", "2nd", "3D", "x", "y", "n", "A", "a",
    "10 km", "5 min", "120 bpm", "90 kg", "16 px", "index.html", "apple.com", "@home", "#tag",
    "snake_case", "a/b", "and/or", "C++", "C#", "+", "&", "100%", "12:30", "€ 5", "—", "…", "( )",
    "Left-aligned", "Right-to-left", "Rock 'n' Roll", "(All)", "“All”", "Vitamin C",
    // Other scripts and languages have rules of their own.
    "日本", "東京 tokyo", "العربية", "עברית", "Привет мир", "ελληνικά", "한국어", "ไทย", "Écran large",
    "größe", "São paulo", "Ludwig van Beethoven", "Files without Tags", "Notes from Friends",
    "🎉", "🎉 Party", "ALL", "ALL ITEMS", "Log In", "Vs. Others", "Mac vs. Windows", "Kinds & Sizes",
  ]

  @Test(arguments: good) func `accepts correct titles`(title: String) {
    #expect(TitleStyle.misspelled(in: title) == nil)
  }

  @Test(
    .spec("hig-p38"),
    arguments: [
      ("list", "list"), ("first", "first"), ("Recent items", "items"), ("recent Items", "recent"),
      ("6 months", "months"), ("the End", "the"), ("Things to look at", "look"),
      ("Log in", "in"), ("Terms and conditions", "conditions"), ("My iPhone backup", "backup"),
      ("(all)", "all"), ("“all items”", "all"), ("left-aligned", "left-aligned"),
      ("of Mice and Men", "of"), ("  day ", "day"), ("Day\tplanner", "planner"),
      ("it's Me", "it's"),
      ("10 songs", "songs"), ("km 10", "km"), ("Sunday morning", "morning"), ("What's new?", "new"),
    ])
  func `names the first word that needs a capital letter`(title: String, word: String) {
    #expect(TitleStyle.misspelled(in: title) == word)
  }
}

/// spec: docs/spec/prose-rows.md#hig-p36: labels are nouns or noun phrases; only certain violations
/// are reported.
@Suite struct `Noun phrases` {
  @Test(arguments: [
    "", "List", "Views", "Open Issues", "Closed", "View", "Copy", "Search", "Downloads", "Imports",
    "Play", "Show Notes", "Start Date", "Stop Sign", "Take 2", "Add-Ons", "Additions", "Editor",
    "Edited", "Editing", "Saved", "Removal", "Deleted", "U.S.", "a.m.", "Ph.D.", "Inc.",
    "Acme Inc.", "St.", "J.", "Vol. 2", "C++", "100%", "#", "A (B)", "(All)", "“All”", "…", "!",
    "?", "1.", "12.", "日本", "Undone", "Senders", "Radio Edit",
  ]) func `accepts nouns and ambiguous titles`(title: String) {
    #expect(NounPhrase.doubt(about: title) == nil)
  }

  @Test(arguments: [
    "Done!", "Really?", "More…", "More...", "All items.", "Name:", "One,", "One;", "All ready!",
    "日本。", "何？", "What's New?",
  ]) func `rejects trailing punctuation marks`(title: String) throws {
    let reason = try #require(NounPhrase.doubt(about: title))
    #expect(reason.contains("punctuation") && reason.contains(title))
  }

  @Test(
    .spec("hig-p36"),
    arguments: [
      "Add", "Remove", "Edit", "add", "ADD", "Add Item", "Remove All", "Edit Text", "Delete",
      "  Save  ", "Send Mail", "Undo", "Hide", "Take One Out", "Start", "Stop", "Open", "Show",
      "Show All", "Start Over", "open it",
    ])
  func `rejects leading verbs`(title: String) throws {
    let reason = try #require(NounPhrase.doubt(about: title))
    #expect(reason.contains("verb"))
  }

  @Test func `accepts a verb beside the title that makes it a state or a place`() {
    #expect(NounPhrase.doubt(about: "Open", among: ["Open", "Closed"]) == nil)
    #expect(NounPhrase.doubt(about: "Start", among: ["Start", "Center", "End"]) == nil)
    #expect(NounPhrase.doubt(about: "Open", among: ["Open", "Save"]) != nil)
    #expect(NounPhrase.doubt(about: "Stop", among: ["Start", "Stop"]) != nil)
    #expect(SegmentedAdvisor(SegmentedControl(["Open", "Closed"])).advice == [])
    #expect(
      SegmentedAdvisor(SegmentedControl(["Start", "Stop"])).advice.map(\.rule) == [
        .notANounPhrase, .notANounPhrase,
      ])
  }
}
