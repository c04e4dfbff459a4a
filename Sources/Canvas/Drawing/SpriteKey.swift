/// A picture of a shape with its two shadows.
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
    let layers = SpriteLayers(
      soft: SpriteLayer(soft.mask, color: soft.color, in: bounds, ends: ends),
      contact: SpriteLayer(contact.mask, color: contact.color, in: bounds, ends: ends),
      shape: SpriteLayer(MaskKey(shape: shape), color: color, in: bounds, ends: ends))
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: max(1, 3 * width)) { rows in
      ImageSurface(.colors, width: width, height: bounds.height) { y, row in
        guard let rows = rows.baseAddress else { return }
        row.withWords(count: width) { layers.write(row: y, width: width, to: $0, using: rows) }
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
    mask = MaskKey(shadow, of: shape, scale: scale)
    mask.shape = mask.shape.moved(x: -origin.x, y: -origin.y)
    color = shadow.color.paintable
  }
}
