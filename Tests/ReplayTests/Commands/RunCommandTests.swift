import Canvas
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
    #expect(command.page == nil && command.environment.values.isEmpty && !command.fresh)
    #expect(command.size == nil && command.speed == 1 && command.panels == nil)
    #expect(command.options?.count == 1000)
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
    #expect(parsed.options?.count == 7 && read.options == nil)
    for command in [parsed, read] {
      #expect(command.printSemantics && command.fresh && command.panels?.options == [])
      #expect(command.page?.name == .stress && command.size?.size == Size(700, 500))
      #expect(
        command.environment.values == [
          "theme": "dark", "disabled": true, "scale": 1.5, "direction": "rtl", "motion": "reduced",
          "contrast": "more",
        ])
      #expect(command.speed == 0.1 && command.logLevel == .debug && command.tokens.tokens == "c")
      #expect(command.clock == .timer && command.present == .put)
      #expect(command.stats == "a" && command.traceFrames == "b" && command.printLayout)
    }
  }

  @Test(arguments: ["", "--page trio --page switch", "--reference a.png --page switch"])
  func `arguments are read without the argument parser`(arguments: String) throws {
    let parsed = try RunCommand<Playground>.parse(arguments.words)
    let read = try #require(RunCommand<Playground>(reading: arguments.words))
    #expect(read.page == parsed.page && read.reference.reference == parsed.reference.reference)
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
