import Support
import Testing

@testable import Workbench
@testable import playground

/// spec: docs/spec/command-line.md#commands/advise: one line per finding.
@Suite struct `advise command` {
  private func lines(_ arguments: String...) throws -> [JSON] {
    try AdviseCommand.parse(arguments).findings()
  }

  private func rules(_ lines: [JSON]) -> [String] { lines.map { $0["rule"]?.string ?? "" } }

  @Test func `advise prints the rule, the segment and the advice`() throws {
    let lines = try lines("--segments", "first,Second,Third")
    let line = try #require(lines.first)
    #expect(lines.count == 1 && line.members.map(\.key) == ["rule", "segment", "advice"])
    #expect(line["rule"]?.string == "title-case" && line["segment"]?.number == 0)
    #expect(line["advice"]?.string?.contains("“first”") == true)
    let whole = try self.lines("--segments", "One")
    #expect(rules(whole) == ["too-few"] && whole.first?["segment"] == .null)
  }

  /// The rule is nil for segments that are as they should be.
  @Test func `advise finds each rule, and nothing else`() throws {
    let symbols = ["--segments", "2", "--symbols", "sun.min,sun.max"]
    let mixed = ["--segments", "3", "--symbols", "sun.min,sun.max,sun.min"]
    let cases: [([String], String?)] = [
      (["--segments", "List,Grid,Map"], nil),
      (["--segments", "Day,Week,Month,6 Months,Year"], nil),
      (mixed + ["--beneath", "List,Grid,Map"], nil),
      (symbols + ["--help-tags", "Dim,Bright"], nil), (symbols + ["--caption", "View"], nil),
      (symbols, "unexplained-symbols"), (["--segments", "8"], "too-many"),
      (["--segments", "6", "--compact"], "too-many"),
      (["--segments", "List,Grid", "--symbols", "sun.min,"], "mixed-content"),
      (["--segments", "A,Everything That There Is,B"], "unequal-content"),
      (["--segments", "Day,Week", "--widths", "60,90"], "unequal-width"),
      (["--segments", "Add,Pages"], "not-a-noun-phrase"),
    ]
    for (arguments, rule) in cases {
      let found = rules(try AdviseCommand.parse(arguments).findings())
      #expect(found == [rule].compactMap(\.self), "\(arguments)")
    }
  }

  @Test(arguments: [
    [], ["--segments", "0"], ["--segments", "A,B", "--widths", "1,2,3"],
    ["--segments", "A,B", "--widths", "wide"], ["--segments", "A,B", "--widths", "-1,2"],
    ["--segments", "A,B", "--widths", "nan,2"], ["--segments", "A,B", "--symbols", "a,b,c"],
    ["--segments", "A,B", "--beneath", "a,b,c"],
    ["--segments", "2", "--symbols", "no.such,sun.min"],
    ["--segments", "A,B", "--rule", "title-case"],
  ])
  func `advise rejects invalid arguments`(arguments: [String]) {
    #expect(throws: (any Error).self) { try AdviseCommand.parse(arguments).findings() }
  }
}
