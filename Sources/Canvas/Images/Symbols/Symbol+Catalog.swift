extension Symbol {
  /// Every ready symbol, in the order in which they are told.
  public static let all: [Symbol] = [
    .sunMin, .sunMax, .moon, .speaker, .speakerWave, .play, .pause, .list, .grid, .map, .bold,
    .italic, .underline, .strikethrough, .alignLeft, .alignCenter, .alignRight, .plus, .minus,
    .check, .cross, .chevronLeft, .chevronRight, .chevronUp, .chevronDown, .magnifier, .gear,
    .heart, .star, .house, .person, .bell, .lock, .trash, .folder, .sidebar, .inspector, .clock,
    .curve, .bars, .overlays, .more, .tools, .dots, .stack, .halfCircle, .stepForward, .stepBack,
    .record, .copy, .past, .warning, .switch, .slider, .segmented, .photo, .bolt, .keyboard,
  ]

  /// The ready symbol of a name; nil if there is none.
  public init?(named name: String) {
    guard let symbol = Self.all.first(where: { $0.name == name }) else { return nil }
    self = symbol
  }

  /// The width of every line, pt of the design square: that of the suns' rays.
  static let stroke = 1.5

  /// The radius of a line's corner that is round on its outside only, pt.
  static let sharp = 0.01

  /// A symbol made of what the body adds.
  init(named name: String, _ body: (inout Path) -> Void) {
    var path = Path()
    body(&path)
    self.init(name: name, path: path)
  }
}

/// Parts that symbols share, of the one width of their lines.
extension Path {
  /// A straight line with round ends.
  mutating func addLine(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    addStroke(along: [PathCorner(x1, y1), PathCorner(x2, y2)], width: Symbol.stroke)
  }

  /// A circle's line.
  mutating func addRing(center: Point, radius: Double) {
    addCircle(center: center, radius: radius + Symbol.stroke / 2)
    addCircle(center: center, radius: radius - Symbol.stroke / 2, reversed: true)
  }

  /// A rectangle's line; its edges are those of the line's middle.
  mutating func addFrame(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, radius: Double
  ) {
    addClosedStroke(
      along: [
        PathCorner(minX, minY, radius: radius), PathCorner(maxX, minY, radius: radius),
        PathCorner(maxX, maxY, radius: radius), PathCorner(minX, maxY, radius: radius),
      ], width: Symbol.stroke)
  }
}
