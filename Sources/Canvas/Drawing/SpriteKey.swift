/// A picture of a shape with its two shadows.
struct SpriteKey: Hashable {
  /// The raised shape; its bounds begin at 0.
  var shape: DeviceShape
  var color: Color
  var soft: SpriteShadow
  var contact: SpriteShadow

  /// The limit above which shapes are painted in separate steps, so that the middle need not be
  /// stored, in pixels.
  static let largestArea = 1 << 16

  /// The sprite's pixels, relative to the raised shape's bounds.
  var bounds: PixelRect {
    var bounds = shape.bounds
    if soft.color.alpha > 0 { bounds = bounds.union(soft.mask.bounds) }
    if contact.color.alpha > 0 { bounds = bounds.union(contact.mask.bounds) }
    return bounds
  }

  /// Composites the shape and its shadows before rounding to 8 bits.
  func surface(ends: EndCache) -> ImageSurface {
    let bounds = bounds
    let width = bounds.width
    let soft = SpriteLayer(soft.mask, color: soft.color, in: bounds, ends: ends)
    let contact = SpriteLayer(contact.mask, color: contact.color, in: bounds, ends: ends)
    let raised = SpriteLayer(MaskKey(shape: shape), color: color, in: bounds, ends: ends)
    let (low, mid, high) = (soft.premultiplied, contact.premultiplied, raised.premultiplied)
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: max(1, 3 * width)) { rows in
      ImageSurface(.colors, width: width, height: bounds.height) { y, row in
        guard let first = rows.baseAddress else { return }
        let (second, third) = (first + width, first + 2 * width)
        soft.write(row: y, width: width, to: first)
        contact.write(row: y, width: width, to: second)
        raised.write(row: y, width: width, to: third)
        row.withWords(count: width) { pixels in
          for x in 0..<width {
            let (a, b, c) = (first[x], second[x], third[x])
            let (seenThroughMid, seenThroughHigh) = (1 - b * contact.alpha, 1 - c * raised.alpha)
            func level(_ low: Float, _ mid: Float, _ high: Float) -> UInt32 {
              ((a * low * seenThroughMid + b * mid) * seenThroughHigh + c * high).roundedLevel
            }
            pixels[x] =
              level(low.alpha, mid.alpha, high.alpha) << 24
              | level(low.red, mid.red, high.red) << 16
              | level(low.green, mid.green, high.green) << 8
              | level(low.blue, mid.blue, high.blue)
          }
        }
      }
    }
  }
}

struct SpriteShadow: Hashable {
  /// Relative to the raised shape's bounds.
  var mask: MaskKey
  var color: Color

  /// Creates the shadow of a shape in points; `origin` are the raised shape's bounds.
  init(_ shadow: Shadow, of shape: RoundedRectangle, scale: Double, origin: PixelRect) {
    mask = MaskKey(shadow, of: shape, scale: scale).moved(x: -origin.x, y: -origin.y)
    color = shadow.color.paintable
  }
}
