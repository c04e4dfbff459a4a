import ArgumentParser
import Controls
import Workbench

struct TokensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Print every colour, size, duration and spring as design tokens.",
    discussion: """
      The file is of the Design Tokens Community Group's format, 2025.10: names are groups, such as \
      switch, track, on; a px is a pt; a spring is a group of two numbers, response in seconds and \
      dampingRatio. What is printed, changed or not, and any part of it, is taken by the option \
      --tokens of run, snapshot, semantics, replay and of this command, which so checks a file.
      """)

  enum Settings: EnvironmentOptionSource {
    static let settings: [EnvironmentSetting] = [.theme, .contrast]
  }

  @OptionGroup var environment: EnvironmentOptions<Settings>

  @OptionGroup var tokens: TokensOption

  @Option(
    help: "The file to write, such as my.tokens.json; - is standard output.", completion: .file())
  var output = "-"

  func run() throws {
    let design = Design(theme: environment.settings.colors).changed(by: try tokens.load())
    try OutputFile.write(Array(TokenExport(design: design).text.utf8), to: output)
  }
}
