import SpecTrait
import Testing

@testable import Controls

/// spec: hig-p36: labels are nouns or noun phrases; only certain violations are reported.
@Suite struct `Noun phrases` {
  @Test(arguments: [
    "", "List", "Views", "Open", "Closed", "View", "Copy", "Search", "Downloads", "Imports", "Play",
    "Show", "Add-Ons", "Additions", "Editor", "Edited", "Editing", "Saved", "Removal", "Deleted",
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
      "  Save  ", "Send Mail", "Undo",
    ])
  func `rejects leading verbs`(title: String) throws {
    let reason = try #require(NounPhrase.doubt(about: title))
    #expect(reason.contains("verb"))
  }
}
