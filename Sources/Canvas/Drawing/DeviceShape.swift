/// A rounded rectangle on the device's pixels, its edges on a fine sub-pixel grid.
///
/// The grid is what lets a moving shape be found again in the cache: 1/64 px for the shape itself
/// (at most 2 levels at full contrast), 1/16 px for its blurred shadows. Everything that stands at
/// multiples of 1/16 px, as all controls at rest at all supported scales, is exact.
struct DeviceShape: Hashable {
  /// Steps a pixel.
  static let steps = 64

  /// Grid steps between the places that a shadow can have.
  static let shadowStride = 4

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
    func snap(_ value: Double) -> Int { Int((value * scale * steps).rounded()) * stride }
    minX = snap(shape.rect.minX + offset.x)
    minY = snap(shape.rect.minY + offset.y)
    maxX = max(minX, snap(shape.rect.maxX + offset.x))
    maxY = max(minY, snap(shape.rect.maxY + offset.y))
    radius = shape.radius * scale
    curve = shape.curve
  }

  /// The pixels that the shape touches.
  var bounds: PixelRect {
    PixelRect(
      minX: minX.flooredQuotient(Self.steps), minY: minY.flooredQuotient(Self.steps),
      maxX: (maxX + Self.steps - 1).flooredQuotient(Self.steps),
      maxY: (maxY + Self.steps - 1).flooredQuotient(Self.steps))
  }

  /// The same shape moved by whole pixels, so that its bounds begin at 0.
  var atOrigin: DeviceShape {
    let (dx, dy) = (bounds.x * Self.steps, bounds.y * Self.steps)
    var shape = self
    shape.minX -= dx
    shape.maxX -= dx
    shape.minY -= dy
    shape.maxY -= dy
    return shape
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

extension Int {
  /// The quotient rounded towards negative infinity.
  func flooredQuotient(_ divisor: Int) -> Int {
    self >= 0 ? self / divisor : -((-self + divisor - 1) / divisor)
  }
}
