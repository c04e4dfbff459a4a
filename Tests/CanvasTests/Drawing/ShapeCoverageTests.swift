import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Shape coverage` {
  @Test(arguments: 1...12)
  func `coverage composed of two ends equals the coverage of the whole shape`(seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      // From slivers within one pixel to tall and wide shapes.
      let size = Size(
        random.chance(oneIn: 4) ? random.number(in: 0.02...2) : random.number(in: 1...34),
        random.chance(oneIn: 4) ? random.number(in: 0.02...2) : random.number(in: 1...34))
      let shape = RoundedRectangle(
        Rect(origin: Point(random.number(in: 0...1), random.number(in: 0...1)), size: size),
        radius: random.pick([0, 1.3, 5, 9, 40]), curve: random.pick([.circular, .continuous]))
      let sigma = random.pick([0, 0, 0.5, 1.3, 3.7])
      let device = DeviceShape(shape, scale: 1, stride: sigma > 0 ? 4 : 1).atOrigin
      if device.bounds.isEmpty { continue }
      let ringWidth = sigma > 0 || random.chance(oneIn: 2) ? nil : random.number(in: 0.1...3)
      let coverage = ShapeCoverage(
        of: MaskKey(shape: device, ringWidth: ringWidth, sigma: sigma),
        stretches: false, ends: EndCache(byteLimit: 0))
      let mask = Mask(PixelRect(0, 0, coverage.width, coverage.height)) {
        coverage.write(row: $0, to: $1)
      }
      let isRing = ringWidth.map { 2 * $0 < min(size.width, size.height) } ?? false
      let reference = Mask.unstretchedBytes(
        of: device, ringWidth: isRing ? ringWidth : nil, sigma: sigma)
      #expect(mask.largestDifference(from: reference) <= 1, "\(shape), \(sigma), \(ringWidth ?? 0)")
    }
  }
}
