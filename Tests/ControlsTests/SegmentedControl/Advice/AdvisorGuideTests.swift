import Testing

@testable import Controls

/// The guide's lists of rules and verbs are those of the code.
@Suite struct `The guide to the advisor` {
  @Test func `lists every rule, and the verbs that the advisor knows`() throws {
    let guide = try SpecRows.text("docs/controls/advisor.md")
    for rule in Advice.Rule.allCases { #expect(guide.contains("| `\(rule.rawValue)` |")) }
    let verbs = guide.split(separator: "\n").first { $0.contains("taken for an action: ") }
    let listed = verbs?.split(separator: ": ").last?.dropLast().split(separator: ", ").map(
      String.init)
    #expect(Set(listed ?? []) == NounPhrase.verbs)
  }
}
