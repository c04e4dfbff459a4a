import ControlsTesting
import Foundation
import Testing

@testable import Canvas

@Suite struct `Coverage rasterizer` {
  static func polygon(_ points: [Point]) -> Path {
    var path = Path()
    for (index, point) in points.enumerated() {
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    path.close()
    return path
  }

  /// A polygon without crossing edges: its points are ordered by angle around a center, and
  /// adjacent points are less than half a turn apart.
  static func star(seed: Int, side: Double) -> Path {
    var random = SeededGenerator(seed: seed)
    let count = random.int(in: 4...9)
    return polygon(
      (0..<count).map { index in
        let angle = (Double(index) + random.number(in: 0...0.9)) / Double(count) * 2 * .pi
        let radius = random.number(in: 0.1...0.5) * side
        return Point(side / 2 + radius * cos(angle), side / 2 + radius * sin(angle))
      })
  }

  static func coverage(_ path: Path, width: Int, height: Int, origin: Point = .zero) -> [Float] {
    var rasterizer = CoverageRasterizer(width: width, height: height)
    rasterizer.add(path, scale: 1, origin: origin)
    return rasterizer.coverage()
  }

  private func total(_ coverage: [Float]) -> Double { coverage.reduce(0) { $0 + Double($1) } }

  @Test(arguments: 1...30)
  func `a polygon covers its exact area`(seed: Int) {
    let path = Self.star(seed: seed, side: 30)
    let total = total(Self.coverage(path, width: 30, height: 30))
    #expect(abs(total - abs(path.signedArea)) < 1e-3)
  }

  @Test func `a shape covers the same area at every subpixel position`() {
    for radius in [3.0, 13.5, 14, 40] {
      let side = Int(2 * radius) + 2
      let shape = RoundedRectangle.capsule(Rect(0.3, 0.7, 2 * radius, 2 * radius))
      let total = total(Self.coverage(shape.path, width: side, height: side))
      #expect(abs(total - .pi * radius * radius) < 0.004 * radius)
    }
    let shape = RoundedRectangle(Rect(0, 0, 24, 18), radius: 7, curve: .continuous)
    let still = total(Self.coverage(shape.path, width: 26, height: 20))
    for step in 1..<16 {
      for (dx, dy) in [(step, 0), (0, step), (step, 16 - step)] {
        let moved = Self.coverage(
          shape.path, width: 26, height: 20, origin: Point(Double(dx) / 16, Double(dy) / 16))
        #expect(abs(total(moved) - still) < 1e-3)
      }
    }
  }

  @Test func `edges cover exact parts of pixels`() {
    let whole = Self.coverage(
      RoundedRectangle(Rect(2, 3, 5, 4), radius: 0).path, width: 10, height: 10)
    for (index, value) in whole.enumerated() {
      let isInside = (2..<7).contains(index % 10) && (3..<7).contains(index / 10)
      #expect(value == (isInside ? 1 : 0))
    }
    let part = Self.coverage(
      RoundedRectangle(Rect(1.25, 1.5, 2, 2), radius: 0).path, width: 5, height: 5)
    #expect([6, 11, 12, 18].map { part[$0] } == [0.375, 0.75, 1, 0.125])
  }

  @Test func `a reversed contour cuts a hole, and the direction of a single one does not matter`() {
    let outer = RoundedRectangle(Rect(1, 1, 18, 18), radius: 4).path
    let inner = RoundedRectangle(Rect(4.5, 4.5, 11, 11), radius: 0.5).path
    var (ring, backwards) = (
      CoverageRasterizer(width: 20, height: 20), CoverageRasterizer(width: 20, height: 20)
    )
    ring.add(outer, scale: 1, origin: .zero)
    ring.add(inner, scale: 1, origin: .zero, reversed: true)
    backwards.add(inner, scale: 1, origin: .zero, reversed: true)
    let (whole, hole) = (
      Self.coverage(outer, width: 20, height: 20), Self.coverage(inner, width: 20, height: 20)
    )
    #expect(backwards.coverage() == hole)
    for (value, (whole, hole)) in zip(ring.coverage(), zip(whole, hole)) {
      #expect(abs(value - (whole - hole)) < 1e-5)
    }
  }

  @Test func `scale and origin transform the path`() {
    let path = Self.star(seed: 3, side: 10)
    var rasterizer = CoverageRasterizer(width: 24, height: 24)
    rasterizer.add(path, scale: 2, origin: Point(1.5, 2.25))
    let large = Self.coverage(path.scaled(by: 2), width: 24, height: 24, origin: Point(1.5, 2.25))
    #expect(zip(rasterizer.coverage(), large).allSatisfy { abs($0 - $1) < 1e-5 })
  }

  static let outlines: [(name: String, path: Path)] = [
    ("circle", RoundedRectangle.capsule(Rect(1.3, 0.6, 13.5, 13.5)).path),
    (
      "continuous corners",
      RoundedRectangle(Rect(0.6, 1.2, 17.1, 13.3), radius: 4.5, curve: .continuous).path
    ),
    ("pin", RoundedRectangle(Rect(4.2, 3.1, 0.6, 9.9), radius: 0.3).path),
    ("star", star(seed: 11, side: 18)), ("sun", Path.largeSun),
  ]

  @Test(arguments: outlines.indices)
  func `coverage agrees with fine scanlines in every pixel`(index: Int) {
    let path = Self.outlines[index].path
    let reference = ScanlineReference.coverage(of: path, width: 20, height: 20)
    for (pixel, value) in Self.coverage(path, width: 20, height: 20).enumerated() {
      #expect(
        abs(Double(value) - reference[pixel]) < 1 / 255.0,
        "\(Self.outlines[index].name) at \(pixel % 20), \(pixel / 20)")
    }
  }
}

/// Rounding must not move outlines beyond the edge of the picture.
@Suite struct `Coverage at the edges of the picture` {
  @Test func `slanted edges that end at the left of the first row stay inside`() async {
    await #expect(processExitsWith: .success) {
      for seed in 1...20 {
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

/// A reference for the rasterizer that computes coverage from fine scanlines and their exact
/// crossings with the outline.
enum ScanlineReference {
  static let lines = 256

  /// - Parameter path: In px, filled by the nonzero winding rule.
  static func coverage(of path: Path, width: Int, height: Int) -> [Double] {
    var result = [Double](repeating: 0, count: width * height)
    let edges = path.flattened { _ in 24 }.contours.joined().compactMap { segment in
      let (from, to) = (segment.point(at: 0), segment.point(at: 1))
      return from.y == to.y ? nil : (from, to)
    }
    for line in 0..<(height * lines) {
      let y = (Double(line) + 0.5) / Double(lines)
      var crossings: [(x: Double, step: Int)] = []
      for (from, to) in edges where (from.y <= y) != (to.y <= y) {
        let x = from.x + (to.x - from.x) * (y - from.y) / (to.y - from.y)
        crossings.append((x, from.y < to.y ? 1 : -1))
      }
      crossings.sort { $0.x < $1.x }
      var winding = 0
      for (index, crossing) in crossings.enumerated() {
        winding += crossing.step
        if winding == 0 { continue }
        let end = crossings[index + 1].x
        for x in max(0, Int(crossing.x))..<min(width, Int(end) + 1) {
          let part = min(end, Double(x + 1)) - max(crossing.x, Double(x))
          result[line / lines * width + x] += max(0, part) / Double(lines)
        }
      }
    }
    return result
  }
}
