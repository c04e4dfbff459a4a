import Foundation
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/measuring.md#compare: a folder against a folder.
@Suite struct `compare command with folders` {
  private let references = TemporaryFolder()
  private let pictures = TemporaryFolder()

  private func lines(_ options: String = "") throws -> (code: Int32, lines: [JSON]) {
    let command = try CompareCommand<Playground>.read(
      [references.url.path, pictures.url.path] + options.words)
    var lines: [JSON] = []
    let refusal = refusal { try command.compareFolders(pictures.url.path) { lines.append($0) } }
    return (refusal?.code ?? 0, lines)
  }

  @Test func `files are compared by name, and each has a line`() throws {
    for folder in [references, pictures] {
      try folder.snapshot("switch", as: "off.png")
      try folder.put("", into: "notes.txt")
    }
    try references.snapshot("switch", as: "on.png")
    try pictures.snapshot("switch --on", as: "on.png")
    let all = try lines()
    #expect(all.code == 0 && all.lines.count == 3)
    #expect(all.lines.map { $0["name"]?.string } == ["off.png", "on.png", nil])
    #expect(
      all.lines[2].text == """
        {"summary": {"files": 2, "compared": 2, "failed": 0, "mean": 32.0736, "max": 210}}
        """)
    let limited = try lines("--max-limit 5")
    #expect(limited.code == 1 && limited.lines[1]["passes"] == .bool(false))
  }

  @Test func `a file in only one folder fails, and so do folders without pictures`() throws {
    #expect(try lines().code == 65)
    try references.snapshot("switch", as: "a.png")
    try pictures.snapshot("switch", as: "b.png")
    let all = try lines()
    #expect(all.code == 1)
    #expect(
      all.lines.map(\.text) == [
        #"{"name": "a.png", "passes": false, "missing": "picture"}"#,
        #"{"name": "b.png", "passes": false, "missing": "reference"}"#,
        #"{"summary": {"files": 2, "compared": 0, "failed": 2, "mean": 0, "max": 0}}"#,
      ])
  }

  @Test func `files that cannot be compared do not stop the others`() throws {
    try references.put("no picture", into: "a.png")
    for folder in [references, pictures] { try folder.snapshot("switch", as: "c.png") }
    try pictures.snapshot("switch", as: "a.png")
    let output = TemporaryFolder()
    let all = try lines(
      "--report \(output.path("report.html")) --output \(output.path("differences"))")
    #expect(all.code == 65 && all.lines.count == 3)
    #expect(all.lines[0]["error"]?.string?.hasSuffix("the image is not a PNG file") == true)
    #expect(all.lines[1]["passes"] == .bool(true))
    #expect(try output.text("report.html").matches(of: /<section/).count == 2)
    #expect(!(try output.bytes("differences/c.png")).isEmpty)
  }

  @Test func `a pipe is no picture, and does not stop the others`() throws {
    for folder in [references, pictures] {
      #expect(mkfifo(folder.path("a.png"), 0o600) == 0)
      try folder.snapshot("switch", as: "b.png")
    }
    let all = try lines()
    #expect(all.code == 65 && all.lines.count == 3)
    #expect(all.lines[0]["error"]?.string?.hasSuffix("a.png: not a regular file") == true)
    #expect(all.lines[1]["passes"] == .bool(true))
  }

  @Test func `subfolders are compared by their path, and failures come first`() throws {
    for folder in [references, pictures] {
      for name in ["deep/dark", ".hidden"] {
        try FileManager.default.createDirectory(
          atPath: folder.path(name), withIntermediateDirectories: true)
      }
      try folder.snapshot("switch", as: "a.png")
      try folder.snapshot("switch", as: ".hidden/b.png")
      try folder.link("deep/again", to: folder.path("deep"))
    }
    try references.snapshot("switch", as: "deep/dark/z.png")
    try pictures.snapshot("switch --on", as: "deep/dark/z.png")
    let output = TemporaryFolder()
    let report = output.path("report.html")
    let all = try lines("--max-limit 5 --report \(report) --output \(output.path("d"))")
    #expect(all.lines.map { $0["name"]?.string } == ["a.png", "deep/dark/z.png", nil])
    #expect(all.code == 1)
    #expect(try !output.bytes("d/deep/dark/z.png").isEmpty)
    let text = try output.text("report.html")
    let order = ["1 of 2 files failed, 1 passed.", "<h2>deep/dark/z.png</h2>", "<h2>a.png</h2>"]
    let places = order.compactMap { text.range(of: $0)?.lowerBound }
    #expect(places.count == 3 && places == places.sorted())
  }

  @Test func `a missing folder is named`() throws {
    let missing = pictures.path("missing")
    for paths in [[references.url.path, missing], [missing, references.url.path]] {
      let refusal = refusal { try CompareCommand<Playground>.read(paths).perform() }
      #expect(refusal?.code == 65 && refusal?.message.contains(missing) == true)
    }
  }

  @Test func `the inputs are not overwritten`() throws {
    try references.snapshot("switch", as: "a.png")
    let before = try references.bytes("a.png")
    for option in ["--output \(references.path("."))", "--report \(references.path("a.png"))"] {
      #expect(try lines(option).code == 64)
    }
    #expect(try references.bytes("a.png") == before)
    for folder in ["sub", "sub/new", "sub/../other"] {
      try pictures.snapshot("switch", as: "a.png")
      #expect(try lines("--output \(pictures.path(folder))").code == 64, "\(folder)")
    }
    // A link in the folder of the output leads to an input.
    let output = TemporaryFolder()
    for folder in [references, pictures] {
      try FileManager.default.createDirectory(
        atPath: folder.path("sub"), withIntermediateDirectories: true)
      try folder.snapshot("switch", as: "sub/a.png")
    }
    #expect(try lines("--output \(pictures.path("sub"))").code == 64)
    try output.link("sub", to: pictures.path("sub"))
    #expect(try lines("--output \(output.url.path)").code == 64)
    #expect(try pictures.bytes("sub/a.png") == before)
    // Folders beside an input, whose names begin like its own.
    #expect(try lines("--output \(pictures.url.path)-differences").code == 0)
    try FileManager.default.removeItem(atPath: pictures.url.path + "-differences")
    // A folder is compared only with a folder.
    let paths = [references.path("a.png"), pictures.url.path]
    #expect(throws: (any Error).self) { try CompareCommand<Playground>.read(paths).perform() }
  }
}
