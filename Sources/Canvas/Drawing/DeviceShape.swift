/// A rounded rectangle in pixels, with its edges on a sub-pixel grid so that moving shapes can be
/// cached.
///
/// The grid is that of the lines at which Cairo samples a shape (at most 2 levels of error at full
/// contrast), on which multiples of 1/4 px are exact, and 1/30 px or more for shadows.
struct DeviceShape: Hashable {
  /// Grid steps per pixel.
  static let steps = ImageSurface.lines

  /// In grid steps, for sigma in pixels; at most 1/128 of sigma if wide, an eighth of a level.
  static func shadowStride(sigma: Double) -> Int {
    let cell = GaussianBlur.cell(sigma: sigma)
    return cell > 1 ? min(5 * Int(cell), 30) : 2
  }

  /// The radius limit in pixels, because corners are stored whole: a capsule of 2,560 rows.
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
      minX: Self.pixel(ofStep: edges.minX), minY: Self.pixel(ofStep: edges.minY),
      maxX: Self.pixel(ofStep: edges.maxX + Self.steps - 1),
      maxY: Self.pixel(ofStep: edges.maxY + Self.steps - 1))
  }

  func moved(x: Int, y: Int) -> DeviceShape {
    var shape = self
    shape.edges = edges.offset(x: x * Self.steps, y: y * Self.steps)
    return shape
  }

  var atOrigin: DeviceShape { moved(x: -bounds.x, y: -bounds.y) }

  /// The pixel that contains a grid step.
  static func pixel(ofStep step: Int) -> Int { (step >= 0 ? step : step - steps + 1) / steps }

  static func step(at place: Double) -> Int {
    Int(rounding: place * Double(steps), limit: Int.farthestPixel * steps)
  }

  var roundedRectangle: RoundedRectangle {
    RoundedRectangle(Rect(edges, scale: Double(Self.steps)), radius: radius, curve: curve)
  }
}
