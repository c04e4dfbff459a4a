/// Rasterises masks.
final class MaskBuilder {
  /// Ends already rasterised.
  private let ends: EndCache

  /// What paths are rasterised in, again and again: a curve that changes in each frame would take new
  /// memory for each.
  private var memory: [Float] = []

  /// The most values that are kept for the next path: 2 MB. chosen
  private static let keptMemory = 1 << 19

  init(ends: EndCache = EndCache(byteLimit: 0)) {
    self.ends = ends
  }

  func mask(for key: MaskKey) -> Mask {
    switch key {
    case .fill(let shape): mask(of: ShapeCoverage.Source(shape: shape))
    case .ring(let shape, let width):
      mask(of: ShapeCoverage.Source(shape: shape, ringWidth: width))
    case .shadow(let shape, let sigma):
      mask(of: ShapeCoverage.Source(shape: shape, sigma: sigma))
    case .path(let path, let scale, let phaseX, let phaseY):
      mask(of: path, scale: scale, phaseX: phaseX, phaseY: phaseY)
    }
  }

  /// The most pixels that a path may take: that many have to be rasterised at once.
  static let largestPathArea = 1 << 22

  /// The pixels of a path's mask relative to the pixel that its origin lies in; none for a path that
  /// is too large to be painted, or one of whose points is not a number.
  static func bounds(of path: Path, scale: Double) -> PixelRect {
    let bounds = path.controlBounds
    let reach = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard reach * abs(scale) < Double(Int.farthestPixel), path.isFinite else { return .zero }
    let tight = PixelRect(covering: bounds, scale: scale)
    if tight.area > largestPathArea { return .zero }
    // One more on the right and below for the origin's fraction of a pixel.
    return PixelRect(minX: tight.minX, minY: tight.minY, maxX: tight.maxX + 1, maxY: tight.maxY + 1)
  }

  private func mask(of source: ShapeCoverage.Source) -> Mask {
    let coverage = ShapeCoverage(of: source, stretching: .allowed, ends: ends)
    return Mask(
      width: coverage.width, height: coverage.height, originX: -coverage.reach,
      originY: -coverage.reach, columns: coverage.columns, rows: coverage.rows
    ) { coverage.write(row: $0, to: $1) }
  }

  private func mask(of path: Path, scale: Double, phaseX: Int, phaseY: Int) -> Mask {
    let bounds = Self.bounds(of: path, scale: scale)
    if bounds.isEmpty { return Mask(width: 0, height: 0, originX: 0, originY: 0) { _, _ in } }
    var rasterizer = CoverageRasterizer(
      width: bounds.width, height: bounds.height, memory: takeMemory())
    let steps = Double(DeviceShape.steps)
    rasterizer.add(
      path, scale: scale,
      origin: Point(
        Double(phaseX) / steps - Double(bounds.x), Double(phaseY) / steps - Double(bounds.y)))
    let mask = Mask(
      width: bounds.width, height: bounds.height, originX: bounds.x, originY: bounds.y
    ) { y, row in rasterizer.write(row: y, to: row) }
    memory = rasterizer.takeMemory()
    if memory.capacity > Self.keptMemory { memory = [] }
    return mask
  }

  private func takeMemory() -> [Float] {
    var taken: [Float] = []
    swap(&taken, &memory)
    return taken
  }
}
