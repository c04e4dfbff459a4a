import Controls
import ControlsTesting
import Glibc

@testable import Workbench

/// A film of a bright disc on a dark ground, painted without the libraries: exact in time, with
/// edges of one pixel and noise.
struct DiscFilm: TestFilm {
  var spring = Spring(response: 0.3, dampingRatio: 0.75)
  var rate = 60.0
  var frameCount = 120
  var start = 0.1
  /// The center at the start, in pixels, and the way to the end.
  var from = 20.3
  var travel = 24.0
  /// The standard deviation of the luminance, in levels.
  var noise = 0.0
  /// Levels of the ground and of the disc.
  var levels = (30.0, 220.0)

  let width = 72
  let height = 7

  static let radius = 9.5

  func center(_ frame: Int) -> Double {
    from + travel * spring.stepResponse(at: Double(frame) / rate - start).value
  }

  func pixels(_ frame: Int) -> [UInt8] {
    let center = center(frame)
    var random = SeededGenerator(seed: frame &* 977 &+ 13)
    return (0..<(width * height)).map { index in
      let (x, y) = (Double(index % width) + 0.5, Double(index / width) + 0.5)
      let inside = Self.radius - hypot(x - center, y - 3.5)
      let covered = min(max(inside + 0.5, 0), 1)
      var level = levels.0 + (levels.1 - levels.0) * covered
      if noise > 0 {
        let (one, other) = (random.number(in: 1e-9...1), random.number(in: 0...1))
        level += noise * (-2 * log(one)).squareRoot() * cos(2 * .pi * other)
      }
      return UInt8(min(max(level.rounded(), 0), 255))
    }
  }

  /// Has no effect on the luminance.
  func chroma(_ frame: Int) -> UInt8 { UInt8(frame % 251) }
}
