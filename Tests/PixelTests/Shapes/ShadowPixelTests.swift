import Canvas
import ControlsTesting
import Foundation
import ReferenceRenderer
import Testing

/// Black shadows on white at positions and with blurs without a given file.
@Suite struct `Shadows compared with exact blurs` {
  /// Standard deviations, px: those of the spec at scales from 1 to 4, and others.
  nonisolated static let sigmas = [
    0.5, 0.625, 0.75, 0.8, 1, 1.3, 1.5, 2, 2.5, 2.9, 3, 3.5, 4, 5, 7, 8, 12, 16,
  ]

  /// The required limits, as fractions of full coverage. spec: docs/spec/rendering.md#2.2
  ///
  /// The spec has gates for 0.5, 1, 2, and 4 px and more. In between, both limits are interpolated
  /// linearly in the logarithms of limit and sigma, because the error of a sampled Gaussian falls
  /// with a power of sigma.
  static func gate(_ sigma: Double) -> (maximum: Double, mean: Double) {
    let rows = [(0.5, 0.06, 0.002), (1, 0.025, 0.0008), (2, 0.008, 0.001), (4, 0.005, 0.001)]
    for (low, high) in zip(rows, rows.dropFirst()) where sigma < high.0 {
      let part = max(0, log(sigma / low.0) / log(high.0 / low.0))
      return (low.1 * pow(high.1 / low.1, part), low.2 * pow(high.2 / low.2, part))
    }
    return (0.005, 0.001)
  }

  @Test(arguments: sigmas)
  func `shadows on and off the grid are within the gate`(sigma: Double) throws {
    let gate = Self.gate(sigma)
    var random = SeededGenerator(seed: 21)
    var (maximum, mean) = (Worst(), Worst())
    let shapes = [
      DrawnShape(x: 0, y: 0, width: 27, height: 27, radius: 13.5),
      DrawnShape(x: 0, y: 0, width: 31, height: 27, radius: 13.5),
      DrawnShape(x: 0, y: 0, width: 96, height: 28, radius: 7, isContinuous: true),
      DrawnShape(x: 0, y: 0, width: 62.5, height: 41, radius: 10),
      DrawnShape(x: 0, y: 0, width: 30, height: 9, radius: 0),
    ]
    // At least the margin of the given files, and room for the whole shadow.
    let margin = max(24, (4 * sigma).rounded(.up) + 4)
    for shape in shapes {
      for isOnGrid in [true, false] {
        var shape = shape
        func fraction() -> Double {
          isOnGrid
            ? Double(Int.random(in: 0..<30, using: &random)) / 30
            : .random(in: 0..<1, using: &random)
        }
        shape.x = margin + fraction()
        shape.y = margin + fraction()
        // The offset between two pixels is not snapped.
        let caster = shape.ours.offset(by: Point(0, -0.5))
        let painted = try shape.darkness(margin: margin) {
          $0.drawShadow(Shadow(offset: Point(0, 0.5), blur: 2 * sigma, color: .black), of: caster)
        }
        let difference = CoverageDifference(
          painted.values,
          shape.reference.blurred(sigma: sigma)
            .values(width: painted.width, height: painted.height))
        // Rounding to the grid moves a shadow by at most half of 1/30 px along each axis. Its
        // steepest slope is that of the integral of the Gaussian.
        let slack = isOnGrid ? 0 : 2.0.squareRoot() / 60 / (sigma * (2 * Double.pi).squareRoot())
        maximum.add(max(0, difference.maximum / 255 - slack), shape.description)
        mean.add(isOnGrid ? difference.mean : 0, shape.description)
      }
    }
    #expect(maximum.value <= gate.maximum, "\(maximum)")
    #expect(mean.value <= gate.mean, "\(mean)")
  }
}
