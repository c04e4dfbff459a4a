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

  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

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
    minX = snap(shape.rect.minX + offset.x)
    minY = snap(shape.rect.minY + offset.y)
    maxX = max(minX, snap(shape.rect.maxX + offset.x))
    maxY = max(minY, snap(shape.rect.maxY + offset.y))
    radius = (shape.radius * scale).clamped(to: Self.largestRadius)
    curve = shape.curve
  }

  var bounds: PixelRect {
    PixelRect(
      minX: minX >> Self.stepBits, minY: minY >> Self.stepBits,
      maxX: (maxX + Self.steps - 1) >> Self.stepBits,
      maxY: (maxY + Self.steps - 1) >> Self.stepBits)
  }

  func moved(x: Int, y: Int) -> DeviceShape {
    var shape = self
    shape.minX += x * Self.steps
    shape.maxX += x * Self.steps
    shape.minY += y * Self.steps
    shape.maxY += y * Self.steps
    return shape
  }

  var atOrigin: DeviceShape { moved(x: -(minX >> Self.stepBits), y: -(minY >> Self.stepBits)) }

  static func step(at place: Double) -> Int {
    Int(rounding: place * Double(steps), limit: Int.farthestPixel * steps)
  }

  var roundedRectangle: RoundedRectangle {
    let steps = Double(Self.steps)
    return RoundedRectangle(
      Rect(
        minX: Double(minX) / steps, minY: Double(minY) / steps,
        maxX: Double(maxX) / steps, maxY: Double(maxY) / steps),
      radius: radius, curve: curve)
  }
}
