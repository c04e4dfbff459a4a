import Canvas
import Controls
import Driving
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

#if canImport(FoundationXML)
import FoundationXML
import Foundation
#endif

/// spec: docs/spec/command-line.md#tokens/format: `snapshot --output x.svg`, `x.pdf`, `--format`.
@Suite struct `Picture format` {
  private let folder = TemporaryFolder()

  @Test(
    arguments: [
      ("a.png", .png), ("a.svg", .svg), ("b/a.PDF", .pdf), ("a.b.Svg", .svg), (".svg", .svg),
      ("-", nil), ("a", nil), ("a.jpg", nil), ("svg", nil), ("a.svg/b", nil), ("a.", nil),
      ("", nil), ("/", nil),
    ] as [(String, PictureFormat?)])
  func `the format is that of the file extension`(path: String, format: PictureFormat?) {
    #expect(PictureFormat(endingOf: path) == format)
  }

  private func beginning(_ name: String, _ options: String...) throws -> String {
    let command = try SnapshotCommand<Playground>.read(
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
      try SnapshotCommand<Playground>.read(["switch", "--output", "-", "--format", "jpg"])
    }
  }

  private func svg(_ arguments: String) throws -> String {
    return String(
      decoding: try SemanticsCommand<Playground>.read(arguments.words).bytes(as: .svg),
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
    #expect(try text.contains("<title>") && text == svg(arguments))
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
  @Test func `the size is limited to 2 to the power of 25 whole pixels`() {
    let excess = "a picture of 8193 x 4096 px has more than 33554432 pixels"
    for (size, scale, expected) in [
      (Size(8192, 4096), 1.0, nil), (Size(4096, 2048), 2, nil), (Size(8193, 4096), 1, excess),
      (Size(8191.1, 4095.1), 1, nil), (Size(2048.1, 1024), 4, excess),
    ] { #expect(PictureSize.excess(of: size, scale: scale) == expected) }
    #expect(PictureSize.excess(of: Size(8192, 4097), scale: 1) != nil)
  }

  @Test(arguments: [
    Size(.nan, 10), Size(10, -5), Size(1e300, 1e300), Size(.infinity, 0), Size(0, .infinity),
  ])
  func `a senseless size is an error`(size: Size) throws {
    #expect(throws: Failure.self) {
      try Workbench(catalog: .standard).picture(ofPage: PageName(rawValue: "switch"), size: size)
    }
    #expect(throws: (any Error).self) {
      try Workbench(catalog: .standard)
        .picture(ofPage: PageName(rawValue: "switch"), scale: size.width)
    }
  }

  @Test func `a picture of a huge scene is refused with its size`() throws {
    let rig = DriveRig(
      DrivenScene(size: Size(1e300, 1e300), scale: 1e300) { Scene(Switch(label: "Alarm")) })
    #expect(
      try rig.refusal("picture").message.hasPrefix("a picture of inf x inf px has more than"))
  }
}

@Suite struct `Text filter` {
  private func paint(with painter: any Painter) {
    let shape = RoundedRectangle(Rect(x: 0, y: 0, width: 7, height: 5), radius: 2)
    let outline = RoundedRectangle(Rect(x: 0, y: 0, width: 3, height: 5), radius: 2)
    let red = Color(hex: 0xFF0000)
    let shadow = Shadow(offset: Point(0, 1), blur: 6, color: .black)
    painter.fill(shape, color: red, within: outline)
    painter.fill(
      shape, color: red,
      casting: ShadowPair(
        soft: Shadow(offset: Point(0, 3), blur: 8, color: .black),
        contact: Shadow(offset: Point(0, 1), blur: 2, color: .black)))
    painter.strokeInside(shape, width: 0.5, color: red)
    painter.drawShadow(shadow, of: shape, within: outline)
    var path = Path()
    path.move(to: .zero)
    path.addLine(to: Point(1, 1))
    painter.fill(path, at: Point(4, 0), color: red)
    painter.group(opacity: 0.25) {
      painter.fillAligned(Rect(x: 0, y: 0, width: 9, height: 1), color: red)
      painter.draw(Text("Wi-Fi", font: Font(size: 13)), at: .zero, color: red)
    }
  }

  @Test func `the filter removes text and nothing else`() {
    let (bare, textless) = (PaintSpy(), PaintSpy())
    paint(with: bare)
    let filter = TextFilter(textless)
    #expect(!filter.hasText)
    paint(with: filter)
    #expect(filter.hasText && bare.strokes.count == 11)
    // The soft shadow is below the contact shadow, and the shape above both.
    #expect(
      bare.strokes[1...3] == ["shadow 8.0 7.0 0.0", "shadow 2.0 7.0 0.0", "fill 7.0 0.0 1.0"])
    #expect(textless.strokes == bare.strokes.filter { $0 != "text Wi-Fi" })
  }

  @Test(arguments: [
    (["switch"], false), (["segmented", "--segments", "3"], false),
    (["segmented", "--segments", "2", "--symbols", "sun.min,moon"], false),
    (["segmented", "--segments", "2", "--help-tags", "One,Two"], false),
    (["segmented", "--segments", "One,Two"], true), (["gallery"], true),
  ])
  func `the filter reports whether a picture has text`(arguments: [String], hasText: Bool) throws {
    var filter: TextFilter?
    _ = try SemanticsCommand<Playground>.read(arguments).bytes(as: .png) { painter in
      let last = TextFilter(painter)
      filter = last
      return last
    }
    #expect(try #require(filter).hasText == hasText)
  }
}
