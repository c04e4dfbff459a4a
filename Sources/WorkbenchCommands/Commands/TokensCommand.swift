import ArgumentParser
import Controls
import Workbench

package struct TokensCommand<Program: WorkbenchProgram>: ParsableCommand {
  package static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "tokens",
      abstract: "Print all colors, sizes, durations and springs as design tokens.",
      discussion: """
        The output is in the format of the Design Tokens Community Group, version 2025.10. Names \
        are nested groups, such as switch, track, on. A px is a point. A spring is a group of two \
        numbers, response in seconds and dampingRatio. Most commands read such a file with \
        --tokens, in full or in part. To check a file, pass it to this command.
        """)
  }

  @OptionGroup var environment: EnvironmentOptions<TokenSettings>

  @OptionGroup var tokens: TokensOption<Program>

  @Option(
    help: "The file to write, such as my.tokens.json; - is standard output.", completion: .file())
  var output = "-"

  package init() {}

  package func validate() throws {
    try FileUses(inputs: [tokens.tokens], outputs: ["--output": output]).check()
  }

  package func run() throws {
    let design = environment.settings.builtInDesign.changed(by: try tokens.load())
    try OutputFile.write(Array(design.tokenText(Program.tokens).utf8), to: output)
  }
}

enum TokenSettings: EnvironmentOptionSource {
  static let settings: [EnvironmentSetting] = [.theme, .design, .contrast]
}
