internal import CPixels

/// A lens in pixels, which writes its picture from its content.
struct LensOptics {
  /// The area limit of a lens, in pixels, because its picture is stored; larger shapes show their
  /// content without refraction. chosen
  static let largestArea = 1 << 22

  /// The area limit of the content, in its own pixels. chosen
  private static let largestContent = 1 << 23

  /// The displacement of blue, green and red relative to that of green. spec: glass, The lens
  private static let dispersion: (Float, Float, Float) = (0.94, 1, 1.06)

  /// Below this scale, the content of a lens needs more pixels, in pixels per point. measured
  private static let coarseScale = 2.0

  /// The shape; its bounds begin at 0.
  let shape: DeviceShape

  /// The pixels of the content per pixel of the picture, along each axis.
  ///
  /// Content of the picture's own density would be off by up to a quarter of the contrast: between
  /// two pixels, interpolation cannot tell where an edge was. measured
  let density: Int

  private let lens: Lens
  private let scale: Double
  private let shade: MaskKey

  /// Creates a lens in a shape in points; fails if it is too large.
  init?(_ lens: Lens, in shape: RoundedRectangle, scale: Double) {
    let device = DeviceShape(shape, scale: scale)
    let area = device.bounds.area
    if area > Self.largestArea { return nil }
    let density = scale < Self.coarseScale ? 4 : 2
    self.density = area * density * density > Self.largestContent ? 1 : density
    self.lens = lens
    self.scale = scale
    self.shape = device.atOrigin
    var shade = MaskKey(lens.shade, in: shape, scale: scale)
    shade.shape = shade.shape.moved(x: -device.bounds.x, y: -device.bounds.y)
    self.shade = shade
  }

  /// Writes the picture; the content has `density` times its size, at least two pixels.
  ///
  /// The picture has room for rows of a multiple of eight pixels.
  func write(
    content: PixelImage, to picture: PixelImage, ends: EndCache, memory: LensMemory,
    isWide: Bool = true
  ) {
    let bounds = shape.bounds
    let width = (bounds.width + 7) & ~7
    let coverage = SpriteLayer(MaskKey(shape: shape), color: .black, in: bounds, ends: ends)
    // The shade extends beyond the shape, where it is not seen.
    let shadeBounds = bounds.union(self.shade.bounds)
    let shade = SpriteLayer(self.shade, color: lens.shade.color, in: shadeBounds, ends: ends)
    let (left, top) = (bounds.x - shadeBounds.x, bounds.y - shadeBounds.y)
    let shadeWidth = max(shadeBounds.width, left + width)
    let writeRow = isWide && cpixels_is_wide() ? cpixels_lens_wide_row : cpixels_lens_row
    content.withWords { from in
      withOptics(of: from, wordsPerRow: content.wordsPerRow, memory) { optics in
        memory.withRows(ofLength: width + shadeWidth + 1) { rows in
          guard let covered = rows.baseAddress else { return }
          let shaded = covered + width
          picture.withWords { to in
            for y in 0..<bounds.height {
              coverage.write(row: y, width: width, to: covered)
              shade.write(row: top + y, width: shadeWidth, to: shaded)
              writeRow(
                optics, y, covered, shaded + left, to + y * picture.wordsPerRow, bounds.width)
            }
          }
        }
      }
    }
  }

  private func withOptics(
    of words: UnsafePointer<UInt32>, wordsPerRow: Int, _ memory: LensMemory,
    _ body: (UnsafePointer<cpixels_lens>) -> Void
  ) {
    var optics = optics()
    optics.content = words
    optics.content_stride = wordsPerRow
    optics.content_width = max(2, density * shape.bounds.width)
    optics.content_height = max(2, density * shape.bounds.height)
    let side = Int(CPIXELS_TILE)
    let tileCount =
      (optics.content_width + side - 1) / side * ((optics.content_height + side - 1) / side)
    memory.withTiles(count: tileCount) { tiles in
      optics.is_opaque = cpixels_lens_scan(
        words, wordsPerRow, optics.content_width, optics.content_height, tiles.baseAddress)
      optics.tiles = UnsafePointer(tiles.baseAddress)
      body(&optics)
    }
  }

  private func optics() -> cpixels_lens {
    let body = shape.roundedRectangle
    let center = body.rect.center
    let radius = body.effectiveRadius
    let shorterSide = min(body.rect.width, body.rect.height)
    var optics = cpixels_lens()
    optics.density = density
    (optics.center_x, optics.center_y) = (Float(center.x), Float(center.y))
    optics.inner_x = Float(body.rect.width / 2 - radius)
    optics.inner_y = Float(body.rect.height / 2 - radius)
    optics.radius = Float(radius)
    let bezel = Float((lens.bezel * scale).clamped(to: DeviceShape.largestRadius))
    // Below a millionth of a pixel, nothing is displaced.
    optics.inverse_bezel = 1 / max(bezel, 1e-6)
    optics.amount = bezel > 0 ? Float((lens.amount * scale).clamped(to: shorterSide)) : 0
    optics.dispersion = Self.dispersion
    let (veil, shade) = (lens.veil.paintable, lens.shade.color.paintable)
    let (rim, cover) = (lens.rim.color.paintable, lens.cover.paintable)
    optics.veil_kept = Float(1 - veil.alpha)
    optics.veil = veil.levels(alpha: veil.alpha)
    optics.shade_alpha = Float(shade.alpha)
    optics.shade = shade.levels(alpha: 1)
    optics.rim_width = Float((lens.rim.width * scale).clamped(to: DeviceShape.largestRadius))
    optics.rim_alpha = lens.rim.width > 0 ? Float(rim.alpha) : 0
    optics.rim = rim.levels(alpha: 1)
    optics.cover_kept = Float(1 - cover.alpha)
    optics.cover = cover.levels(alpha: cover.alpha)
    return optics
  }
}

extension Color {
  /// Premultiplied blue, green, red and alpha of 0...255.
  fileprivate func levels(alpha: Double) -> (Float, Float, Float, Float) {
    let full = 255 * alpha
    return (Float(full * blue), Float(full * green), Float(full * red), Float(full))
  }
}
