internal import CCairo

/// A filled or stroked path at a scale, and its place between pixels.
struct PathKey: Hashable {
  var path: Path
  /// `nil` for a filled path.
  var stroke: Stroke?
  /// In pixels per point.
  var scale: Double
  /// The sub-pixel position of the path's origin, in grid steps.
  var phaseX: Int
  var phaseY: Int

  /// The pixel limit of a path, all rows of which have to be processed.
  static let largestArea = 1 << 22

  /// The key of a path at an origin in points, and the pixel of the origin.
  static func placed(
    _ path: Path, _ stroke: Stroke? = nil, at origin: Point, scale: Double
  ) -> (key: PathKey, column: Int, row: Int) {
    let x = DeviceShape.step(at: origin.x * scale)
    let y = DeviceShape.step(at: origin.y * scale)
    let (column, row) = (DeviceShape.pixel(ofStep: x), DeviceShape.pixel(ofStep: y))
    let key = PathKey(
      path: path, stroke: stroke, scale: scale, phaseX: x - column * DeviceShape.steps,
      phaseY: y - row * DeviceShape.steps)
    return (key, column, row)
  }

  static func bounds(
    of path: Path, _ stroke: Stroke? = nil, at origin: Point, scale: Double
  ) -> PixelRect {
    let (key, column, row) = placed(path, stroke, at: origin, scale: scale)
    return key.bounds.offset(x: column, y: row)
  }

  /// The bounds of the mask relative to the origin's pixel; empty for too large and invalid paths.
  var bounds: PixelRect {
    guard path.isFinite, stroke?.isVisible != false, !path.elements.isEmpty else { return .zero }
    let bounds = path.controlBounds.outset(by: stroke?.reach ?? 0)
    let reach = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard reach * abs(scale) < Double(Int.farthestPixel) else { return .zero }
    let tight = PixelRect(covering: bounds, scale: scale)
    if tight.area > Self.largestArea { return .zero }
    // One more pixel for the sub-pixel position of the origin.
    return PixelRect(minX: tight.minX, minY: tight.minY, maxX: tight.maxX + 1, maxY: tight.maxY + 1)
  }

  /// The coverage of the path, relative to the pixel of its origin.
  func mask() -> Mask {
    let steps = Double(DeviceShape.steps)
    let bounds = bounds
    // The fine grid of a stroke has more columns, of which Cairo's images have 32,767 at most.
    let isFine = stroke != nil && bounds.width <= 8_191
    let surface = ImageSurface(covering: bounds, as: isFine ? .stroke : .fill) { context in
      let origin = Point(Double(phaseX) / steps, Double(phaseY) / steps)
      path.trace(on: context, scale: scale, origin: origin)
      if let stroke { stroke.paint(on: context, scale: scale) } else { cairo_fill(context) }
    }
    return Mask(surface, in: bounds)
  }
}
