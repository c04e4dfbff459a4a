struct PathKey: Hashable {
  var path: Path
  /// In pixels per point.
  var scale: Double
  /// The sub-pixel position of the path's origin, in grid steps.
  var phaseX: Int
  var phaseY: Int

  /// The pixel limit of a path, all rows of which have to be processed.
  static let largestArea = 1 << 22

  /// The key of a path at an origin in points, and the pixel of the origin.
  static func placed(
    _ path: Path, at origin: Point, scale: Double
  ) -> (key: PathKey, column: Int, row: Int) {
    let x = DeviceShape.step(at: origin.x * scale)
    let y = DeviceShape.step(at: origin.y * scale)
    let (column, row) = (x >> DeviceShape.stepBits, y >> DeviceShape.stepBits)
    let key = PathKey(
      path: path, scale: scale, phaseX: x - column * DeviceShape.steps,
      phaseY: y - row * DeviceShape.steps)
    return (key, column, row)
  }

  static func bounds(of path: Path, at origin: Point, scale: Double) -> PixelRect {
    let placed = placed(path, at: origin, scale: scale)
    return bounds(of: path, scale: scale).offset(x: placed.column, y: placed.row)
  }

  /// The bounds of a path's mask relative to its origin's pixel; empty if the path is too large or
  /// not finite.
  static func bounds(of path: Path, scale: Double) -> PixelRect {
    let bounds = path.controlBounds
    let reach = max(abs(bounds.minX), abs(bounds.maxX), abs(bounds.minY), abs(bounds.maxY))
    guard reach * abs(scale) < Double(Int.farthestPixel), path.isFinite else { return .zero }
    let tight = PixelRect(covering: bounds, scale: scale)
    if tight.area > largestArea { return .zero }
    // One more pixel for the sub-pixel position of the origin.
    return PixelRect(minX: tight.minX, minY: tight.minY, maxX: tight.maxX + 1, maxY: tight.maxY + 1)
  }

  /// The coverage of the path, relative to the pixel of its origin.
  func mask() -> Mask {
    let bounds = Self.bounds(of: path, scale: scale)
    if bounds.isEmpty { return Mask(.zero) { _, _ in } }
    let steps = Double(DeviceShape.steps)
    var rasterizer = CoverageRasterizer(width: bounds.width, height: bounds.height)
    rasterizer.add(
      path, scale: scale,
      origin: Point(
        Double(phaseX) / steps - Double(bounds.x), Double(phaseY) / steps - Double(bounds.y)))
    return Mask(bounds) { rasterizer.write(row: $0, to: $1) }
  }
}
