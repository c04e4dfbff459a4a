import ControlsTesting
import Testing

@testable import Canvas

/// Rounding must not move outlines beyond the edge of the picture.
@Suite struct `Coverage at the edges of the picture` {
  @Test(arguments: 1...20)
  func `slanted edges that end at the left of the first row stay inside`(seed: Int) async {
    await #expect(processExitsWith: .success) { [seed] in
      var random = SeededGenerator(seed: seed)
      for _ in 0..<500 {
        var rasterizer = CoverageRasterizer(width: 40, height: 4)
        let path = `Coverage rasterizer`.polygon([
          Point(0, random.number(in: 0.01...0.99)), Point(random.number(in: 0...40), 0),
          Point(random.number(in: 0...40), random.number(in: 1...4)),
        ])
        rasterizer.add(path, scale: 1, origin: .zero)
        precondition(rasterizer.coverage().allSatisfy { $0 >= 0 && $0 <= 1 })
      }
    }
  }

  @Test func `tiny and thin rounded shapes are rasterized at every subpixel position`() async {
    await #expect(processExitsWith: .success) {
      for curve in [CornerCurve.circular, .continuous] {
        for radius in [0.05, 0.13, 0.3, 0.45, 0.5, 0.62, 0.7, 1, 1.4] {
          for phase in 0..<64 {
            let x = Double(phase) / 64
            for (width, height) in [(1.0, 12.0), (1.4, 1.4), (30, 1), (2.75, 9)] {
              let rect = Rect(x, x, width, height)
              let shape = DeviceShape(
                RoundedRectangle(rect, radius: radius, curve: curve), scale: 1)
              _ = Mask(MaskKey(shape: shape.atOrigin))
              _ = Mask(MaskKey(shape: shape.atOrigin, ringWidth: 0.25))
            }
          }
        }
      }
    }
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-307, 1e-300])
  func `an edge with almost no height covers nothing`(height: Double) {
    var rasterizer = CoverageRasterizer(width: 40, height: 4)
    rasterizer.add(
      `Coverage rasterizer`.polygon([Point(0, 0), Point(30, height), Point(2, height)]), scale: 1,
      origin: .zero)
    #expect(rasterizer.coverage().allSatisfy { $0 == 0 })
  }
}
