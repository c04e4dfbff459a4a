import Controls
import Foundation
import Testing

@Suite struct `Property tables in the guides` {
  private static let begin = "<!-- properties: made by PropertyTableTests -->\n"
  private static let end = "<!-- end of properties -->\n"

  /// The guide of a control has its title as name.
  @Test func `match the descriptions`() throws {
    for description in ControlCatalog.standard.descriptions + [TextField.description] {
      try compare(
        "docs/controls/\(description.title.lowercased().replacing(" ", with: "-")).md", description)
    }
  }

  private func compare(_ path: String, _ description: ControlDescription) throws {
    let text = try SpecRows.text(path)
    let start = try #require(text.range(of: Self.begin), "\(path) has no property table")
    let stop = try #require(text.range(of: Self.end), "\(path) has no end of a property table")
    var current = text
    current.replaceSubrange(start.upperBound..<stop.lowerBound, with: Self.table(of: description))
    if ProcessInfo.processInfo.environment["BLESS_PICTURES"] != nil {
      try current.write(to: SpecRows.root.appending(path: path), atomically: true, encoding: .utf8)
    } else {
      #expect(
        text == current,
        "write \(path) anew: BLESS_PICTURES=1 scripts/test --filter PropertyTableTests")
    }
  }

  private static func table(of description: ControlDescription) -> String {
    let rows = description.properties.map { property -> String in
      let program =
        switch property.code {
        case .property(let member): "`\(member)`"
        case .argument("", _): "first argument"
        case .argument(let label, _): "`\(label):`"
        case .statement, .none: ""
        }
      let dashes = property.isUsuallySet ? "--no-" : "--"
      var option = property.option.isEmpty ? "" : "`\(dashes)\(property.option)`"
      // Logs and commands have the opposite for all controls.
      if property.name == "enabled" { option = "`--disabled`" }
      let cells: [String] = [
        "`\(property.name)`", program, option, property.kind.expectation, property.help,
      ]
      return "| " + cells.joined(separator: " | ") + " |\n"
    }
    return "| in logs | in a program | option | values | meaning |\n|---|---|---|---|---|\n"
      + rows.joined()
  }
}
