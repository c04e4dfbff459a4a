import Canvas
import ControlsTesting

struct ExtremeNumbers {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  static let extremes: [Double] = [
    0, -0.0, 1e300, -1e300, .greatestFiniteMagnitude, -.greatestFiniteMagnitude, .infinity,
    -.infinity, .nan, .leastNonzeroMagnitude, -.leastNonzeroMagnitude, .leastNormalMagnitude,
    1e19, -1e19, 9.223372036854776e18, 4_294_967_296, 2_147_483_648, 32_768, 16_777_217, 1e6, -1e6,
    1e-9, -1, 1e15,
  ]

  mutating func number(_ usual: ClosedRange<Double>, extreme: Double = 0.35) -> Double {
    if random.chance(extreme) { return random.pick(Self.extremes) }
    return Double.random(in: usual, using: &random)
  }

  mutating func point(_ usual: ClosedRange<Double> = 0...80) -> Point {
    Point(number(usual), number(usual))
  }

  mutating func size(_ usual: ClosedRange<Double> = 1...80) -> Size {
    Size(number(usual), number(usual))
  }

  mutating func rect() -> Rect { Rect(origin: point(), size: size()) }

  mutating func color() -> Color {
    Color(
      red: number(0...1, extreme: 0.1), green: number(0...1, extreme: 0.1),
      blue: number(0...1, extreme: 0.1), alpha: number(0...1, extreme: 0.1))
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
    var path = Path()
    path.move(to: point(0...20))
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      if random.chance(0.5) {
        path.addLine(to: calmPoint())
      } else {
        path.addCubic(to: calmPoint(), control1: calmPoint(), control2: calmPoint())
      }
    }
    path.close()
    return path
  }

  /// A point of a path.
  ///
  /// Extreme numbers are rare here, because one of them hides the rest of the path.
  private mutating func calmPoint() -> Point {
    Point(number(0...20, extreme: 0.05), number(0...20, extreme: 0.05))
  }
}
