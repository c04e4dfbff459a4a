/// Rasterises masks.
enum MaskBuilder {
  /// A straight middle shorter than this is not worth cutting out, px.
  private static let shortestStretch = 32

  static func mask(for key: MaskKey) -> Mask {
    switch key {
    case .fill(let shape): mask(of: shape, ringWidth: nil, sigma: 0)
    case .ring(let shape, let width): mask(of: shape, ringWidth: width, sigma: 0)
    case .shadow(let shape, let sigma): mask(of: shape, ringWidth: nil, sigma: sigma)
    case .path(let path, let scale, let phaseX, let phaseY):
      mask(of: path, scale: scale, phaseX: phaseX, phaseY: phaseY)
    }
  }

  /// The pixels of a path's mask relative to the pixel that its origin lies in.
  static func bounds(of path: Path, scale: Double) -> PixelRect {
    // One more on the right and below for the origin's fraction of a pixel.
    let tight = PixelRect(covering: path.controlBounds, scale: scale)
    return PixelRect(minX: tight.minX, minY: tight.minY, maxX: tight.maxX + 1, maxY: tight.maxY + 1)
  }

  private static func mask(of shape: DeviceShape, ringWidth: Double?, sigma: Double) -> Mask {
    let blur = sigma > 0 ? GaussianBlur(sigma: sigma) : nil
    let reach = blur == nil ? 0 : GaussianBlur.visibleReach(sigma: sigma)
    let cornerZone = Int(shape.roundedRectangle.cornerExtent.rounded(.up)) + 1
    let zone = cornerZone + (blur?.radius ?? 0) + Int((ringWidth ?? 0).rounded(.up))
    var compact = shape
    func shorten(_ min: Int, _ max: inout Int) -> Mask.Stretch {
      let extra = (max - min) / DeviceShape.steps - (2 * zone + 2)
      if extra < shortestStretch { return .none }
      max -= extra * DeviceShape.steps
      return Mask.Stretch(index: reach + zone, extra: extra)
    }
    let columns = shorten(compact.minX, &compact.maxX)
    let rows = shorten(compact.minY, &compact.maxY)

    let width = compact.bounds.width + 2 * reach
    let height = compact.bounds.height + 2 * reach
    let factor = blur?.factor ?? 1
    var rasterizer = CoverageRasterizer(width: width * factor, height: height * factor)
    let origin = Point(Double(reach * factor), Double(reach * factor))
    let outline = compact.roundedRectangle
    rasterizer.add(outline.path, scale: Double(factor), origin: origin)
    if let ringWidth, 2 * ringWidth < min(outline.rect.width, outline.rect.height) {
      rasterizer.add(
        outline.inset(by: ringWidth).path, scale: Double(factor), origin: origin, reversed: true)
    }
    var coverage = rasterizer.coverage()
    if let blur { coverage = blur.blurred(coverage, width: width, height: height) }
    return Mask(
      coverage: coverage, width: width, height: height, originX: -reach, originY: -reach,
      columns: columns, rows: rows)
  }

  private static func mask(of path: Path, scale: Double, phaseX: Int, phaseY: Int) -> Mask {
    let bounds = bounds(of: path, scale: scale)
    var rasterizer = CoverageRasterizer(width: bounds.width, height: bounds.height)
    let steps = Double(DeviceShape.steps)
    rasterizer.add(
      path, scale: scale,
      origin: Point(
        Double(phaseX) / steps - Double(bounds.x), Double(phaseY) / steps - Double(bounds.y)))
    return Mask(
      coverage: rasterizer.coverage(), width: bounds.width, height: bounds.height,
      originX: bounds.x, originY: bounds.y)
  }
}
