import ArgumentParser
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Program version` {
  /// The first heading of an entry, such as `## Unreleased (0.2.0)` or `## 0.2.0 - 2026-08-01`.
  private static func heading() throws -> String {
    let lines = try Checkout.text("CHANGELOG.md").split(separator: "\n")
    return String(try #require(lines.first { $0.hasPrefix("## ") }).dropFirst(3))
  }

  @Test func `the version is that of the first entry of the changelog`() throws {
    let heading = try Self.heading()
    if let entry = heading.wholeMatch(of: /Unreleased \((\d+\.\d+\.\d+)\)/) {
      #expect(Version.current == "\(entry.1)-dev")
    } else {
      let entry = try #require(heading.wholeMatch(of: /(\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}/))
      #expect(Version.current == "\(entry.1)")
    }
  }

  @Test func `the command reports the version`() {
    #expect(Playground.configuration.version == Version.current)
  }
}
