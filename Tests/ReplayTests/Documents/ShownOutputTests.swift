import Foundation
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// Commands in documents, as blocks of `console`: a line that begins with `$`, then its output.
@Suite struct `Shown output of commands` {
  private struct Example {
    var command: [String]
    var output: [String] = []
  }

  private static func examples(in document: String) throws -> [Example] {
    var examples: [Example] = []
    for block in try Checkout.text(document).matches(of: /```console\n([\s\S]*?)```/) {
      for line in block.1.split(separator: "\n").map(String.init) {
        if line.hasPrefix("$ playground ") {
          examples.append(Example(command: Array(line.words.dropFirst(2))))
        } else {
          examples[examples.count - 1].output.append(line)
        }
      }
    }
    return examples
  }

  private func output(of words: [String], in folder: TemporaryFolder) throws -> String {
    var command = try Playground.parseAsRoot(
      words.map { $0.hasSuffix(".png") || $0.hasSuffix(".jsonl") ? folder.path($0) : $0 })
    switch command {
    case let command as SpringsCommand<Playground>: return try command.text()
    case let command as CompareCommand<Playground>:
      return JSON.object(try command.comparison().members).text
    case let command as FitCommand<Playground>: return try command.json(of: command.fit()).text
    default:
      try command.run()
      return ""
    }
  }

  @Test(arguments: [("docs/compare.md", 3), ("docs/springs.md", 8), ("docs/fit.md", 2)])
  func `is the output of the program`(document: String, count: Int) throws {
    let folder = TemporaryFolder()
    if let log = try Checkout.text(document).firstMatch(of: /```jsonl\n([\s\S]*?)```/) {
      try folder.put(String(log.1), into: "switch.jsonl")
    }
    let examples = try Self.examples(in: document)
    #expect(examples.count == count)
    for example in examples {
      #expect(try output(of: example.command, in: folder) == example.output.joined(separator: "\n"))
    }
  }
}

@Suite struct ImportTests {
  /// One import of Foundation links all of it: 44 MB, mostly data of other locales, and a slower
  /// start.
  @Test(arguments: ["Canvas", "Controls", "Desktop", "Workbench", "playground"])
  func `no module imports all of Foundation`(module: String) throws {
    let folder = Checkout.file("Sources/\(module)")
    let files = try #require(
      FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil))
    var count = 0
    for case let file as URL in files where file.pathExtension == "swift" {
      count += 1
      let text = try String(contentsOf: file, encoding: .utf8)
      // Faster than `Regex` by far.
      let found = text.range(of: "(?m)^[a-z@ ]*import Foundation", options: .regularExpression)
      #expect(found == nil, "\(file.lastPathComponent)")
    }
    #expect(count > 20)
  }
}
