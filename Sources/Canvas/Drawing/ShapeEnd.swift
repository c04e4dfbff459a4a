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
    let blur = sigma > 0 ? GaussianBlur(sigma: sigma) : nil
    let reach = blur == nil ? 0 : GaussianBlur.visibleReach(sigma: sigma)
    let look = blur?.radius ?? 0
    let corner = Int((max(cornerExtent, holeExtent) + left).rounded(.up))
    // The last column has nothing of the corners in it; beyond it, the blur needs as much again.
    let width = reach + corner + look + 1
    let height = Int(bottom.rounded(.up)) + 2 * reach
    let factor = blur?.factor ?? 1
    let sourceWidth = width + look
    var rasterizer = CoverageRasterizer(width: sourceWidth * factor, height: height * factor)
    let origin = Point(Double(reach * factor), Double(reach * factor))
    let right = Double(sourceWidth - reach)
    rasterizer.add(outline(until: right), scale: Double(factor), origin: origin)
    if let hole {
      rasterizer.add(
        Self.outline(
          left: left + hole.inset, top: top + hole.inset, bottom: bottom - hole.inset,
          radius: hole.radius, continuity: hole.continuity, until: right),
        scale: Double(factor), origin: origin, reversed: true)
    }
    var values = rasterizer.coverage()
    if let blur {
      values = blur.blurred(values, sourceWidth: sourceWidth, width: width, height: height)
    }
    return EndCoverage(values: values, width: width, height: height, reach: reach)
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
    var path = Path()
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
