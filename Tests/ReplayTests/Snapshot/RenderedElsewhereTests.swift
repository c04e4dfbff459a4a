import ControlsTesting
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

@Suite struct `Vector pictures in other renderers` {
  /// Everything that is drawn except text, which has its own tests.
  nonisolated static let shapes = [
    "switch", "switch --on", "switch --on --pressed", "switch --on --focused",
    "switch --on --disabled --direction rtl", "switch --on --pending", "switch --marks",
    "switch --style checkbox --on", "switch --style checkbox --mixed --focused",
    "switch --style button --on", "switch --style button", "slider --value 0.62",
    "slider --value 0.4 --ticks 5 --min-symbol sun.min --max-symbol sun.max --direction rtl",
    "slider --orientation vertical --width 90 --pressed", "slider --disabled --value 0.3",
    "range --low 0.2 --high 0.7", "range --ticks 5 --direction rtl --pressed high",
    "segmented --segments 3 --selected 1", "segmented --segments 4 --focused --direction rtl",
    "segmented --segments 3 --symbols list,grid,map --control-size small --disabled-segments 1",
    "segmented --segments 3 --mode multiple --selected 0,1 --tint FF9500", "gallery --size 480x420",
  ]

  nonisolated static let texts = [
    "switch --style checkbox --on --title Wi-Fi", "switch --style button --title Bold --on",
    "slider --value 0.5 --ticks 5 --tick-labels Off,,Half,,Full",
    "segmented --segments List,Grid,Map --selected 1 --direction rtl", "gallery --size 480x420",
  ]

  /// Compares a picture with that of a renderer, in each look.
  private static func check(
    _ format: PictureFormat, _ words: [String], by gate: PictureGate,
    in looks: [(scale: Double, theme: String)]
  ) throws {
    let folder = TemporaryFolder()
    let (shapes, pixels) = (folder.path("shapes"), folder.path("pixels"))
    for (scale, theme) in looks {
      let command = try SnapshotCommand<Playground>.read(
        words + ["--scale", "\(scale)", "--theme", theme, "--output", shapes])
      let expected = try Picture(png: command.bytes(as: .png))
      try OutputFile.write(command.bytes(as: format), to: shapes)
      if format == .pdf {
        let options = ["-r", "\(72 * scale)", "-png", "-singlefile"]
        try OtherProgram.pdftoppm.run(options + [shapes, pixels])
      } else {
        try OtherProgram.rsvg.run(["--zoom", "\(scale)", "--output", pixels + ".png", shapes])
      }
      let comparison = PictureDifference(try Picture(png: folder.bytes("pixels.png")), expected)
        .judged(by: gate, named: "\(format)-\(theme)-\(scale)-\(words.joined(separator: "-"))")
      #expect(comparison.passes, "\(comparison)")
    }
  }

  @Suite(.enabled(if: OtherProgram.rsvg.isInstalled, "librsvg2-bin")) struct `SVG in librsvg` {
    /// Cairo, which librsvg uses, has 15 rows of samples per pixel and approximates wide blurs by
    /// three boxes; both differ at round edges.
    ///
    /// Measured: 27 levels, mean 0.55 for a switch, 0.10 for a slider (0.15 without its shadows),
    /// 0.17 for others.
    private nonisolated static func gate(_ arguments: String) -> PictureGate {
      let means = ["switch": 0.6, "slider": 0.12]
      let subject = arguments.prefix { $0 != " " }
      return PictureGate(maximum: 32, mean: means[String(subject)] ?? 0.2, threshold: 32, count: 0)
    }

    @Test(arguments: shapes)
    func `shapes and shadows of an SVG match our pixels`(arguments: String) throws {
      try check(
        .svg, arguments.words + ["--no-labels"], by: Self.gate(arguments),
        in: [(1, "light"), (2, "dark"), (3, "light")])
    }

    /// Cairo aligns glyphs to whole pixels, but outlines are not aligned.
    ///
    /// Measured: 154 levels at the edges of glyphs, mean 0.60.
    private nonisolated static let textGate = PictureGate(
      maximum: 170, mean: 0.8, threshold: 170, count: 0)

    @Test(arguments: texts) func `text of an SVG matches our pixels`(arguments: String) throws {
      try check(.svg, arguments.words, by: Self.textGate, in: [(1, "light"), (2, "light")])
    }
  }

  @Suite(.enabled(if: OtherProgram.pdftoppm.isInstalled, "poppler-utils")) struct `PDF in Poppler` {
    nonisolated static let subjects = [
      "switch", "switch --on --disabled --direction rtl", "slider --value 0.62",
      "segmented --segments 3 --selected 1", "gallery --size 480x420",
    ]

    /// Poppler has 16 samples per pixel.
    ///
    /// Measured: 62 levels at edges, mean 0.5.
    private nonisolated static let gate = PictureGate(
      maximum: 80, mean: 0.6, threshold: 80, count: 0)

    @Test(arguments: subjects)
    func `shapes and shadows of a PDF match our pixels`(arguments: String) throws {
      try check(
        .pdf, arguments.words + ["--no-labels"], by: Self.gate, in: [(1, "light"), (2, "dark")])
    }
  }
}
