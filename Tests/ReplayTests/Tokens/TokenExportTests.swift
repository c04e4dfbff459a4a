import Canvas
import Controls
import Foundation
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
    let text = own.tokenText
    #expect(try printed("--theme \(appearance.rawValue) --contrast \(contrast.rawValue)") == text)
    let tokens = try TokenText.read(text)
    #expect(tokens.remarks.isEmpty)
    for other in Self.shipped {
      let loaded = tokens.design(over: design(other.appearance, other.contrast))
      #expect(loaded == own && loaded.tokenText == text)
    }
    let url = Checkout.file("docs/tokens/\(file).tokens.json")
    if ProcessInfo.processInfo.environment["BLESS_PICTURES"] != nil {
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == text, "BLESS_PICTURES=1 writes it anew")
  }

  @Test func `values without an exact hex form are kept`() throws {
    var own = Design()
    own.theme.switchOn = Color(red: 1.0 / 3, green: 0.1, blue: .leastNonzeroMagnitude, alpha: 0.7)
    own.theme.cardShadow.offset = Point(-1.0 / 3, 1e-9)
    own.metrics.switch.size.width = 51.000000000000007
    own.metrics.switch.fadeDuration = 0.1 + 0.2
    own.metrics.switch.slideSpring = Spring(response: 1e-300, dampingRatio: 0)
    let loaded = try TokenText.read(own.tokenText).design(over: Design(theme: .dark))
    #expect(loaded == own && loaded.tokenText == own.tokenText)
  }

  @Test func `the export includes a loaded file`() throws {
    let folder = TemporaryFolder()
    let path = try folder.put(
      TokenText.file("switch.width", value: #"{"value": 60, "unit": "px"}"#), into: "my.json")
    var own = Design(theme: .dark)
    own.metrics.switch.size.width = 60
    #expect(try printed("--theme dark --tokens \(path)") == own.tokenText)
  }
}
