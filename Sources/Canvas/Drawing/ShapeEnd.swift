/// One end of a shape with straight top and bottom: all that its coverage depends on.
///
/// The coverage of a shape, sharp or blurred, is the sum of both ends minus the straight middle.
struct ShapeEnd: Hashable {
  struct Outline: Hashable {
    /// In pixels from the first column and row.
    var left: Double
    var top: Double
    var bottom: Double

    /// The effective corner radius, in pixels.
    var radius: Double

    /// 0 for circular corners, 1 for continuous ones.
    var continuity: Double

    /// The place where the corners end, in pixels.
    var cornerEnd: Double { left + radius * CornerCurve.extent(amount: continuity) }

    func path(until right: Double) -> Path {
      var path = Path()
      path.move(to: Point(right, bottom))
      let unit = CornerCurve.unitCorner(amount: continuity)
      path.addCorner(unit, at: Point(left, bottom), radius: radius, incoming: Point(1, 0))
      path.addCorner(unit, at: Point(left, top), radius: radius, incoming: Point(0, 1))
      path.addLine(to: Point(right, top))
      path.close()
      return path
    }
  }

  /// The left edge is within the first pixel.
  var body: Outline

  /// The inside of a ring; `nil` for a filled shape.
  var hole: Outline?

  /// The depth of a shade below the upper edge, in pixels; `nil` for the whole shape.
  var shadeDepth: Double?

  /// In pixels; 0 for no blur.
  var sigma: Double

  /// The left end of a shape in pixels, with other left and bottom edges.
  init(of shape: RoundedRectangle, left: Double, bottom: Double, ringWidth: Double?, sigma: Double)
  {
    body = Outline(
      left: left, top: shape.rect.minY, bottom: bottom, radius: shape.effectiveRadius,
      continuity: shape.continuousAmount)
    self.sigma = sigma
    if let ringWidth, let inner = shape.inside(ofRing: ringWidth) {
      hole = Outline(
        left: left + ringWidth, top: inner.rect.minY, bottom: bottom - ringWidth,
        radius: inner.effectiveRadius, continuity: inner.continuousAmount)
    }
  }

  func coverage() -> EndCoverage {
    let cell = GaussianBlur.cell(
      sigma: sigma,
      perSigma: shadeDepth == nil ? GaussianBlur.shadowCells : GaussianBlur.shadeCells)
    let blur =
      sigma > 0 ? GaussianBlur(sigma: GaussianBlur.sigma(sigma, inCellsOf: cell)) : nil
    // The cells that contain corners, and one straight column.
    let extent = max(body.cornerEnd, hole?.cornerEnd ?? 0)
    let width = Int((extent / Double(cell)).rounded(.up)) + 1
    let height = Int((body.bottom / Double(cell)).rounded(.up))
    let sharp = sharpCoverage(
      width: width * cell, samples: width * (blur?.factor ?? 1), rows: height * (blur?.factor ?? 1))
    guard let blur else {
      return EndCoverage(values: sharp, width: width, height: height, reach: 0)
    }
    let reach = GaussianBlur.visibleReach(sigma: sigma)
    if cell == 1 {
      return EndCoverage(
        values: blur.blurred(sharp, width: width, height: height, reach: reach),
        width: reach + width + blur.radius, height: height + 2 * reach, reach: reach)
    }
    // With the neighbors that the cubics need.
    let grid = CellGrid(cell: cell, margin: (reach + cell - 1) / cell + 2)
    let cells = blur.blurred(sharp, width: width, height: height, reach: grid.margin)
    // Beyond the last blurred cell, interpolation still sees it in the next one.
    let straight = width + blur.radius + 1
    let rows = Int(body.bottom.rounded(.up)) + 2 * reach
    return EndCoverage(
      values: grid.pixels(
        of: cells, columns: grid.margin + width + blur.radius, from: -reach,
        width: reach + straight * cell, height: rows),
      width: reach + straight * cell, height: rows, reach: reach)
  }

  private func sharpCoverage(width: Int, samples: Int, rows: Int) -> [Float] {
    let scale = Double(samples) / Double(width)
    var rasterizer = CoverageRasterizer(width: samples, height: rows)
    rasterizer.add(body.path(until: Double(width)), scale: scale, origin: .zero)
    if let hole {
      rasterizer.add(hole.path(until: Double(width)), scale: scale, origin: .zero, reversed: true)
    }
    guard let shadeDepth else { return rasterizer.coverage() }
    var lowered = self
    lowered.shadeDepth = nil
    lowered.body.top += shadeDepth
    lowered.body.bottom += shadeDepth
    let hidden = lowered.sharpCoverage(
      width: width, samples: samples, rows: rows + Int((shadeDepth * scale).rounded(.up)))
    return zip(rasterizer.coverage(), hidden).map { max(0, $0 - $1) }
  }
}
