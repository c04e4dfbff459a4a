struct MaskBuilder {
  private let ends: EndCache

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
    }
  }

  private func mask(of source: ShapeCoverage.Source) -> Mask {
    let coverage = ShapeCoverage(of: source, stretching: .allowed, ends: ends)
    return Mask(
      width: coverage.width, height: coverage.height, originX: -coverage.reach,
      originY: -coverage.reach, columns: coverage.columns, rows: coverage.rows
    ) { coverage.write(row: $0, to: $1) }
  }
}
