import Foundation
import Testing

@testable import Canvas

@Suite struct `Gaussian blur` {
  static let sigmas = [0.5, 1, 2, 3.3, 4, 8, 16]

  private func phi(_ x: Double) -> Double { 0.5 * erfc(-x / 2.0.squareRoot()) }

  @Test(arguments: zip(sigmas, [3, 5, 9, 15, 17, 33, 65]))
  func `taps sum to 1, are symmetric and decrease`(sigma: Double, radius: Int) throws {
    let blur = GaussianBlur(sigma: sigma)
    let taps = blur.taps.map(Double.init)
    #expect(abs(taps.reduce(0, +) - 1) < 1e-6)
    #expect(zip(taps, taps.reversed()).allSatisfy { abs($0 - $1) < 1e-7 } && blur.radius == radius)
    #expect(taps.count == (2 * radius + 1) * (sigma < 1 ? 4 : sigma < 3 ? 2 : 1))
    let half = taps.suffix((taps.count + 1) / 2)
    #expect(zip(half, half.dropFirst()).allSatisfy { $0 >= $1 })
    // The levels decrease to below half a level.
    #expect(try #require(taps.last) * Double(blur.factor) < 0.5 / 255)
    // Each is the integral of the Gaussian over a pixel around its sample.
    let factor = Double(blur.factor)
    for (index, tap) in taps.enumerated() {
      let distance = (Double(index) + 0.5) / factor - Double(radius) - 0.5
      let integral = phi((distance + 0.5) / sigma) - phi((distance - 0.5) / sigma)
      #expect(abs(tap - integral / factor) < 2e-5)
    }
  }
}

@Suite struct `Visible reach of a blur` {
  @Test(arguments: zip(`Gaussian blur`.sigmas, [2, 4, 7, 11, 13, 24, 47]))
  func `a shadow is invisible beyond its visible reach`(sigma: Double, visible: Int) {
    #expect(GaussianBlur.visibleReach(sigma: sigma) == visible)
    let blur = GaussianBlur(sigma: sigma)
    let (inner, reach) = (40, blur.radius)
    let size = inner + 2 * reach
    var source = [Float](repeating: 0, count: size * size * blur.factor * blur.factor)
    for y in (reach * blur.factor)..<((reach + inner) * blur.factor) {
      for x in (reach * blur.factor)..<((reach + inner) * blur.factor) {
        source[y * size * blur.factor + x] = 1
      }
    }
    let result = blur.blurred(source, width: size, height: size)
    let hidden = reach - visible
    let outside = result.enumerated().filter { index, _ in
      let (x, y) = (index % size, index / size)
      return min(x, y, size - 1 - x, size - 1 - y) < hidden
    }
    #expect(!outside.isEmpty && outside.allSatisfy { $0.element * 255 < 0.5 })
  }
}
