import ArgumentParser
import Canvas
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

#if canImport(FoundationXML)
import FoundationXML
import Foundation
#endif

/// spec: command-line, tokens, pictures: `snapshot --output x.svg`, `x.pdf`, `--format`.
@Suite struct `Picture format` {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    ("a.png", PictureFormat.png), ("a.svg", .svg), ("b/a.PDF", .pdf), ("a.b.Svg", .svg),
    (".svg", .svg),
  ])
  func `the format is that of the file extension`(path: String, format: PictureFormat) {
    #expect(PictureFormat(endingOf: path) == format)
  }

  @Test(arguments: ["-", "a", "a.jpg", "svg", "a.svg/b", "a.", "", "/"])
  func `an unknown file extension has no format`(path: String) {
    #expect(PictureFormat(endingOf: path) == nil)
  }

  private func beginning(_ name: String, _ options: String...) throws -> String {
    let command = try SnapshotCommand<Playground>.parse(
      ["switch", "--output", folder.path(name)] + options)
    try command.run()
    return String(decoding: try folder.bytes(name).prefix(4), as: UTF8.self)
  }

  @Test func `the format option overrides the file extension`() throws {
    #expect(try beginning("a.svg") == "<svg" && beginning("a.pdf") == "%PDF")
    #expect(try beginning("a.png").hasSuffix("PNG") && beginning("a").hasSuffix("PNG"))
    #expect(try beginning("a.jpg").hasSuffix("PNG"))
    #expect(try beginning("a.png", "--format", "svg") == "<svg")
    #expect(throws: (any Error).self) {
      try SnapshotCommand<Playground>.parse(["switch", "--output", "-", "--format", "jpg"])
    }
  }

  private func svg(_ arguments: String) throws -> String {
    return String(
      decoding: try SemanticsCommand<Playground>.parse(arguments.words).bytes(as: .svg),
      as: UTF8.self)
  }

  @Test(arguments: [
    "switch --on --title R&D", "slider --ticks 3 --tick-labels <,\",&", "gallery",
    "segmented --segments <a>,'b',c --focused", "gallery --direction rtl --theme dark",
  ])
  func `SVG files are valid and deterministic XML with a title`(arguments: String) throws {
    let text = try svg(arguments)
    let parser = XMLParser(data: Data(text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(text.contains("<title>"))
    #expect(try text == svg(arguments))
  }

  @Test func `SVG files use the options of the picture`() throws {
    #expect(try svg("switch --on").contains("<title>Switch button, on</title>"))
    #expect(try svg("switch").contains(#"width="83" height="63""#))
    #expect(try svg("switch --margin 0").contains(#"width="51" height="31""#))
    #expect(try svg("switch").contains(##"<rect width="83" height="63" fill="#FFFFFF"/>"##))
    #expect(try !svg("switch --transparent").contains(##"<rect width="83" height="63""##))
    #expect(try svg("segmented --segments List,Map").contains("aria-label=\"List\""))
    #expect(try !svg("segmented --segments List,Map --no-labels").contains("aria-label"))
    // SVG has no pixels, so its size is not limited.
    #expect(throws: Never.self) { try svg("switch --margin 1000 --scale 4") }
    #expect(try svg("gallery --size 10000x10000 --scale 4").contains(#"width="10000""#))
  }
}
