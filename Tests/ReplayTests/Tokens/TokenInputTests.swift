import Canvas
import Controls
import Foundation
import Support
import Testing

@testable import Workbench
@testable import playground

@Suite struct `Token file input` {
  private let folder = TemporaryFolder()

  private func path(_ bytes: [UInt8]) throws -> String {
    try folder.put(bytes, into: "my.tokens.json")
  }

  private func failure(_ path: String) -> String? {
    refusal { _ = try TokenFile(path: path) }.map { "\($0.code): \($0.message)" }
  }

  @Test(arguments: [
    ("", 1), ("{", 1), ("{\n  \"switch\": {\n    \"width\": }\n}\n", 3), ("{}\n{}\n", 2),
    ("{\n\"a\": \"b", 2), ("{\n\n// no\n}", 3),
  ])
  func `a file that is not JSON is rejected with its line`(text: String, line: Int) throws {
    let path = try path(Array(text.utf8))
    #expect(failure(path) == "65: \(path): line \(line) is not JSON")
  }

  @Test(arguments: [
    (String(repeating: "[", count: 600), "is nested deeper than 500 levels"),
    ("{\"a\":1e400}", "has a number that is too large"),
  ])
  func `a file of JSON that is refused says why`(text: String, reason: String) throws {
    let path = try path(Array(text.utf8))
    #expect(failure(path) == "65: \(path): line 1 \(reason)")
  }

  @Test func `a file above the size limit is rejected`() throws {
    let space = [UInt8](repeating: 0x0A, count: TokenFile.largestFile - 2)
    #expect(failure(try path(Array("{}".utf8) + space)) == nil)
    let path = try path([UInt8](repeating: 0x20, count: TokenFile.largestFile + 1))
    for path in [path, "/dev/zero"] {
      #expect(failure(path) == "65: \(path) is larger than 1048576 bytes")
    }
  }

  @Test(arguments: [
    ["snapshot", "switch", "--output", "picture.png"], ["semantics", "switch"], ["replay", "log"],
    ["run"], ["tokens"],
  ])
  func `each command rejects an invalid token file with exit code 65`(words: [String]) throws {
    let path = try path(Array(TokenText.file("switch.trak.on", value: "1").utf8))
    try folder.put(#"{"format": "playground-input", "version": 1, "scene": "switch"}"#, into: "log")
    let arguments = words.map { ["log", "picture.png"].contains($0) ? folder.path($0) : $0 }
    let refusal = refusal {
      var command = try Playground.command(for: arguments + ["--tokens", path])
      try command.run()
    }
    let message = "\(path): switch.trak.on: unknown token, did you mean switch.track.on?"
    #expect(refusal?.code == 65 && refusal?.message == message)
    #expect(!FileManager.default.fileExists(atPath: folder.path("picture.png")))
  }
}

/// The examples of docs/tokens.md.
@Suite struct `Guide of tokens` {
  @Test func `the example of the guide loads, and the guide names every group`() throws {
    let page = try Checkout.text("docs/tokens.md")
    let example = try #require(page.firstMatch(of: /```json\n(.*?)```/.dotMatchesNewlines()))
    var expected = Design(theme: .dark)
    expected.theme[SwitchColors.self].trackOn = Color(hex: 0x00A86B)
    expected.theme[SliderColors.self].minimumTrack = Color(hex: 0x00A86B)
    expected.metrics[SwitchMetrics.self].size.width = 56
    expected.metrics[SwitchMetrics.self].slideSpring.response = 0.5
    #expect(try TokenText.read(String(example.1)).design(over: Design(theme: .dark)) == expected)
    let rows = page.matches(of: /\| `([a-z]+)` \|/).map { String($0.1) }
    #expect(
      Set(TokenTable().leaves.map { String($0.name.prefix { $0 != "." }) }).isSubset(of: rows))
  }
}

nonisolated enum TokenText {
  static let name = "my.tokens.json"

  static func file(_ tokens: KeyValuePairs<String, String>) -> String {
    object(tokens.map { ($0.key.split(separator: ".")[...], $0.value) })
  }

  static func file(_ name: String, value: String) -> String {
    file([name: #"{"$value": \#(value)}"#])
  }

  private static func object(_ tokens: [(path: ArraySlice<Substring>, json: String)]) -> String {
    var names: [Substring] = []
    for token in tokens {
      if let name = token.path.first, !names.contains(name) { names.append(name) }
    }
    let members = names.map { name in
      let inner = tokens.filter { $0.path.first == name }.map { ($0.path.dropFirst(), $0.json) }
      let isToken = inner.count == 1 && inner[0].0.isEmpty
      return #""\#(name)": "# + (isToken ? inner[0].1 : object(inner))
    }
    return "{" + members.joined(separator: ", ") + "}"
  }

  static func read(_ text: String) throws -> TokenFile { try TokenFile(parsing: text, name: name) }

  /// The reason why a file is rejected, without its name; `nil` if it is accepted.
  static func refusal(of text: String) throws -> String? {
    do {
      _ = try read(text)
      return nil
    } catch let failure as Failure {
      let prefix = name + ": "
      guard failure.code == .badInput, failure.message.hasPrefix(prefix) else { throw failure }
      return String(failure.message.dropFirst(prefix.count))
    }
  }
}
