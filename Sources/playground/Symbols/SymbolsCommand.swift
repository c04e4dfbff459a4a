import ArgumentParser
import Canvas
import Controls

/// `playground symbols`: the names of the built-in symbols.
struct SymbolsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols",
    abstract: "Print the names of the ready symbols, one a line.",
    discussion: """
      With --picture also paint them all: in rows for boxes of 20 x 20, 17 x 17, 14 x 13 and 12 x 11 \
      pt, which is what the symbols of regular, small and mini controls are given.
      """)

  @Option(help: "A PNG file to paint all symbols into.", completion: .file())
  var picture: String?

  /// Settings of the picture.
  enum Settings: EnvironmentOptionSource {
    static let settings: [EnvironmentSetting] = [.scale, .theme]
  }

  @OptionGroup var environment: EnvironmentOptions<Settings>

  @MainActor
  func perform() throws {
    if let picture {
      let settings = environment.settings
      let sheet = SymbolSheet(theme: settings.colors)
      try OutputFile.write(sheet.picture(scale: settings.scale).png(), to: picture)
    }
    let names = Symbol.all.map { $0.name + "\n" }.joined()
    try OutputFile.write(Array(names.utf8), to: "-")
  }
}
