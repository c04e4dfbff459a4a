/// A rounded rectangle in pixels, with its edges on a sub-pixel grid so that moving shapes can be
/// cached.
///
/// The grid is 1/64 px for shapes (at most 2 levels of error at full contrast), and 1/16 px or more
/// for shadows. Multiples of 1/16 px are exact, which all controls use when idle.
struct DeviceShape: Hashable {
  /// The binary logarithm of the steps per pixel.
  static let stepBits = 6
  static let steps = 1 << stepBits

  /// In grid steps, for sigma in pixels; the error is at most 1/128 of sigma, an eighth of a level.
  static func shadowStride(sigma: Double, cellsPerSigma: Int = GaussianBlur.shadowCells) -> Int {
    let cell = GaussianBlur.cell(sigma: sigma, perSigma: cellsPerSigma)
    return cell == 1 ? 4 : 8 * cell
  }

  /// The radius limit in pixels, because corners are stored whole: a capsule as high as a display
  /// of 2,560 rows.
  static let largestRadius = 1280.0

  /// In grid steps.
  var edges: PixelRect

  /// In pixels.
  var radius: Double
  var curve: CornerCurve

  /// Snaps a shape in points to the grid; `stride` is in grid steps.
  init(_ shape: RoundedRectangle, scale: Double, offset: Point = .zero, stride: Int = 1) {
    let steps = Double(Self.steps / stride)
    let limit = Int.farthestPixel * Self.steps / stride
    func snap(_ value: Double) -> Int {
      Int(rounding: value * scale * steps, limit: limit) * stride
    }
    let (minX, minY) = (snap(shape.rect.minX + offset.x), snap(shape.rect.minY + offset.y))
    edges = PixelRect(
      minX: minX, minY: minY, maxX: max(minX, snap(shape.rect.maxX + offset.x)),
      maxY: max(minY, snap(shape.rect.maxY + offset.y)))
    radius = (shape.radius * scale).clamped(to: Self.largestRadius)
    curve = shape.curve
  }

  var bounds: PixelRect {
    PixelRect(
      minX: edges.minX >> Self.stepBits, minY: edges.minY >> Self.stepBits,
      maxX: (edges.maxX + Self.steps - 1) >> Self.stepBits,
      maxY: (edges.maxY + Self.steps - 1) >> Self.stepBits)
  }

  func moved(x: Int, y: Int) -> DeviceShape {
    var shape = self
    shape.edges = edges.offset(x: x * Self.steps, y: y * Self.steps)
    return shape
  }

  var atOrigin: DeviceShape { moved(x: -bounds.x, y: -bounds.y) }

  static func step(at place: Double) -> Int {
    Int(rounding: place * Double(steps), limit: Int.farthestPixel * steps)
  }

  var roundedRectangle: RoundedRectangle {
    RoundedRectangle(Rect(edges, scale: Double(Self.steps)), radius: radius, curve: curve)
  }
}
