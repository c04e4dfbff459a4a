import Foundation
import Testing

@testable import Canvas

@Suite struct `Gaussian blur` {
  static let sigmas = [0.5, 1, 2, 3.3, 4, 8, 16]

  private func phi(_ x: Double) -> Double { 0.5 * erfc(-x / 2.0.squareRoot()) }

  /// Repeats each pixel `factor` times along both axes.
  private func samples(_ pixels: [Float], width: Int, factor: Int) -> [Float] {
    let height = pixels.count / width
    return (0..<(height * factor)).flatMap { y in
      (0..<(width * factor)).map { x in pixels[y / factor * width + x / factor] }
    }
  }

  /// The part of the weight of a single row or column that stays in it after the blur.
  private func kept(sigma: Double, factor: Int) -> Double {
    let parts = (0..<factor).map { sample in
      let distance = (Double(sample) + 0.5) / Double(factor) - 0.5
      return phi((distance + 0.5) / sigma) - phi((distance - 0.5) / sigma)
    }
    return parts.reduce(0, +) / Double(factor)
  }

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

  @Test func `a blur of 8 fades like the table of the spec`() {
    // Sixteen pixels a point. The edge is at a pixel center, so the distances of the table are
    // pixel centers, too.
    let blur = GaussianBlur(sigma: 4.0 * 16)
    let half = blur.radius + 2
    let pixels = (0...(4 * half)).map { $0 < half ? Float(0) : $0 == half ? 0.5 : 1 }
    let column = blur.blurred(
      samples(pixels, width: 1, factor: blur.factor), width: 1, height: pixels.count)
    let table = [
      -8: 0.02275, -4: 0.15866, -2: 0.30854, -1: 0.40129, 0: 0.5, 1: 0.59871, 2: 0.69146,
      4: 0.84134, 8: 0.97725,
    ]
    for (distance, value) in table {
      let blurred = Double(column[half + distance * 16]) / kept(sigma: 64, factor: blur.factor)
      #expect(abs(blurred - value) < 1e-4, "at \(distance) pt")
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
