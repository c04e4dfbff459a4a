import Canvas
import Controls
import Foundation
import Support
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: docs/spec/command-line.md#tokens/tokens: exports the whole design.
@Suite struct `Token export` {
  nonisolated static let shipped: [(appearance: Appearance, contrast: Contrast, file: String)] = [
    (.light, .normal, "light"), (.dark, .normal, "dark"),
    (.light, .more, "light-more-contrast"), (.dark, .more, "dark-more-contrast"),
  ]

  private func design(_ appearance: Appearance, _ contrast: Contrast) -> Design {
    Design(theme: Theme(appearance, contrast: contrast))
  }

  private func printed(_ arguments: String) throws -> String {
    let folder = TemporaryFolder()
    let output = ["--output", folder.path("out.json")]
    try TokensCommand<Playground>.parse(arguments.words + output).run()
    return try folder.text("out.json")
  }

  @Test(arguments: shipped)
  func `exported tokens load as the same design over any theme, and shipped files are up to date`(
    appearance: Appearance, contrast: Contrast, file: String
  ) throws {
    let own = design(appearance, contrast)
    let text = own.tokenText()
    #expect(try printed("--theme \(appearance.rawValue) --contrast \(contrast.rawValue)") == text)
    let tokens = try TokenText.read(text)
    #expect(tokens.remarks.isEmpty)
    for other in Self.shipped {
      let loaded = tokens.design(over: design(other.appearance, other.contrast))
      #expect(Design.tokens.allSatisfy { loaded[$0] == own[$0] } && loaded.tokenText() == text)
    }
    let url = Checkout.file("docs/tokens/\(file).tokens.json")
    if ProcessInfo.processInfo.environment["BLESS_PICTURES"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == text, "BLESS_PICTURES=1 writes it anew")
  }

  @Test func `values without an exact hex form are kept`() throws {
    var own = Design()
    own.theme[SwitchColors.self].trackOn = Color(
      red: 1.0 / 3, green: 0.1, blue: .leastNonzeroMagnitude, alpha: 0.7)
    own.theme.cardShadow.offset = Point(-1.0 / 3, 1e-9)
    own.metrics[SwitchMetrics.self].size.width = 51.000000000000007
    own.metrics[SwitchMetrics.self].fadeDuration = 0.1 + 0.2
    own.metrics[SwitchMetrics.self].slideSpring = Spring(response: 1e-300, dampingRatio: 0)
    let loaded = try TokenText.read(own.tokenText()).design(over: Design(theme: .dark))
    #expect(Design.tokens.allSatisfy { loaded[$0] == own[$0] })
    #expect(loaded.tokenText() == own.tokenText())
  }

  @Test func `the export includes a loaded file`() throws {
    let folder = TemporaryFolder()
    let path = try folder.put(
      TokenText.file("switch.width", value: #"{"value": 60, "unit": "px"}"#), into: "my.json")
    var own = Design(theme: .dark)
    own.metrics[SwitchMetrics.self].size.width = 60
    #expect(try printed("--theme dark --tokens \(path)") == own.tokenText())
  }
}

/// A style of another package, which only the description of its control names.
private struct LampColors: ControlStyle {
  var glow: Color
  var dimmedOpacity = 0.25

  static let tokens: [StyleToken<Self>] = [
    .color("lamp.glow", \.glow, "chosen"), .number("lamp.dimmedOpacity", \.dimmedOpacity, "chosen"),
  ]

  static func standard(in traits: ThemeTraits) -> Self {
    if traits.contrast == .more { return LampColors(glow: .black) }
    if traits.look == .glass { return LampColors(glow: .white) }
    return LampColors(glow: traits.isDark ? traits.colors.red : .clear)
  }
}

private struct LampProgram: WorkbenchProgram {
  static var workbench: Workbench {
    Workbench(
      catalog: .standard + [
        ControlDescription(
          name: "lamp", title: "Lamp", make: { Switch(label: "Lamp") }, styles: [LampColors.self])
      ])
  }
}

@Suite struct `Tokens of a control of another package` {
  private let folder = TemporaryFolder()

  @Test(arguments: [
    ("", Color.clear), ("--theme dark", Color(hex: 0xFF453A)), ("--contrast more", .black),
    ("--design glass", .white),
  ])
  func `are exported and loaded`(arguments: String, glow: Color) throws {
    let path = folder.path("out.json")
    try TokensCommand<LampProgram>.parse(arguments.words + ["--output", path]).run()
    let design = try TokenFile(path: path, LampProgram.tokens).design(over: .classic)
    #expect(design.theme[LampColors.self] == LampColors(glow: glow))
  }

  @Test func `are unknown to a program without the control`() throws {
    let text = TokenText.file("lamp.dimmedOpacity", value: "0.5")
    #expect(throws: Failure.self) { try TokenText.read(text) }
    let path = try folder.put(text, into: "lamp.json")
    let file = try TokenFile(path: path, LampProgram.tokens)
    #expect(file.design(over: Design()).theme[LampColors.self].dimmedOpacity == 0.5)
  }
}
