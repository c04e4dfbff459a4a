import Canvas
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#run: defaults, and values that are rejected.
@Suite struct `run command` {
  @Test func `run has default options`() throws {
    let command = try RunCommand<Playground>.parse([])
    // The remembered state of the window applies, or else the gallery with the settings of the
    // desktop.
    #expect(command.window.page == nil && command.environment.values.isEmpty && !command.fresh)
    #expect(command.window.size == nil && command.window.speed == 1 && command.window.panels == nil)
    #expect(command.window.options?.count == 1000)
    #expect(command.clock == .automatic && command.present == .automatic)
    #expect(command.stats == nil && command.record == nil && command.traceFrames == nil)
    #expect(!command.printLayout && !command.printSemantics)
  }

  private static let options = """
    --page stress --theme dark --disabled --scale 1.5 --size 700x500 --direction rtl --motion \
    reduced --contrast more --speed 0.1 --clock timer --present put --log-level debug --stats a \
    --trace-frames b --print-layout --print-semantics --tokens c --panels none --fresh
    """

  /// With and without the argument parser.
  @Test func `run parses its options`() throws {
    let parsed = try RunCommand<Playground>.parse((Self.options + " --count 7").words)
    let read = try #require(RunCommand<Playground>(reading: Self.options.words))
    #expect(parsed.window.options?.count == 7 && read.window.options == nil)
    for command in [parsed, read] {
      #expect(command.printSemantics && command.fresh && command.window.panels?.options == [])
      #expect(command.window.page?.name == .stress && command.window.size?.size == Size(700, 500))
      #expect(
        command.environment.values == [
          "theme": "dark", "disabled": true, "scale": 1.5, "direction": "rtl", "motion": "reduced",
          "contrast": "more",
        ])
      #expect(command.window.speed == 0.1 && command.window.tokens.tokens == "c")
      #expect(command.logLevel == .debug)
      #expect(command.clock == .timer && command.present == .put)
      #expect(command.stats == "a" && command.traceFrames == "b" && command.printLayout)
    }
  }

  @Test(arguments: ["", "--page trio --page switch", "--reference a.png --page switch"])
  func `arguments are read without the argument parser`(arguments: String) throws {
    let parsed = try RunCommand<Playground>.parse(arguments.words)
    let read = try #require(RunCommand<Playground>(reading: arguments.words))
    #expect(read.window.page == parsed.window.page)
    #expect(read.window.reference.reference == parsed.window.reference.reference)
  }

  @Test(arguments: [
    "--help", "--page", "--page -", "--page=trio", "--page nowhere", "--pages trio", "trio",
    "--fresh trio", "-- --fresh", "--print-layout=1", "--speed -1", "--count 7", "--options 7",
    "run", "--theme blue", "--reference-scale 2",
  ])
  func `other arguments are left to the argument parser`(arguments: String) {
    #expect(RunCommand<Playground>(reading: arguments.words) == nil)
  }

  @Test(arguments: [
    "--text-size 0.8", "--text-size 2", "--pending", "--speed 0.001", "--speed 100", "--count 0",
    "--count 100000", "--record a --page gallery", "--record a --page trio", "--record a",
    "--print-layout --stats -", "--print-layout --print-semantics", "--print-semantics --stats -",
    "--stats a --record b --trace-frames c",
  ])
  func `run accepts the ends of the ranges of its options`(arguments: String) {
    #expect(throws: Never.self) { try RunCommand<Playground>.parse(arguments.words) }
  }

  @Test(arguments: [
    "--text-size 0.79", "--text-size 2.01", "--text-size nan", "--text-size large",
    "--speed 0.0009", "--speed 100.1", "--record a --page switch", "--record a --page slider",
    "--record a --page segmented", "--record a --page matrix", "--record a --page advice",
    "--record a --page stress", "--record a --stats a", "--stats a --trace-frames a",
    "--print-layout --record -", "--print-semantics --trace-frames -",
    "--record - --trace-frames -",
  ])
  func `run rejects options out of range or in conflict`(arguments: String) {
    #expect(refusal { _ = try RunCommand<Playground>.parse(arguments.words) }?.code == 64)
    #expect(RunCommand<Playground>(reading: arguments.words) == nil)
  }

  @Test func `a page name makes the page with its preferred size`() {
    let pages = PageName.all.map { ($0, $0.makePage(count: 3)) }
    let sizes = Dictionary(uniqueKeysWithValues: pages.map { ($0.0, $0.1.preferredSize) })
    let large = Size(1280, 800)
    #expect(
      sizes == [
        .gallery: Size(960, 680), .trio: Size(480, 640), .switch: large, .slider: large,
        .range: large, .segmented: large, .matrix: Size(960, 720), .stress: Size(1200, 760),
        .advice: Size(960, 720), .appearance: Size(1120, 760), .parts: large,
      ])
    for (name, page) in pages {
      #expect(page.minimumSize.width <= 400 && page.minimumSize.height <= 480, "\(name)")
    }
  }
}

/// spec: docs/spec/command-line.md#commands/advise: one line per finding.
@Suite struct `advise command` {
  private func lines(_ arguments: String...) throws -> [JSON] {
    try AdviseCommand.parse(arguments).findings()
  }

  private func rules(_ lines: [JSON]) -> [String] { lines.map { $0["rule"]?.string ?? "" } }

