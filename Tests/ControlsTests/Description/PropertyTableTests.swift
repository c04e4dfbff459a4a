import Controls
import Foundation
import Testing

@Suite struct `Property tables in the guides` {
  private static let begin = "<!-- properties: made by PropertyTableTests -->\n"
  private static let end = "<!-- end of properties -->\n"

  @Test(arguments: [
    ("switch", "switch"), ("slider", "slider"), ("range", "range-slider"),
    ("segmented", "segmented-control"), ("text", "text-field"),
  ]) func `match the descriptions`(name: String, guide: String) throws {
    let description = try #require(
      ControlCatalog.standard[name] ?? ControlCatalog.parts[name])
    let path = "docs/controls/\(guide).md"
    let text = try SpecRows.text(path)
    let start = try #require(text.range(of: Self.begin))
    let stop = try #require(text.range(of: Self.end))
    var current = text
    current.replaceSubrange(start.upperBound..<stop.lowerBound, with: Self.table(of: description))
    if ProcessInfo.processInfo.environment["BLESS_PICTURES"] != nil {
      try current.write(to: SpecRows.root.appending(path: path), atomically: true, encoding: .utf8)
    } else {
      #expect(
        text == current, "write it anew: BLESS_PICTURES=1 scripts/test --filter PropertyTableTests")
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
