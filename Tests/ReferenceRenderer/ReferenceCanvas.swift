/// A picture that is composited in floating-point sRGB and rounded once, at the end.
struct ReferenceCanvas {
  let width: Int
  let height: Int

  private var colors: [SIMD3<Double>]
  private let page: SIMD3<Double>

  /// The size is in points, rounded up to whole pixels.
  init(width: Double, height: Double, scale: Double, page: ReferenceColor) {
    self.width = Int((width * scale).rounded(.up))
    self.height = Int((height * scale).rounded(.up))
    self.page = page.components
    colors = Array(repeating: page.components, count: self.width * self.height)
  }

  mutating func fill(_ mask: ReferenceMask, _ color: ReferenceColor) {
    if color.alpha <= 0 { return }
    let bounds = mask.bounds
    for y in max(0, bounds.minY)..<max(0, bounds.minY, min(height, bounds.maxY)) {
      let row = (y - bounds.minY) * bounds.width - bounds.minX
      for x in max(0, bounds.minX)..<max(0, bounds.minX, min(width, bounds.maxX)) {
        let alpha = mask.values[row + x] * color.alpha
        if alpha == 0 { continue }
        let index = y * width + x
        colors[index] += (color.components - colors[index]) * alpha
      }
    }
  }

  /// Lays a color with components of 0...1 over a pixel; pixels outside are ignored.
  mutating func lay(_ color: SIMD3<Double>, coverage: Double, x: Int, y: Int) {
    if x < 0 || y < 0 || x >= width || y >= height { return }
    colors[y * width + x] += (color - colors[y * width + x]) * coverage
  }

  /// - Parameter mask: Clips the shadow.
  mutating func drawShadow(
    _ shadow: ReferenceShadow, of shape: ReferenceShape, scale: Double,
    within mask: ReferenceMask? = nil, memory: ReferenceMemory
  ) {
    let blurred = memory.blurred(
      shape.moved(x: 0, y: shadow.offset * scale), sigma: shadow.blur / 2 * scale)
    fill(mask.map { blurred.product(with: $0) } ?? blurred, ReferenceColor(0x000000, shadow.alpha))
  }

  /// Fades everything toward the page, as one group of the given opacity over an opaque page.
  mutating func fade(to opacity: Double) {
    if opacity == 1 { return }
    for index in colors.indices { colors[index] = page + (colors[index] - page) * opacity }
  }

  /// Paints a body as one picture of the given opacity.
  mutating func group(opacity: Double, _ body: (inout ReferenceCanvas) -> Void) {
    var painted = self
    body(&painted)
    for index in colors.indices {
      colors[index] += (painted.colors[index] - colors[index]) * opacity
    }
  }

  var picture: ReferencePicture {
    ReferencePicture(
      width: width, height: height, pixels: rounded(0.5 + Self.tie),
      tieBreaks: rounded(0.5 - Self.tie))
  }

  /// The distance from half a level within which values may be rounded either way.
  private static let tie = 1e-6

  private func rounded(_ bias: Double) -> [UInt32] {
    func byte(_ value: Double) -> UInt32 { UInt32(value * 255 + bias) }
    var (color, pixel) = (SIMD3(repeating: Double.nan), UInt32(0))
    return colors.map { next in
      // Most pixels equal the one before.
      if next != color {
        color = next
        pixel = byte(next.x) << 16 | byte(next.y) << 8 | byte(next.z)
      }
      return pixel
    }
  }
}

/// The colors of a picture, row by row, as 0xRRGGBB; the highest byte is unused.
public struct ReferencePicture: Sendable {
  public let width: Int
  public let height: Int
  public var pixels: [UInt32]

  /// The same colors, with exact halves of a level rounded down instead of up.
  ///
  /// A group with opacity 0.5 has whole areas of them, and both ways of rounding are right.
  public let tieBreaks: [UInt32]

  public init(width: Int, height: Int, pixels: [UInt32], tieBreaks: [UInt32]? = nil) {
    self.width = width
    self.height = height
    self.pixels = pixels
    self.tieBreaks = tieBreaks ?? pixels
  }

  /// The darkness of the green channel, 0...1.
  public var darkness: [Double] { pixels.map { Double(255 - ($0 >> 8 & 0xFF)) / 255 } }
}
