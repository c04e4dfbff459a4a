struct SpriteKey: Hashable {
  /// The raised shape; its bounds begin at 0.
  var shape: DeviceShape
  var color: Color
  var soft: SpriteShadow
  var contact: SpriteShadow

  func hash(into hasher: inout Hasher) {
    // Sufficient to distinguish the sprites of one moving shape.
    hasher.combine(shape)
    hasher.combine(color.red + color.green * 3 + color.blue * 5)
  }
}

extension SpriteKey {
  /// The sprite's pixels, relative to the raised shape's bounds.
  var bounds: PixelRect {
    var bounds = shape.bounds
    if soft.color.alpha > 0 { bounds = bounds.union(soft.bounds) }
    if contact.color.alpha > 0 { bounds = bounds.union(contact.bounds) }
    return bounds
  }
}

struct SpriteShadow: Hashable {
  /// Relative to the raised shape's bounds.
  var shape: DeviceShape
  /// In pixels.
  var sigma: Double
  var color: Color

  /// Creates the shadow of a shape in points; `origin` are the raised shape's bounds.
  init(_ shadow: Shadow, of shape: RoundedRectangle, scale: Double, origin: PixelRect) {
    sigma = GaussianBlur.sigma(shadow.sigma * scale)
    let device = DeviceShape(
      shape, scale: scale, offset: shadow.offset,
      stride: DeviceShape.shadowStride(sigma: sigma))
    self.shape = device.moved(x: -origin.x, y: -origin.y)
    color = shadow.color.paintable
  }

  var bounds: PixelRect {
    shape.bounds.outset(by: sigma > 0 ? GaussianBlur.visibleReach(sigma: sigma) : 0)
  }
}

/// A picture of a shape with its two shadows, composited before rounding to 8 bits, or of an image.
final class Sprite {
  /// The pixel limit; larger shapes are painted in separate steps, so the middle need not be
  /// stored.
  static let largestArea = 1 << 16

  let image: PixelImage

  init(_ key: ImageKey) {
    image = key.pixels()
  }

  init(_ key: SpriteKey, ends: EndCache) {
    let bounds = key.bounds
    image = PixelImage(.transparent, width: bounds.width, height: bounds.height)
    let layers = SpriteLayers(
      soft: SpriteLayer(
        key.soft.shape, sigma: key.soft.sigma, color: key.soft.color, in: bounds, ends: ends),
      contact: SpriteLayer(
        key.contact.shape, sigma: key.contact.sigma, color: key.contact.color, in: bounds,
        ends: ends),
      shape: SpriteLayer(key.shape, sigma: 0, color: key.color, in: bounds, ends: ends))
    let width = bounds.width
    image.withWords { words in
      withUnsafeTemporaryAllocation(of: Float.self, capacity: max(1, 3 * width)) { rows in
        guard let rows = rows.baseAddress else { return }
        for y in 0..<bounds.height {
          layers.write(row: y, width: width, to: words + y * width, using: rows)
        }
      }
    }
  }

  var byteCount: Int { image.byteCount }
}
