import Foundation
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

@Suite struct `Documentation files` {
  private static func files(in folder: String, named suffix: String) -> [String] {
    let found = FileManager.default.enumerator(atPath: Checkout.file(folder).path)
    return (found?.compactMap { $0 as? String } ?? []).filter { $0.hasSuffix(suffix) }
      .map { "\(folder)/\($0)" }.sorted()
  }

  private static var articles: [String] {
    files(in: "Sources", named: ".md").filter { $0.contains(".docc/") }
  }

  private static func blocks() throws -> [CodeBlock] {
    try
      (["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md"] + files(in: "docs", named: ".md")
      + articles).flatMap { CodeBlock.blocks(of: try Checkout.text($0), at: $0) }
  }

  /// The sources that `scripts/test` builds and that documentation shows.
  private static func sources() throws -> [String] {
    try
      ([
        "Examples/Sources", "Examples/Tests", "Examples/workbench/Sources",
        "Examples/workbench/Tests", "Examples/gtk/Sources", "Tests/PixelTests/Appearance",
      ]
      .flatMap { files(in: $0, named: ".swift") }
      + ["Examples/Package.swift", "Examples/workbench/Package.swift"])
      .map { CodeBlock.searchable(try Checkout.text($0)) }
  }

  @Test func `every Swift code block is part of the examples or tests`() throws {
    let blocks = try Self.blocks().filter { !$0.isOfManifest }
    let sources = try Self.sources()
    #expect(blocks.count > 60)
    for block in blocks where !sources.contains(where: block.stands) {
      Issue.record(
        """
        \(block.path): this code stands in no source of Examples, so nobody builds it. \
        Put it into Examples/Tests/ArticleTests or GuideTests, word for word:
        \(block.text)
        """)
    }
  }

  /// DocC checks the links of articles.
  @Test func `every link leads to a file`() throws {
    let pages =
      Self.files(in: "docs", named: ".md")
      + ["README.md", "CONTRIBUTING.md", "ARCHITECTURE.md", "CHANGELOG.md", "SECURITY.md"]
    var count = 0
    for page in pages {
      let folder = Checkout.file(page).deletingLastPathComponent()
      let links = try Checkout.text(page).matches(of: /\]\(([^)#\s]+)[^)]*\)|src="([^"]+)"/)
      for link in links.compactMap({ $0.1 ?? $0.2 }) where !link.contains("://") {
        count += 1
        let path = folder.appending(path: String(link)).standardizedFileURL.path
        #expect(FileManager.default.fileExists(atPath: path), "\(page): \(link)")
      }
    }
    #expect(count > 100)
  }

  @Test func `the README names all products, and other documents depend on some alike`() throws {
    let manifests = try Self.blocks().filter(\.isOfManifest)
    let readme = try #require(manifests.first { $0.path == "README.md" })
    let libraries = try Checkout.text("Package.swift").matches(of: /\.library\(name: "(.+?)"/)
      .map { String($0.1) }
    func products(_ manifest: CodeBlock) -> [String] {
      manifest.text.matches(of: /\.product\(name: "(.+?)", package: "controls-playground"\)/)
        .map { String($0.1) }
    }
    func firstLine(_ manifest: CodeBlock) -> Substring { manifest.text.prefix { $0 != "\n" } }
    #expect(manifests.count > 1 && products(readme) == libraries)
    for manifest in manifests {
      #expect(firstLine(manifest) == firstLine(readme), "\(manifest.path)")
      let named = products(manifest)
      #expect(!named.isEmpty && named.count == manifest.text.matches(of: /\.product\(/).count)
      #expect(Set(named).isSubset(of: libraries))
    }
  }

  /// DocC lists a type without a topic at the end of the page, by its kind.
  @Test(arguments: ["Canvas", "Controls", "ControlsTesting", "Desktop", "Workbench"])
  func `the topics of a library list all of its public types`(library: String) throws {
    let page = try Checkout.text("Sources/\(library)/\(library).docc/\(library).md")
    let topics = page.matches(of: /(?m)^- ``(\w+)``$/).map { String($0.1) }
    let declaration =
      /(?m)^(?:@\w+ )*(?:public |open )(?:final |indirect )*(?:class|struct|enum|protocol) (\w+)/
    let offered = try Self.files(in: "Sources/\(library)", named: ".swift").flatMap {
      try Checkout.text($0).matches(of: declaration).map { String($0.1) }
    }
    #expect(offered.count > 2 && topics.sorted() == offered.sorted())
  }

  /// DocC does not follow links for images, so the articles have copies.
  @Test func `the pictures of articles equal their originals`() throws {
    let origins = try Checkout.text("scripts/docs/pictures")
      .matches(of: /(?m)^picture (\S+) (\S+)$/).map { (String($0.1), String($0.2)) }
    for (origin, copy) in origins {
      #expect(
        try Data(contentsOf: Checkout.file(origin))
          == Data(contentsOf: Checkout.file("Sources/\(copy)")),
        "\(copy) is not \(origin): make pictures")
    }
    let copies = Self.files(in: "Sources", named: ".png").filter { $0.contains(".docc/") }
    #expect(!copies.isEmpty && Set(copies) == Set(origins.map { "Sources/\($0.1)" }))
  }
}

private struct CodeBlock {
  var path: String
  /// The lines without their indentation.
  var text: String
  var isOfManifest: Bool { "\n\(text)".contains("\n.package(url: ") }

  static func blocks(of document: String, at path: String) -> [CodeBlock] {
    searchable(document).matches(of: /\n```swift\n([\s\S]*?)\n```(?=\n)/).map {
      CodeBlock(path: path, text: String($0.1))
    }
  }

  func stands(in source: String) -> Bool { source.contains("\n\(text)\n") }

  static func searchable(_ source: String) -> String {
    let lines = source.components(separatedBy: "\n").map { $0.drop { $0 == " " } }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}

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
    var command = try Playground.command(
      for:
        words.map { $0.hasSuffix(".png") || $0.hasSuffix(".jsonl") ? folder.path($0) : $0 })
    switch command {
    case let command as SpringsCommand<Playground>: return try command.text()
    case let command as CompareCommand<Playground>:
      return JSON.object(try command.comparison().members).text
    case let command as FitCommand<Playground>:
      return try command.lines(of: command.fit()).map(\.text).joined(separator: "\n")
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
