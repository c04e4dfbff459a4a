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
