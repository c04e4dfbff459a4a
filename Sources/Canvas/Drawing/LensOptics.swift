/// A lens in pixels, which writes its picture from its content.
struct LensOptics {
  /// The area limit of a lens and of its content, in pixels, which ``SIMD8/exactIntegers`` counts
  /// with padding; larger shapes show their content only. chosen
  private static let largestArea = 1 << 22

  /// The displacement of blue, green and red relative to that of green.
  /// spec: docs/spec/glass.md#lens/refraction
  private static let dispersion = SIMD3<Float>(0.94, 1, 1.06)

  /// Whether content needs more pixels: at coarse and fractional scales, and where a wide bezel
  /// magnifies an edge over many pixels. measured
  private static func magnifies(_ lens: Lens, scale: Double) -> Bool {
    scale < 2 || scale != scale.rounded() || lens.bezel * lens.bezel * scale > 16 * lens.amount
  }

  /// The shape; its bounds begin at 0.
  let shape: DeviceShape
  /// The pixels of the content per pixel of the picture, along each axis.
  let density: Int

  private let lens: Lens
  private let scale: Double
  private let shade: MaskKey

  /// Creates a lens in a shape in points; fails if it is too large.
  init?(_ lens: Lens, in shape: RoundedRectangle, scale: Double) {
    let device = DeviceShape(shape, scale: scale)
    let area = device.bounds.area
    if area > Self.largestArea { return nil }
    let density = Self.magnifies(lens, scale: scale) ? 4 : 2
    self.density = area * density * density > Self.largestArea ? 1 : density
    (self.lens, self.scale) = (lens, scale)
    self.shape = device.atOrigin
    shade = MaskKey(shade: lens.shade, in: shape, scale: scale)
      .moved(x: -device.bounds.x, y: -device.bounds.y)
  }

  /// A clear surface for the content, of `density` times the size of the picture.
  ///
  /// The content is read eight pixels at a time, and between two rows and columns.
  func contentSurface() -> ImageSurface {
    ImageSurface(
      .colors, width: max(2, density * paddedWidth), height: max(2, density * shape.bounds.height))
  }

  func surface(of content: ImageSurface, masks: MaskCache) -> ImageSurface {
    let bounds = shape.bounds
    let width = paddedWidth
    let coverage = masks.mask(for: MaskKey(shape: shape))
    // The shade extends beyond the shape, where it is not seen.
    let shade = masks.mask(for: self.shade.atOrigin)
    let shadeBounds = self.shade.shape.bounds
    return withUnsafeTemporaryAllocation(of: Float.self, capacity: 2 * width) { rows in
      let sampler = sampler(of: content)
      return ImageSurface(.colors, width: width, height: bounds.height) { y, row in
        guard let sampler, let covered = rows.baseAddress else { return }
        let shaded = covered + width
        coverage.write(x: 0, y: y, count: width, to: covered)
        shade.write(x: -shadeBounds.x, y: y - shadeBounds.y, count: width, to: shaded)
        row.withWords(count: width) {
          sampler.write(row: y, coverage: covered, shade: shaded, to: $0, width: bounds.width)
        }
      }
    }
  }

  /// The width of the picture, a multiple of eight pixels.
  private var paddedWidth: Int { (shape.bounds.width + 7) & ~7 }

  private func sampler(of surface: ImageSurface) -> LensSampler? {
    guard let bytes = surface.bytes else { return nil }
    let content = LensContent(
      UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt32.self), stride: surface.bytesPerRow / 4,
      width: max(2, density * shape.bounds.width), height: max(2, density * shape.bounds.height),
      density: density)
    let body = shape.roundedRectangle
    let center = body.rect.center
    let radius = body.effectiveRadius
    let shorterSide = min(body.rect.width, body.rect.height)
    let bezel = Float((lens.bezel * scale).clamped(to: DeviceShape.largestRadius))
    let (veil, shade) = (lens.veil.paintable, lens.shade.color.paintable)
    let (rim, cover) = (lens.rim.paintable, lens.cover.paintable)
    return LensSampler(
      content: content, center: SIMD2(Float(center.x), Float(center.y)),
      inner: SIMD2(Float(body.rect.width / 2 - radius), Float(body.rect.height / 2 - radius)),
      radius: Float(radius),
      // Below a millionth of a pixel, nothing is displaced.
      inverseBezel: 1 / max(bezel, 1e-6),
      amount: bezel > 0 ? Float((lens.amount * scale).clamped(to: shorterSide)) : 0,
      dispersion: Self.dispersion,
      veilKept: Float(1 - veil.alpha), veil: veil.levels(alpha: veil.alpha),
      shadeAlpha: Float(shade.alpha), shade: shade.levels(alpha: 1),
      rimWidth: Float((lens.rimWidth * scale).clamped(to: DeviceShape.largestRadius)),
      rimAlpha: lens.rimWidth > 0 ? Float(rim.alpha) : 0, rim: rim.levels(alpha: 1),
      coverKept: Float(1 - cover.alpha), cover: cover.levels(alpha: cover.alpha))
  }
}

extension Color {
  /// Premultiplied blue, green, red and alpha of 0...255.
  fileprivate func levels(alpha: Double) -> SIMD4<Float> {
    let full = 255 * alpha
    return SIMD4(Float(full * blue), Float(full * green), Float(full * red), Float(full))
  }
}
