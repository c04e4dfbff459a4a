/// One end of a shape whose top and bottom are straight: all that its coverage depends on.
///
/// A shape is its left end and its right end, cut where neither's corners matter. Coverage adds up:
/// what the left corners take away and what the right ones take away never overlap, and a blur is
/// linear. So the coverage of any width, sharp or blurred, is that of the left end, plus that of the
/// right one, less what the straight middle has, and a thumb that stretches costs no new blur.
struct ShapeEnd: Hashable {
  /// From the left edge of the first pixel to the shape's, px, 0 or more and below 1.
  var left: Double

  /// px from the top of the first row.
  var top: Double
  var bottom: Double

  /// The radius that the corners have in fact, px.
  var radius: Double

  /// 0 for circular corners, 1 for full continuous ones.
  var continuity: Double

  /// What is cut out; nil for a filled shape.
  var hole: Hole?

  /// The standard deviation of the blur, px; 0 for none.
  var sigma: Double

  /// The inside of a ring.
  struct Hole: Hashable {
    /// px from the outer edge to the inner one.
    var inset: Double
    var radius: Double
    var continuity: Double
  }

  func hash(into hasher: inout Hasher) {
    // What tells the ends of one moving shape apart; equality looks at the rest.
    hasher.combine(left + 64 * sigma)
    hasher.combine(bottom + 4096 * top)
  }

  /// How far the corners reach along the edges, px.
  var cornerExtent: Double { radius * CornerCurve.extent(amount: continuity) }
}

extension ShapeEnd {
  /// An end of a shape.
  ///
  /// - Parameters:
  ///   - shape: px.
  ///   - left: from the left edge of the first pixel to the shape's, px.
  ///   - ringWidth: px; nil for a filled shape.
  ///   - sigma: the standard deviation of the blur, px; 0 for none.
  init(of shape: RoundedRectangle, left: Double, ringWidth: Double?, sigma: Double) {
    self.left = left
    top = shape.rect.minY
    bottom = shape.rect.maxY
    radius = shape.effectiveRadius
    continuity = shape.continuousAmount
    self.sigma = sigma
    if let ringWidth, 2 * ringWidth < min(shape.rect.width, shape.rect.height) {
      let inner = shape.inset(by: ringWidth)
      hole = Hole(
        inset: ringWidth, radius: inner.effectiveRadius, continuity: inner.continuousAmount)
    }
  }

  /// The coverage of the end.
  func coverage() -> EndCoverage {
    let cell = GaussianBlur.cell(sigma: sigma)
    let blur =
      sigma > 0 ? GaussianBlur(sigma: GaussianBlur.sigma(sigma, inCellsOf: cell)) : nil
    // Cells in which corners are, and one column more, which has nothing of them.
    let columns = Int(((max(cornerExtent, holeExtent) + left) / Double(cell)).rounded(.up))
    let (width, height) = (columns + 1, Int((bottom / Double(cell)).rounded(.up)))
    let sharp = sharpCoverage(
      width: width * cell, samples: width * (blur?.factor ?? 1), rows: height * (blur?.factor ?? 1))
    guard let blur else {
      return EndCoverage(values: sharp, width: width, height: height, reach: 0)
    }
    let reach = GaussianBlur.visibleReach(sigma: sigma)
    if cell == 1 {
      return EndCoverage(
        values: EndBlur(blur, reach: reach).blurred(sharp, width: width, height: height),
        width: reach + width + blur.radius, height: height + 2 * reach, reach: reach)
    }
    let grid = CellGrid(cell: cell, margin: CellGrid.margin(reach: reach, cell: cell))
    let cells = EndBlur(blur, reach: grid.margin).blurred(sharp, width: width, height: height)
    // Right of the last cell that sees a corner, a pixel still sees it through its neighbours.
    let straight = width + blur.radius + 1
    let rows = Int(bottom.rounded(.up)) + 2 * reach
    return EndCoverage(
      values: grid.pixels(
        of: cells, columns: grid.margin + width + blur.radius, from: -reach,
        width: reach + straight * cell, height: rows),
      width: reach + straight * cell, height: rows, reach: reach)
  }

  /// How much of each sample lies inside.
  ///
  /// - Parameters:
  ///   - width: how much of the end there is, px.
  ///   - samples: how many of them are along it.
  ///   - rows: how many are across it, as large.
  private func sharpCoverage(width: Int, samples: Int, rows: Int) -> [Float] {
    let scale = Double(samples) / Double(width)
    var rasterizer = CoverageRasterizer(width: samples, height: rows)
    rasterizer.add(outline(until: Double(width)), scale: scale, origin: .zero)
    if let hole {
      rasterizer.add(
        Self.outline(
          left: left + hole.inset, top: top + hole.inset, bottom: bottom - hole.inset,
          radius: hole.radius, continuity: hole.continuity, until: Double(width)),
        scale: scale, origin: .zero, reversed: true)
    }
    return rasterizer.coverage()
  }

  private var holeExtent: Double {
    guard let hole else { return 0 }
    return hole.inset + hole.radius * CornerCurve.extent(amount: hole.continuity)
  }

  private func outline(until right: Double) -> Path {
    Self.outline(
      left: left, top: top, bottom: bottom, radius: radius, continuity: continuity, until: right)
  }

  private static func outline(
    left: Double, top: Double, bottom: Double, radius: Double, continuity: Double,
    until right: Double
  ) -> Path {
    // Where it begins, at most four steps a corner, the way back and its end.
    var path = Path(capacity: 11)
    path.move(to: Point(right, bottom))
    if radius == 0 {
      path.addLine(to: Point(left, bottom))
      path.addLine(to: Point(left, top))
    } else {
      let unit = CornerCurve.unitCorner(amount: continuity)
      path.addCorner(
        unit, at: Point(left, bottom), radius: radius, incoming: Point(1, 0),
        outgoing: Point(0, -1))
      path.addCorner(
        unit, at: Point(left, top), radius: radius, incoming: Point(0, 1), outgoing: Point(1, 0))
    }
    path.addLine(to: Point(right, top))
    path.close()
    return path
  }
}
