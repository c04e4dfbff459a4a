import ArgumentParser
import Canvas
import Controls
import Workbench
import WorkbenchCommands

struct SymbolsCommand: MainActorCommand {
  static let configuration = CommandConfiguration(
    commandName: "symbols", abstract: "Print the names of all built-in symbols, one per line.",
    discussion: """
      With --picture, also paint all symbols in rows of 20 x 20, 17 x 17, 14 x 13 and 12 x 11 points, \
      the sizes in regular, small and mini controls.
      """)

  @Option(help: "A PNG file for a picture of all symbols.", completion: .file())
  var picture: String?

  enum Settings: EnvironmentOptionSource {
    static let settings: [EnvironmentSetting] = [.scale, .theme]
  }

  @OptionGroup var environment: EnvironmentOptions<Settings>

  func validate() throws { try ValidationError.checkName(picture, of: "--picture") }

  @MainActor
  func perform() throws {
    if let picture {
      let settings = environment.settings
      let sheet = try Self.sheet(theme: settings.builtInDesign.theme, scale: settings.scale)
      try OutputFile.write(sheet.png(), to: picture)
    }
    let names = Symbol.all.map { $0.name + "\n" }.joined()
    try OutputFile.write(Array(names.utf8), to: "-")
  }

  /// In points: the boxes of symbols as they are drawn, then of regular, small and mini controls.
  /// spec: docs/spec/hig-segmented-controls.md#macos
  private static let boxes = [Size(20, 20), Size(17, 17), Size(14, 13), Size(12, 11)]

  /// In points. chosen
  private static let (cell, columns, margin) = (Size(210, 36), 3, 16.0)

  private static func sheet(theme: Theme, scale: Double) throws -> Bitmap {
    let rows = (Symbol.all.count + columns - 1) / columns
    let size = Size(
      Double(columns) * cell.width + 2 * margin, Double(rows) * cell.height + 2 * margin)
    return try Bitmap(size, scale: scale) { painter in
      painter.fill(Rect(origin: .zero, size: size), color: theme.page)
      for (index, symbol) in Symbol.all.enumerated() {
        var x = margin + Double(index % columns) * cell.width
        let y = margin + Double(index / columns) * cell.height
        for box in boxes {
          let frame = Rect(x: x, midY: y + cell.height / 2, size: box)
          Icon.symbol(symbol).paint(with: painter, in: frame, color: theme.label)
          x += box.width + 12
        }
        painter.draw(
          Text(symbol.name, font: Font(size: 13)), at: Point(x, y + 10),
          color: theme.annotation)
      }
    }
  }
}
