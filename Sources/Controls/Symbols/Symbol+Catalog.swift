import Canvas

extension Symbol {
  /// All symbols, in the documented order.
  public static let all: [Symbol] = [
    .sunMin, .sunMax, .moon, .speaker, .speakerWave, .play, .pause, .list, .grid, .map, .bold,
    .italic, .underline, .strikethrough, .alignLeft, .alignCenter, .alignRight, .plus, .minus,
    .check, .cross, .chevronLeft, .chevronRight, .chevronUp, .chevronDown, .magnifier, .gear,
    .heart, .star, .house, .person, .bell, .lock, .trash, .folder, .sidebar, .inspector, .clock,
    .curve, .bars, .overlays, .more, .tools, .dots, .stack, .halfCircle, .stepForward, .stepBack,
    .record, .copy, .past, .warning, .switch, .slider, .segmented, .photo, .bolt, .keyboard,
  ]

  /// The built-in symbol of a name; `nil` if there is none.
  public init?(named name: String) {
    guard let symbol = Self.all.first(where: { $0.name == name }) else { return nil }
    self = symbol
  }

  /// The line width, in points of the design square.
  static let stroke = 1.5
  /// The radius of corners that are round on the outside only.
  static let sharp = 0.01

  init(_ name: String, _ parts: SymbolPart...) { self.init(name, parts: parts) }

  init(_ name: String, parts: [SymbolPart]) {
    self.init(name) { path in for part in parts { part.add(&path) } }
  }

  init(_ name: String, _ body: (inout Path) -> Void) {
    var path = Path()
    body(&path)
    self.init(name: name, path: path)
  }
}

extension String {
  /// The Swift name of a name with dots: `sunMax` for `sun.max`.
  package var camelCased: String {
    let words = split(separator: ".")
    return words.prefix(1).joined()
      + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
