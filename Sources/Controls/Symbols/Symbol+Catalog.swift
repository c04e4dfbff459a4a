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

  init(named name: String, _ body: (inout Path) -> Void) {
    var path = Path()
    body(&path)
    self.init(name: name, path: path)
  }
}

extension Path {
  mutating func addLine(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    addStroke(along: [[x1, y1], [x2, y2]])
  }

  mutating func addRing(center: Point, radius: Double) {
    addCircle(center: center, radius: radius + Symbol.stroke / 2)
    addCircle(center: center, radius: radius - Symbol.stroke / 2, reversed: true)
  }

  mutating func addFrame(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, radius: Double
  ) {
    addClosedStroke(along: [
      [minX, minY, radius], [maxX, minY, radius], [maxX, maxY, radius], [minX, maxY, radius],
    ])
  }
}
