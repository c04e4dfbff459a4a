/// What a sprite shows: enough to find it again.
struct SpriteKey: Hashable {
  /// The raised shape, its bounds beginning at 0.
  var shape: DeviceShape
  var color: Color
  var soft: SpriteShadow
  var contact: SpriteShadow

  func hash(into hasher: inout Hasher) {
    // What tells one moving shape's sprites apart; equality looks at the rest.
    hasher.combine(shape)
    hasher.combine(color.red + color.green * 3 + color.blue * 5)
  }
}

extension SpriteKey {
  /// The pixels that the sprite takes, relative to where the raised shape's bounds begin.
  var bounds: PixelRect {
    var bounds = shape.bounds
    if soft.color.alpha > 0 { bounds = bounds.union(soft.bounds) }
    if contact.color.alpha > 0 { bounds = bounds.union(contact.bounds) }
    return bounds
  }
}

/// A shadow within a sprite.
struct SpriteShadow: Hashable {
  /// The shape that is blurred, relative to the pixel in which the raised shape's bounds begin.
  var shape: DeviceShape
  /// The blur's standard deviation, px.
  var sigma: Double
  var color: Color

  /// - Parameters:
  ///   - shadow: the shadow that the shape casts.
  ///   - shape: pt.
  ///   - scale: pixels a point.
  ///   - origin: the pixel in which the raised shape's bounds begin.
  init(_ shadow: Shadow, of shape: RoundedRectangle, scale: Double, origin: PixelRect) {
    sigma = GaussianBlur.sigma(shadow.sigma * scale)
    let device = DeviceShape(
      shape, scale: scale, offset: shadow.offset,
      stride: DeviceShape.shadowStride(sigma: sigma))
    self.shape = device.moved(x: -origin.x, y: -origin.y)
    color = shadow.color.paintable
  }

  /// Every pixel that the shadow can be seen in.
  var bounds: PixelRect {
    shape.bounds.outset(by: sigma > 0 ? GaussianBlur.visibleReach(sigma: sigma) : 0)
  }
}

/// A shape with its two shadows, or an image at its size, as one picture that is ready to be laid on.
///
/// A shape and its shadows are laid over one another before anything is rounded to 8 bits.
final class Sprite {
  /// What is larger is painted stroke by stroke, as a straight middle need not be stored then, px.
  static let largestArea = 1 << 16

  let image: PixelImage

  /// A picture of the program's, as large as it is laid on.
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
