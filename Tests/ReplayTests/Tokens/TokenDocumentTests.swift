import Canvas
import Controls
import Testing

@testable import Workbench
@testable import playground

/// The examples of docs/tokens.md.
@Suite struct `Guide of tokens` {
  private func page() throws -> String { try Checkout.text("docs/tokens.md") }

  @Test func `the example of the guide loads`() throws {
    let example = try #require(try page().firstMatch(of: /```json\n(.*?)```/.dotMatchesNewlines()))
    var expected = Design(theme: .dark)
    expected.theme.switchOn = Color(hex: 0x00A86B)
    expected.theme.sliderMinimumTrack = Color(hex: 0x00A86B)
    expected.metrics.switch.size.width = 56
    expected.metrics.switch.slideSpring.response = 0.5
    let file = try TokenText.read(String(example.1))
    #expect(file.design(over: Design(theme: .dark)) == expected)
  }

  @Test func `the guide names every group`() throws {
    let rows = try page().matches(of: /\| `([a-z]+)` \|/).map { String($0.1) }
    let groups = Set(TokenLeaf.all.map { String($0.name.prefix { $0 != "." }) })
    #expect(groups.isSubset(of: rows))
  }
}
