import SpecTrait
import Testing

@testable import Controls

/// spec: hig-p38: labels use title-style capitalization; ambiguous words are accepted.
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

  @Test(arguments: good)
  func `accepts correct titles`(title: String) {
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

/// spec: hig-p36: labels are nouns or noun phrases; only certain violations are reported.
@Suite struct `Noun phrases` {
  @Test(arguments: [
    "", "List", "Views", "Open Issues", "Closed", "View", "Copy", "Search", "Downloads", "Imports",
    "Play",
    "Show Notes", "Start Date", "Stop Sign", "Take 2", "Add-Ons", "Additions", "Editor", "Edited",
    "Editing", "Saved", "Removal", "Deleted",
    "U.S.", "a.m.", "Ph.D.", "Inc.", "Acme Inc.", "St.", "J.", "Vol. 2", "C++", "100%", "#",
    "A (B)",
    "(All)", "“All”", "…", "!", "?", "1.", "12.", "日本", "Undone", "Senders", "Radio Edit",
  ])
  func `accepts nouns and ambiguous titles`(title: String) {
    #expect(NounPhrase.doubt(about: title) == nil)
  }

  @Test(arguments: [
    "Done!", "Really?", "More…", "More...", "All items.", "Name:", "One,", "One;", "All ready!",
    "日本。", "何？", "What's New?",
  ])
  func `rejects trailing punctuation marks`(title: String) throws {
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
    #expect(SegmentedControl(["Open", "Closed"]).advice == [])
    #expect(
      SegmentedControl(["Start", "Stop"]).advice.map(\.rule)
        == [.notANounPhrase, .notANounPhrase])
  }
}
