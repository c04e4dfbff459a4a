/// A rounded rectangle on the device's pixels, its edges on a fine sub-pixel grid.
///
/// The grid is what lets a moving shape be found again in the cache: 1/64 px for the shape itself
/// (at most 2 levels at full contrast), 1/16 px and more for its blurred shadows. Everything that
/// stands at multiples of 1/16 px, as all controls at rest at all supported scales, is exact.
struct DeviceShape: Hashable {
  /// Steps a pixel: 2 to this power.
  static let stepBits = 6
  static let steps = 1 << stepBits

  /// Grid steps between the places that a shadow can have.
  ///
  /// A wide blur hardly changes within a pixel: it is off by a 128th of its standard deviation at
  /// most, as one of 4 px with the least stride is, which is an eighth of a level under a thumb.
  ///
  /// - Parameter sigma: the standard deviation, px.
  static func shadowStride(sigma: Double) -> Int {
    let cell = GaussianBlur.cell(sigma: sigma)
    return cell == 1 ? 4 : 8 * cell
  }

  /// What a radius saturates at, px: that of a capsule as high as a display of 2,560 rows.
  ///
  /// Corners are stored whole, so this bounds the memory that a shape can take.
  static let largestRadius = 1280.0

  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int

  /// px.
  var radius: Double
  var curve: CornerCurve

  /// - Parameters:
  ///   - shape: in pt.
  ///   - scale: pixels a point.
  ///   - offset: added to the shape, pt.
  ///   - stride: grid steps between the places an edge can have.
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

  /// The pixels that the shape touches.
  var bounds: PixelRect {
    PixelRect(
      minX: minX >> Self.stepBits, minY: minY >> Self.stepBits,
      maxX: (maxX + Self.steps - 1) >> Self.stepBits,
      maxY: (maxY + Self.steps - 1) >> Self.stepBits)
  }

  /// The same shape moved by whole pixels.
  func moved(x: Int, y: Int) -> DeviceShape {
    var shape = self
    shape.minX += x * Self.steps
    shape.maxX += x * Self.steps
    shape.minY += y * Self.steps
    shape.maxY += y * Self.steps
    return shape
  }

  /// The same shape moved by whole pixels, so that its bounds begin at 0.
  var atOrigin: DeviceShape { moved(x: -(minX >> Self.stepBits), y: -(minY >> Self.stepBits)) }

  func hash(into hasher: inout Hasher) {
    // What tells the places and sizes of one moving shape apart; equality looks at the rest.
    hasher.combine(minX &+ maxX << 16 &+ minY << 32 &+ maxY << 48)
  }

  /// The grid step that is nearest to a place.
  ///
  /// - Parameter place: px.
  static func step(at place: Double) -> Int {
    Int(rounding: place * Double(steps), limit: Int.farthestPixel * steps)
  }

  /// The shape in pixels.
  var roundedRectangle: RoundedRectangle {
    let steps = Double(Self.steps)
    return RoundedRectangle(
      Rect(
        minX: Double(minX) / steps, minY: Double(minY) / steps,
        maxX: Double(maxX) / steps, maxY: Double(maxY) / steps),
      radius: radius, curve: curve)
  }
}
