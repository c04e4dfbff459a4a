import ControlsTesting
import Testing

@testable import Canvas

/// Wide blurs are computed in cells of several pixels.
@Suite struct `Blurs in cells` {
  /// The coverage by a blur without cells and ends, row by row.
  private static func exact(_ shape: DeviceShape, sigma: Double) -> [Float] {
    let reach = GaussianBlur.visibleReach(sigma: sigma)
    let (width, height) = (shape.bounds.width + 2 * reach, shape.bounds.height + 2 * reach)
    var rasterizer = CoverageRasterizer(width: width, height: height)
    rasterizer.add(
      shape.roundedRectangle.path, scale: 1, origin: Point(Double(reach), Double(reach)))
    return GaussianBlur(sigma: sigma).blurred(rasterizer.coverage(), width: width, height: height)
  }

  private func inCells(_ shape: DeviceShape, sigma: Double) -> [Float] {
    let coverage = ShapeCoverage(
      of: MaskKey(shape: shape, sigma: sigma), stretches: false, ends: EndCache(byteLimit: 0))
    return (0..<coverage.height).flatMap { y in
      [Float](unsafeUninitializedCapacity: coverage.width) { row, count in
        count = coverage.width
        if let row = row.baseAddress { coverage.write(row: y, to: row) }
      }
    }
  }

  @Test(arguments: [16, 20.3, 31.99, 32])
  func `a blur in cells differs by less than an eighth of a level`(sigma: Double) throws {
    var random = SeededGenerator(seed: Int(sigma * 100))
    for radius in [0.0, 9, 27] {
      let shape = RoundedRectangle(
        Rect(
          random.number(in: 0...1), random.number(in: 0...1), random.number(in: 30...90),
          random.number(in: 20...70)), radius: radius, curve: random.pick([.circular, .continuous]))
      let device = DeviceShape(shape, scale: 1, stride: DeviceShape.shadowStride(sigma: sigma))
        .atOrigin
      #expect(GaussianBlur.cell(sigma: sigma) > 1)
      let (cells, exact) = (inCells(device, sigma: sigma), Self.exact(device, sigma: sigma))
      try #require(cells.count == exact.count)
      let furthest = zip(cells, exact).map { abs($0 - $1) }.max() ?? 1
      #expect(furthest * 255 < 0.125, "\(shape)")
    }
  }

  @Test(arguments: [0.5, 4, 7.99, 8, 15.99, 16, 32, 40, 63.9, 64])
  func `cells are at most an eighth of a deviation, and positions a 128th`(sigma: Double) {
    let cell = GaussianBlur.cell(sigma: sigma)
    #expect((cell == 1 || sigma / Double(cell) >= 8) && sigma / Double(cell) < 16)
    if sigma < 4 { return }
    let step = Double(DeviceShape.shadowStride(sigma: sigma)) / Double(DeviceShape.steps)
    // A shape that moves by whole pixels looks the same.
    #expect(step / 2 <= sigma / 128 && step <= 1)
  }

  @Test func `interpolation between cells reproduces a cubic`() {
    func cubic(_ x: Double) -> Double { 0.3 + 0.02 * x - 0.003 * x * x + 0.0004 * x * x * x }
    let (grid, columns) = (CellGrid(cell: 4, margin: 3), 12)
    // At the center of cell k, x is k - 3, the same in each row.
    let cells = (0..<8).flatMap { _ in (0..<columns).map { Float(cubic(Double($0) - 3)) } }
    let pixels = grid.pixels(of: cells, columns: columns, from: -4, width: 32, height: 12)
    for (index, value) in pixels.enumerated() {
      let x = (Double(index % 32 - 4) + 0.5) / 4 - 0.5
      #expect(abs(Double(value) - cubic(x)) < 1e-5, "pixel \(index % 32 - 4)")
    }
  }
}