  @Test func `advise prints the rule, the segment and the advice`() throws {
    let lines = try lines("--segments", "first,Second,Third")
    let line = try #require(lines.first)
    #expect(lines.count == 1 && line.members.map(\.key) == ["rule", "segment", "advice"])
    #expect(line["rule"]?.string == "title-case" && line["segment"]?.number == 0)
    #expect(line["advice"]?.string?.contains("“first”") == true)
    let whole = try self.lines("--segments", "One")
    #expect(rules(whole) == ["too-few"] && whole.first?["segment"] == .null)
  }

  /// The rule is nil for segments that are as they should be.
  @Test func `advise finds each rule, and nothing else`() throws {
    let symbols = ["--segments", "2", "--symbols", "sun.min,sun.max"]
    let mixed = ["--segments", "3", "--symbols", "sun.min,sun.max,sun.min"]
    let cases: [([String], String?)] = [
      (["--segments", "List,Grid,Map"], nil),
      (["--segments", "Day,Week,Month,6 Months,Year"], nil),
      (mixed + ["--beneath", "List,Grid,Map"], nil),
      (symbols + ["--help-tags", "Dim,Bright"], nil), (symbols + ["--caption", "View"], nil),
      (symbols, "unexplained-symbols"), (["--segments", "8"], "too-many"),
      (["--segments", "6", "--compact"], "too-many"),
      (["--segments", "List,Grid", "--symbols", "sun.min,"], "mixed-content"),
      (["--segments", "A,Everything That There Is,B"], "unequal-content"),
      (["--segments", "Day,Week", "--widths", "60,90"], "unequal-width"),
      (["--segments", "Add,Pages"], "not-a-noun-phrase"),
    ]
    for (arguments, rule) in cases {
      let found = rules(try AdviseCommand.parse(arguments).findings())
      #expect(found == [rule].compactMap(\.self), "\(arguments)")
    }
  }

  @Test(arguments: [
    [], ["--segments", "0"], ["--segments", "A,B", "--widths", "1,2,3"],
    ["--segments", "A,B", "--widths", "wide"], ["--segments", "A,B", "--widths", "-1,2"],
    ["--segments", "A,B", "--widths", "nan,2"], ["--segments", "A,B", "--symbols", "a,b,c"],
    ["--segments", "A,B", "--beneath", "a,b,c"],
    ["--segments", "2", "--symbols", "no.such,sun.min"],
    ["--segments", "A,B", "--rule", "title-case"],
  ])
  func `advise rejects invalid arguments`(arguments: [String]) {
    #expect(throws: (any Error).self) { try AdviseCommand.parse(arguments).findings() }
  }
}

@Suite struct `icon command` {
  private func file(_ arguments: String...) throws -> [UInt8] {
    try IconCommand.parse(arguments).bytes()
  }

  @Test(arguments: [8, 16, 22, 256, 512])
  func `icon writes a PNG of the requested size`(size: Int) throws {
    let picture = try Bitmap(png: file("--size", "\(size)", "--output", "icon.png"))
    // The corner is round; at the smallest size, a tenth of its pixel is covered.
    let corner = try #require(picture[0, 0])
    #expect(picture.width == size && picture.height == size && corner.alpha <= (size > 8 ? 0 : 32))
    #expect(picture[size / 2, size / 8]?.alpha == 255)
  }

  @Test func `icon writes SVG and PDF without images`() throws {
    let text = String(decoding: try file("--output", "icon.svg"), as: UTF8.self)
    #expect(text.contains("<title>Playground</title>") && text.contains(#"viewBox="0 0 64 64""#))
    #expect(!text.contains("<image"))
    #expect(try file("--output", "-", "--format", "pdf").starts(with: Array("%PDF".utf8)))
  }

  @Test(arguments: ["--size 7 --output -", "--size 1025 --output -", "--size 64 --output a.svg"])
  func `icon rejects sizes out of range and a size for SVG`(arguments: String) {
    #expect(throws: (any Error).self) { try IconCommand.parse(arguments.words) }
  }
}

@Suite struct `Program version` {
  @Test func `the version is that of the first entry of the changelog`() throws {
    let lines = try Checkout.text("CHANGELOG.md").split(separator: "\n")
    let heading = try #require(lines.first { $0.hasPrefix("## ") })
    let entry = heading.wholeMatch(of: /## Unreleased \((\d+\.\d+\.\d+)\)/)?.1
    let released = heading.wholeMatch(of: /## (\d+\.\d+\.\d+) - \d{4}-\d{2}-\d{2}/)?.1
    #expect(Version.current == (entry.map { "\($0)-dev" } ?? released.map { "\($0)" }))
    #expect(Playground.configuration.version == Version.current)
  }
}

@Suite struct `App icon` {
  @Test func `the icon exists in all sizes of the window manager, with the same colors`() throws {
    let bitmaps = try AppIcon.bitmaps()
    #expect(bitmaps.map(\.width) == [16, 32, 48, 128])
    for bitmap in bitmaps {
      func pixel(_ x: Double, _ y: Double) -> Bitmap.Pixel? {
        bitmap[Int(x / 64 * Double(bitmap.width)), Int(y / 64 * Double(bitmap.height))]
      }
      #expect(bitmap.format == .transparent && bitmap.height == bitmap.width)
      #expect(bitmap[0, 0]?.alpha == 0)
      #expect(pixel(32, 12) == Bitmap.Pixel(red: 0x1C, green: 0x1C, blue: 0x1E, alpha: 255))
      #expect(pixel(41, 32) == Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
      let track = try #require(pixel(18, 32))
      #expect(track.green > 180 && track.red < 100 && track.alpha == 255)
    }
  }
}
