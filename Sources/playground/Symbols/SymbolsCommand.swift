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

  @Option(help: "Pixels a point of the picture, 1 to 4 in steps of 0.25.")
  var scale = ScaleArgument(1)

  @Option(help: "light or dark.")
  var theme = Appearance.light

  @MainActor
  func perform() throws {
    if let picture {
      let sheet = SymbolSheet(theme: Theme(theme))
      try OutputFile.write(sheet.picture(scale: scale.value).png(), to: picture)
    }
    let names = Symbol.all.map { $0.name + "\n" }.joined()
    try OutputFile.write(Array(names.utf8), to: "-")
  }
}
