import Canvas

/// Random values, some of them extreme.
struct ExtremeNumbers {
  var random: EntryRandom

  /// The bytes are a seed and changes of its numbers.
  init(_ bytes: [UInt8]) {
    var bytes = EntryBytes(bytes)
    random = EntryRandom(seed: bytes.word(), changes: bytes)
  }

  private static let extremes: [Double] = [
    0, -0.0, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity,
    -.infinity, .nan, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
    1e19, -1e19, 9.223372036854776e18, 4_294_967_296, 2_147_483_648, 32_768, 16_777_217, 1e6, -1e6,
    1e-9, -1, 1e15,
  ]

  mutating func number(_ usual: ClosedRange<Double>, extreme: Double = 0.35) -> Double {
    random.chance(extreme) ? random.pick(Self.extremes) : random.number(in: usual)
  }

  mutating func numbers(_ count: Int, _ usual: ClosedRange<Double> = 0...1) -> [Double] {
    (0..<count).map { _ in number(usual) }
  }

  mutating func point(_ usual: ClosedRange<Double> = 0...80, extreme: Double = 0.35) -> Point {
    Point(number(usual, extreme: extreme), number(usual, extreme: extreme))
  }

  mutating func size(_ usual: ClosedRange<Double> = 1...80) -> Size {
    Size(number(usual), number(usual))
  }

  mutating func rect() -> Rect { Rect(origin: point(), size: size()) }

  mutating func color() -> Color {
    let parts = (0..<4).map { _ in number(0...1, extreme: 0.1) }
    return Color(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }

  mutating func shape() -> RoundedRectangle {
    RoundedRectangle(
      rect(), radius: number(0...20, extreme: 0.1),
      curve: random.chance(0.5) ? .circular : .continuous)
  }

  mutating func outline() -> RoundedRectangle? { random.chance(0.3) ? shape() : nil }

  mutating func shadow() -> Shadow {
    // A wide blur of a round shape takes a second without optimization.
    Shadow(offset: point(-3...3), blur: number(0...6, extreme: 0.1), color: color())
  }

  mutating func text() -> Text {
    Text(
      random.pick(["", "g", "On 12"]),
      font: Font(
        size: number(4...20), figures: random.chance(0.5) ? .tabular : .proportional,
        tracking: number(-1...1)), maximumWidth: random.chance(0.5) ? number(0...60) : nil)
  }

  mutating func path() -> Path {
    // Extreme numbers are rare here, because one of them hides the rest of the path.
    func next() -> Point { point(0...20, extreme: 0.05) }
    var path = Path()
    path.move(to: point(0...20))
    for _ in 0..<random.int(in: 1...4) {
      if random.chance(0.5) {
        path.addLine(to: next())
      } else {
        path.addCubic(to: next(), control1: next(), control2: next())
      }
    }
    path.close()
    return path
  }
}
