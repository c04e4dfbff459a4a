import ArgumentParser
import Testing

@testable import Workbench
@testable import playground

/// spec: command-line, advise: one line per finding.
@Suite struct `advise command` {
  private func lines(_ arguments: String...) throws -> [JSON] {
    try AdviseCommand.parse(arguments).findings()
  }

  private func rules(_ lines: [JSON]) -> [String] { lines.map { $0["rule"]?.string ?? "" } }

  @Test func `advise prints nothing without findings`() throws {
    #expect(try lines("--segments", "List,Grid,Map").isEmpty)
    #expect(try lines("--segments", "Day,Week,Month,6 Months,Year").isEmpty)
    #expect(
      try lines(
        "--segments", "3", "--symbols", "sun.min,sun.max,sun.min", "--beneath", "List,Grid,Map"
      ).isEmpty)
    #expect(
      try lines("--segments", "2", "--symbols", "sun.min,sun.max", "--help-tags", "Dim,Bright")
        .isEmpty)
  }

  @Test func `advise prints the rule, the segment and the advice`() throws {
    let lines = try lines("--segments", "first,Second,Third")
    let line = try #require(lines.first)
    #expect(lines.count == 1)
    #expect(line.members.map(\.key) == ["rule", "segment", "advice"])
    #expect(line["rule"]?.string == "title-case" && line["segment"]?.number == 0)
    #expect(line["advice"]?.string?.contains("“first”") == true)
    let whole = try self.lines("--segments", "One")
    #expect(rules(whole) == ["too-few"] && whole.first?["segment"] == .null)
  }

  @Test func `advise finds each rule`() throws {
    #expect(rules(try lines("--segments", "8")) == ["too-many"])
    #expect(rules(try lines("--segments", "6", "--compact")) == ["too-many"])
    #expect(
      rules(try lines("--segments", "List,Grid", "--symbols", "sun.min,")) == ["mixed-content"])
    #expect(rules(try lines("--segments", "A,Everything That There Is,B")) == ["unequal-content"])
    #expect(rules(try lines("--segments", "Add,Pages")) == ["not-a-noun-phrase"])
    for title in ["Take One Out", "Start", "Stop", "Open", "Show"] {
      #expect(rules(try lines("--segments", "\(title),Pages")) == ["not-a-noun-phrase"])
    }
    #expect(rules(try lines("--segments", "Day,Week", "--widths", "60,90")) == ["unequal-width"])
    #expect(
      rules(try lines("--segments", "2", "--symbols", "sun.min,sun.max")) == ["unexplained-symbols"]
    )
    #expect(
      try lines("--segments", "2", "--symbols", "sun.min,sun.max", "--caption", "View").isEmpty)
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
