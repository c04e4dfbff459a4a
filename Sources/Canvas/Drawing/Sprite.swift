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
    let device = DeviceShape(
      shape, scale: scale, offset: shadow.offset, stride: DeviceShape.shadowStride)
    self.shape = device.moved(x: -origin.x, y: -origin.y)
    sigma = shadow.sigma * scale
    color = shadow.color
  }

  /// Every pixel that the shadow can be seen in.
  var bounds: PixelRect {
    shape.bounds.outset(by: sigma > 0 ? GaussianBlur.visibleReach(sigma: sigma) : 0)
  }
}

/// A shape with its two shadows as one picture, ready to be laid on.
///
/// The three are laid over one another before anything is rounded to 8 bits.
final class Sprite {
  /// What is larger is painted stroke by stroke, as a straight middle need not be stored then, px.
  static let largestArea = 1 << 16

  let image: PixelImage

  init(_ key: SpriteKey, ends: EndCache) {
    let bounds = key.bounds
    var canvas = SpriteCanvas(width: bounds.width, height: bounds.height)
    func add(_ shape: DeviceShape, sigma: Double, color: Color) {
      if color.alpha <= 0 { return }
      let place = shape.bounds
      let coverage = ShapeCoverage(
        of: ShapeCoverage.Source(shape: shape.atOrigin, sigma: sigma), stretching: .none,
        ends: ends)
      canvas.lay(
        coverage, x: place.x - coverage.reach - bounds.x, y: place.y - coverage.reach - bounds.y,
        color: color)
    }
    add(key.soft.shape, sigma: key.soft.sigma, color: key.soft.color)
    add(key.contact.shape, sigma: key.contact.sigma, color: key.contact.color)
    add(key.shape, sigma: 0, color: key.color)
    image = canvas.rounded()
  }

  var byteCount: Int { image.byteCount }
}

/// Premultiplied colours that are not rounded yet.
private struct SpriteCanvas {
  let width: Int
  let height: Int
  /// Alpha, red, green and blue of every pixel, 0 to 255.
  private var values: [Float]

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    values = Array(repeating: 0, count: width * height * 4)
  }

  mutating func lay(_ coverage: ShapeCoverage, x left: Int, y top: Int, color: Color) {
    let alpha = Float(color.alpha)
    let (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
    let full = (255 * alpha, 255 * alpha * red, 255 * alpha * green, 255 * alpha * blue)
    let width = width
    values.withUnsafeMutableBufferPointer { values in
      coverage.values.withUnsafeBufferPointer { coverage0 in
        for y in 0..<coverage.height {
          let row = y * coverage.width
          var target = ((top + y) * width + left) * 4
          for x in 0..<coverage.width {
            let part = coverage0[row + x]
            let kept = 1 - part * alpha
            values[target] = full.0 * part + values[target] * kept
            values[target + 1] = full.1 * part + values[target + 1] * kept
            values[target + 2] = full.2 * part + values[target + 2] * kept
            values[target + 3] = full.3 * part + values[target + 3] * kept
            target += 4
          }
        }
      }
    }
  }

  func rounded() -> PixelImage {
    let image = PixelImage(.transparent, width: width, height: height)
    image.withWords { words in
      values.withUnsafeBufferPointer { values in
        func level(_ index: Int) -> UInt32 { UInt32(bitPattern: Int32(values[index] + 0.5)) }
        for index in 0..<width * height {
          let at = index * 4
          words[index] =
            level(at) << 24 | level(at + 1) << 16 | level(at + 2) << 8 | level(at + 3)
        }
      }
    }
    return image
  }
}
