import Foundation
import Testing

@testable import Canvas

@Suite struct `Gaussian blur` {
  private static let sigmas = [0.5, 1, 2, 3.3, 4, 7.9, 8, 16, 64]

  /// The integral over a pixel of the blurred bar from 0 to a length, at a distance from its start.
  private func bar(_ length: Double, at place: Double, sigma: Double) -> Double {
    func area(_ x: Double) -> Double {
      let z = x / sigma
      return x * 0.5 * erfc(-z / 2.0.squareRoot())
        + sigma * exp(-z * z / 2) / (2 * Double.pi).squareRoot()
    }
    return area(place + 1) - area(place) - area(place + 1 - length) + area(place - length)
  }

  /// spec: docs/spec/rendering.md#2.2: the gates of blurred masks.
  @Test(arguments: sigmas) func `a blurred rectangle is exact within its gate`(sigma: Double) {
    let gate = sigma < 1 ? 0.06 : sigma < 2 ? 0.025 : sigma < 4 ? 0.008 : 0.005
    for phase in [0, 0.5, 0.8] {
      let rect = Rect(phase, phase / 2, 60, 40)
      let shape = DeviceShape(RoundedRectangle(rect, radius: 0), scale: 1)
      let mask = Mask(MaskKey(shape: shape, sigma: sigma), stretches: false)
      var largest = 0.0
      for y in 0..<mask.height {
        for x in 0..<mask.width {
          let exact =
            bar(60, at: Double(x + mask.bounds.x) - rect.minX, sigma: sigma)
            * bar(40, at: Double(y + mask.bounds.y) - rect.minY, sigma: sigma)
          largest = max(largest, abs(Double(mask.coverage(x: x, y: y)) / 255 - exact))
        }
      }
      #expect(largest <= gate, "\(largest) at \(phase)")
    }
  }

  @Test(arguments: zip(sigmas, [2, 4, 7, 11, 13, 24, 24, 47, 186]))
  func `a shadow is invisible beyond its visible reach`(sigma: Double, reach: Int) {
    #expect(GaussianBlur.visibleReach(sigma: sigma) == reach)
    #expect(bar(1e4, at: -Double(reach) - 1, sigma: sigma) * 255 < 0.5)
    #expect(GaussianBlur.radius(sigma: sigma) >= reach)
  }
}
