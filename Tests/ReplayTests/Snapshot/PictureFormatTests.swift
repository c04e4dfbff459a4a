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

  @Test(
    arguments: [
      ("a.png", .png), ("a.svg", .svg), ("b/a.PDF", .pdf), ("a.b.Svg", .svg), (".svg", .svg),
      ("-", nil), ("a", nil), ("a.jpg", nil), ("svg", nil), ("a.svg/b", nil), ("a.", nil),
      ("", nil),
      ("/", nil),
    ] as [(String, PictureFormat?)])
  func `the format is that of the file extension`(path: String, format: PictureFormat?) {
    #expect(PictureFormat(endingOf: path) == format)
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

@Suite struct `Picture size` {
  @Test func `the size is limited to 2 to the power of 25 pixels`() {
    #expect(PictureSize.excess(of: Size(8192, 4096), scale: 1) == nil)
    #expect(PictureSize.excess(of: Size(4096, 2048), scale: 2) == nil)
    #expect(
      PictureSize.excess(of: Size(8193, 4096), scale: 1)
        == "a picture of 8193 x 4096 px has more than 33554432 pixels")
    #expect(PictureSize.excess(of: Size(8192, 4097), scale: 1) != nil)
  }

  @Test func `the size is counted in whole pixels`() {
    #expect(PictureSize.excess(of: Size(8191.1, 4095.1), scale: 1) == nil)
    #expect(
      PictureSize.excess(of: Size(2048.1, 1024), scale: 4)
        == "a picture of 8193 x 4096 px has more than 33554432 pixels")
  }
}
