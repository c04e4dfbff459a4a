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

/// A part of a symbol, in points of the design square; corners are `[x, y]` or `[x, y, radius]`.
struct SymbolPart {
  let add: (inout Path) -> Void

  static func line(
    _ corners: PathCorner..., start: Stroke.Cap = .round, end: Stroke.Cap = .round
  ) -> Self {
    Self { $0.addStroke(along: corners, start: start, end: end) }
  }

  /// A line that joins other lines at both ends.
  static func flat(_ corners: PathCorner...) -> Self {
    Self { $0.addStroke(along: corners, start: .butt, end: .butt) }
  }

  static func outline(_ corners: PathCorner...) -> Self {
    Self { $0.addClosedStroke(along: corners) }
  }

  static func area(_ corners: PathCorner...) -> Self { Self { $0.addPolygon(corners) } }

  static func frame(
    _ minX: Double, _ minY: Double, _ maxX: Double, _ maxY: Double, radius: Double
  ) -> Self {
    .outline(
      [minX, minY, radius], [maxX, minY, radius], [maxX, maxY, radius], [minX, maxY, radius])
  }

  static func dot(_ x: Double, _ y: Double, radius: Double) -> Self {
    Self { $0.addCircle(center: Point(x, y), radius: radius) }
  }

  static func ring(_ x: Double, _ y: Double, radius: Double) -> Self {
    Self { path in
      path.addCircle(center: Point(x, y), radius: radius + Symbol.stroke / 2)
      path.addCircle(center: Point(x, y), radius: radius - Symbol.stroke / 2, reversed: true)
    }
  }
}
