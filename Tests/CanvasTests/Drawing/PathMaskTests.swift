import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Path masks` {
  /// A diagonal stroke.
  static func line(seed: Int) -> Path {
    var random = SeededGenerator(seed: seed)
    let points = (0..<random.int(in: 2...6)).map { _ in
      Point(random.number(in: 4...290), random.number(in: 4...290))
    }
    let width = random.number(in: 0.2...4)
    return `Coverage rasterizer`.polygon(
      points + points.reversed().map { $0 + Point(width, width) })
  }

  static func paths(seed: Int) -> [Path] {
    var curve = Path()
    curve.move(to: Point(3, 290))
    curve.addCubic(to: Point(280, 8), control1: Point(40, -60), control2: Point(200, 350))
    curve.addCubic(to: Point(6, 290), control1: Point(200, 353), control2: Point(40, -57))
    curve.close()
    return [line(seed: seed), `Coverage rasterizer`.star(seed: seed, side: 290), curve]
  }

  static func key(_ path: Path, scale: Double = 1, phase: Int = 0) -> PathKey {
    PathKey(path: path, scale: scale, phaseX: phase, phaseY: phase)
  }

  @Test(arguments: 1...12)
  func `the pieces contain the same coverage as a mask of the whole path`(seed: Int) {
    for path in Self.paths(seed: seed) {
      for (scale, phase) in [(1.0, 0), (1.5, 17), (0.4, 63)] {
        let pieces = Self.key(path, scale: scale, phase: phase).masks()
        let bounds = PathKey.bounds(of: path, scale: scale)
        var whole = CoverageRasterizer(width: bounds.width, height: bounds.height)
        let place = Double(phase) / Double(DeviceShape.steps)
        whole.add(
          path, scale: scale, origin: Point(place - Double(bounds.x), place - Double(bounds.y)))
        let expected = whole.coverage().map { UInt8($0 * 255 + 0.5) }
        var found = [UInt8](repeating: 0, count: bounds.area)
        var isTaken = [Bool](repeating: false, count: bounds.area)
        for piece in pieces {
          let bytes = piece.fullBytes
          for y in 0..<piece.height {
            for x in 0..<piece.width {
              let column = x + piece.bounds.x - bounds.x
              let place = (y + piece.bounds.y - bounds.y) * bounds.width + column
              #expect(!isTaken[place])
              isTaken[place] = true
              found[place] = bytes[y * piece.width + x]
            }
          }
        }
        #expect(found == expected)
      }
    }
  }

  @Test func `the memory of a mask is limited to a few times the covered area`() {
    let line = `Coverage rasterizer`.polygon([
      Point(0, 0), Point(4, 0), Point(1200, 760), Point(1196, 760),
    ])
    let pieces = Self.key(line).masks()
    #expect(pieces.map(\.byteCount).reduce(0, +) < 60_000)
    #expect(pieces.count < 60)
  }

  @Test func `a small or filled path has one piece`() {
    for path in [
      Path.largeSun,
      `Coverage rasterizer`.polygon([.zero, Point(200, 0), Point(200, 200), Point(0, 200)]),
    ] {
      #expect(Self.key(path).masks().count == 1)
    }
  }

  @Test func `rows between two parts of a path are not stored`() {
    var path = Path()
    path.addCircle(center: Point(20, 20), radius: 15)
    path.addCircle(center: Point(220, 900), radius: 15)
    let pieces = Self.key(path).masks()
    #expect(pieces.map(\.height).reduce(0, +) < 80)
    #expect(pieces.map(\.byteCount).reduce(0, +) < 4000)
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
