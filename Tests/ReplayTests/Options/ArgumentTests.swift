import Canvas
import Controls
import Testing

@testable import Workbench
@testable import WorkbenchCommands
@testable import playground

/// spec: command-line: values of arguments.
@Suite struct `Command-line arguments` {
  nonisolated private enum Settings: EnvironmentOptionSource {
    static let settings: [EnvironmentSetting] = [
      .theme, .contrast, .motion, .direction, .accent, .textSize, .scale, .disabled,
    ]
    static let followsDesktop = true
  }

  private func values(_ arguments: String...) throws -> [String: PropertyValue] {
    try EnvironmentOptions<Settings>.parse(arguments).values
  }

  @Test func `a scale is 1 to 4 in quarters`() throws {
    for (text, value) in [("1", 1.0), ("1.25", 1.25), ("2.50", 2.5), ("4", 4)] {
      #expect(try values("--scale", text) == ["scale": .number(value)])
    }
  }

  @Test func `an environment setting is a value of the log format, or auto`() throws {
    #expect(
      try values(
        "--theme", "dark", "--direction", "rtl", "--text-size", "1.3", "--accent", "ED5B00",
        "--disabled", "--contrast", "auto", "--motion", "auto")
        == [
          "theme": "dark", "direction": "rtl", "textSize": 1.3, "accent": "ED5B00",
          "disabled": true, "contrast": .none, "motion": .none,
        ])
  }

  @Test(arguments: [
    "scale": ["0.75", "4.25", "1.1", "1.125", "-1", "nan", "inf", "two", ""],
    "theme": ["blue"], "direction": ["auto"], "text-size": ["0.7"],
  ])
  func `other values of a setting are rejected`(option: String, texts: [String]) {
    for text in texts {
      #expect(throws: (any Error).self, "\(text)") { try values("--" + option, text) }
    }
  }

  @Test(arguments: [
    ("theme", "blue", "one of light, dark, or auto to follow the desktop"),
    ("text-size", "3", "0.8 to 2 times the normal size"),
    ("scale", "x", "1 to 4 in steps of 0.25"),
  ])
  func `an invalid setting has a reason`(option: String, text: String, expectation: String) {
    let refusal = refusal { _ = try RunCommand<Playground>.parse(["--" + option, text]) }
    #expect(refusal?.message == "--\(option) must be \(expectation)." && refusal?.code == 64)
  }

  @Test func `a size is a width and a height within range`() {
    for (text, size) in [
      ("960x680", Size(960, 680)), ("1X10000", Size(1, 10_000)), ("10000x1", Size(10_000, 1)),
    ] { #expect(SizeArgument(argument: text)?.size == size) }
    for text in [
      "0.9x680", "960x0.9", "10001x680", "960x10001", "960", "960x", "x680", "9x6x8", "axb", "",
    ] { #expect(SizeArgument(argument: text) == nil, "\(text)") }
  }
}
