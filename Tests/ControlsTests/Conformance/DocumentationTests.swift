import Foundation
import Testing

@testable import Controls

/// What the spec asks of the documentation, and of nothing else.
@Suite struct `The documentation` {
  private func text(_ file: String) throws -> String {
    try SpecRows.text("docs/controls/\(file).md")
  }

  @Test func `names the counterparts of the segmented control, and what it belongs to`() throws {
    let guidelines = try text("guidelines")
    for words in ["UISegmentedControl", "selection and input", "beside switch and slider"] {
      #expect(guidelines.contains(words), "\(words)")
    }
  }

  @Test(arguments: [
    ("switch", ["UISwitch", "Toggle"]), ("slider", ["UISlider", "Slider"]),
    ("segmented-control", ["UISegmentedControl"]),
  ])
  func `names the counterparts of each control`(page: String, names: [String]) throws {
    for name in names { #expect(try text(page).contains(name)) }
  }

  @Test(arguments: [
    "segmented-dark", "segmented-light", "segmented-multiple-light",
    "segmented-icons-regular-light",
    "segmented-icons-small-light", "segmented-icons-mini-light",
  ])
  func `shows pictures that the program made`(picture: String) throws {
    #expect(try text("guidelines").contains("(../pictures/\(picture).png)"))
    let file = SpecRows.root.appending(path: "docs/pictures/\(picture).png")
    #expect(FileManager.default.fileExists(atPath: file.path))
    #expect(try SpecRows.text("scripts/pictures").contains("$folder/segmented-"))
  }

  @Test(arguments: [
    "closely related", "an object, a state or a view", "sets off no actions",
    "how text is aligned", "bold, italic and underline", "hard to take in", "Home and End",
    "looks balanced", "no introductory text", "a label beneath each segment",
    "each segment has its own", "describe their segment",
  ])
  func `says what a segmented control is for`(words: String) throws {
    #expect(try text("guidelines").contains(words))
  }

  @Test(arguments: [
    "tab view", "a box joined with a segmented control", "in a toolbar and in an inspector pane",
    "navigation bar", "neither a title nor another control", "kept out of toolbars",
    "does not change the context", "split view", "back and forth", "harder to get to",
    "when the focus comes to it", "not put too near", "a click selects too", "watchOS",
    "force click", "nothing is dropped",
  ])
  func `says where it stands, and where not`(words: String) throws {
    #expect(try text("guidelines").contains(words))
  }

  @Test func `lists the advisor's rules, and the verbs that it knows`() throws {
    let advisor = try text("advisor")
    for rule in Advice.Rule.allCases { #expect(advisor.contains("| `\(rule.rawValue)` |")) }
    let verbs = advisor.split(separator: "\n").first { $0.contains("taken for an action: ") }
    let listed = verbs?.split(separator: ": ").last?.dropLast().split(separator: ", ").map(
      String.init)
    #expect(Set(listed ?? []) == NounPhrase.verbs)
  }

  /// spec: the source lines of the three documents.
  @Test(arguments: [
    "Switch/SwitchMetrics", "Slider/SliderMetrics", "SegmentedControl/SegmentedMetrics",
  ])
  func `gives the origin of each figure where it stands`(file: String) throws {
    let source = try SpecRows.text("Sources/Controls/\(file).swift")
    let lines = source.split(separator: "\n")
    // What has figures of its own gives their origin there.
    for (index, line) in lines.enumerated()
    where line.contains("public var ") && line.contains(" = ") && !line.contains("Metrics.") {
      var comment = ""
      for above in lines[..<index].reversed() {
        guard above.contains("///") else { break }
        comment = above + comment
      }
      #expect(
        comment.contains("spec") || comment.contains("chosen") || comment.contains("design")
          || comment.contains("measured"),
        "\(file): \(line)")
    }
  }
}
