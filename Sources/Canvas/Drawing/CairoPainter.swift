internal import CCairo

/// A painter of pixels on a Cairo context, for windows and bitmaps.
///
/// The matrix of the context is the identity and everything is placed at whole pixels: shapes,
/// shadows and paths as cached masks that Cairo has drawn, thumbs as cached sprites. A part that is
/// painted alone therefore has the same bytes as in the whole picture.
public final class CairoPainter: Painter {
  /// The context, in pixels: of the target, or of the content of the lens that is being painted.
  private(set) var context: OpaquePointer?
  /// In pixels per point.
  private(set) var scale: Double
  private(set) var clip: PixelRect
  let masks: MaskCache
  private let text: TextEngine
  /// The bitmap, on whose memory the context paints.
  private let target: Bitmap

  /// Whether memory was exhausted, so that parts of what was painted are missing.
  package var lacksMemory: Bool { hasMissedPart || cairo_status(context) == CAIRO_STATUS_NO_MEMORY }

  /// Whether a surface beside the context could not be made.
  private var hasMissedPart = false

  /// A painter for a bitmap; `scale` is in pixels per point.
  public init(target: Bitmap, scale: Double, masks: MaskCache, text: TextEngine) {
    self.target = target
    context = cairo_create(target.surface)
    clip = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    (self.scale, self.masks, self.text) = (scale, masks, text)
  }

  deinit { cairo_destroy(context) }

  // MARK: Shapes

  public func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    paint(MaskKey(shape: DeviceShape(shape, scale: scale)), color: color, within: outline)
  }

  public func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    let ringWidth = (width * scale).clamped(to: DeviceShape.largestRadius)
    let key = MaskKey(shape: DeviceShape(shape, scale: scale), ringWidth: ringWidth)
    paint(key, color: color, within: nil)
  }

  public func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    paint(MaskKey(shadow, of: shape, scale: scale), color: shadow.color, within: outline)
  }

  public func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    let device = DeviceShape(shape, scale: scale)
    let place = device.bounds
    let key = SpriteKey(
      shape: device.atOrigin, color: color.paintable,
      soft: SpriteShadow(shadows.soft, of: shape, scale: scale, origin: place),
      contact: SpriteShadow(shadows.contact, of: shape, scale: scale, origin: place))
    let bounds = key.bounds.offset(x: place.x, y: place.y)
    if bounds.area > SpriteKey.largestArea {
      drawShadow(shadows.soft, of: shape)
      drawShadow(shadows.contact, of: shape)
      fill(shape, color: color)
    } else if !place.isEmpty, bounds.intersects(clip) {
      let sprite = masks.surface(for: key) { self.sprite(of: key) }
      paint(sprite, x: bounds.x, y: bounds.y)
    }
  }

  public func fill(_ path: Path, at origin: Point, color: Color) {
    paint(path, nil, at: origin, color: color)
  }

  public func stroke(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color) {
    paint(path, stroke, at: origin, color: color)
  }

  private func paint(_ path: Path, _ stroke: Stroke?, at origin: Point, color: Color) {
    if color.alpha <= 0 { return }
    guard let (mask, bounds) = mask(of: path, stroke, at: origin) else { return }
    paint(color, through: mask.surface, x: bounds.x, y: bounds.y)
  }

  /// The mask of a path, with its pixels; `nil` outside of the clip.
  private func mask(
    of path: Path, _ stroke: Stroke? = nil, at origin: Point
  ) -> (mask: Mask, bounds: PixelRect)? {
    let (key, column, row) = PathKey.placed(path, stroke, at: origin, scale: scale)
    let bounds = key.bounds.offset(x: column, y: row)
    return bounds.intersects(clip) ? (masks.mask(for: key), bounds) : nil
  }

  public func fillAligned(_ rect: Rect, color: Color) {
    fillPixels(PixelRect(aligning: rect, scale: scale), color: color)
  }

  // MARK: Text and images

  public func draw(_ text: Text, at origin: Point, color: Color) {
    let line = self.text.line(for: text, scale: scale)
    let (x, y) = (Int(rounding: origin.x * scale), Int(rounding: origin.y * scale))
    let bounds = line.paintBounds.offset(x: x, y: y)
    if color.alpha <= 0 || !bounds.intersects(clip) { return }
    setColor(color)
    line.show(on: context, x: x, y: y)
  }

  public func draw(_ image: Image, in rect: Rect, color: Color?) {
    let place = PixelRect(roundingEdgesOf: rect, scale: scale)
    if !place.intersects(clip) { return }
    let tint = image.isTemplate ? color?.roundedToPixel : nil
    if place.width == image.width && place.height == image.height {
      return image.paint(on: context, in: place, clip: clip, scale: scale, tint: tint)
    }
    let visible = place.intersection(clip).offset(x: -place.x, y: -place.y)
    let tiles = ImageTile.tiles(
      of: image, width: place.width, height: place.height, scale: scale, in: visible)
    for tile in tiles {
      let surface = masks.surface(for: tile)
      let (x, y) = (place.x + tile.area.x, place.y + tile.area.y)
      if let tint { paint(tint, through: surface, x: x, y: y) } else { paint(surface, x: x, y: y) }
    }
  }

  // MARK: Groups and clips

  public func group(opacity: Double, bounds: (_ scale: Double) -> PixelRect?, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    // Cairo makes a surface as large as the clip.
    clipped(to: bounds(scale) ?? clip) { context.group(opacity: opacity, body) }
  }

  public func clip(to rect: Rect, _ body: () -> Void) {
    clipped(to: PixelRect(roundingEdgesOf: rect, scale: scale), body)
  }

  public func clip(to path: Path, at origin: Point, _ body: () -> Void) {
    guard let (mask, bounds) = mask(of: path, at: origin), canPaint(mask.surface) else { return }
    clipped(to: bounds) {
      cairo_push_group(context)
      body()
      cairo_pop_group_to_source(context)
      cairo_mask_surface(context, mask.surface.handle, Double(bounds.x), Double(bounds.y))
    }
  }

  /// Clips what the function paints to a rectangle of pixels.
  public func clipped(to rect: PixelRect, _ body: () -> Void) {
    let outer = clip
    clip = outer.intersection(rect)
    if clip == outer {
      body()
    } else if !clip.isEmpty {
      context.saved {
        context.trace(clip)
        cairo_clip(context)
        body()
      }
    }
    clip = outer
  }

  // MARK: Lenses

  public func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    let bounds = DeviceShape(shape, scale: scale).bounds
    if !bounds.intersects(clip) { return }
    if lens.cover.isOpaqueAsPixel { return fill(shape, color: lens.cover) }
    guard let optics = LensOptics(lens, in: shape, scale: scale) else {
      return clipped(to: bounds, content)
    }
    // The whole lens is painted even if a part is visible: the part then has the same pixels.
    let seen = optics.contentSurface()
    painting(on: seen, in: bounds, density: optics.density, content)
    paint(optics.surface(of: seen, masks: masks), x: bounds.x, y: bounds.y)
  }

  /// Lets a function paint the given pixels on a surface, with `density` pixels of it for each.
  func painting(
    on surface: ImageSurface, in bounds: PixelRect, density: Int = 1, _ body: () -> Void
  ) {
    let outer = (context, clip, scale)
    surface.draw {
      context = $0
      scale *= Double(density)
      clip = PixelRect(
        x: bounds.x * density, y: bounds.y * density, width: bounds.width * density,
        height: bounds.height * density)
      cairo_translate(context, Double(-clip.x), Double(-clip.y))
      body()
      hasMissedPart = lacksMemory
    }
    (context, clip, scale) = outer
  }

  // MARK: Cairo

  private func canPaint(_ surface: ImageSurface) -> Bool {
    if surface.lacksMemory { hasMissedPart = true }
    return surface.bytes != nil
  }

  func paint(_ color: Color, through surface: ImageSurface, x: Int, y: Int) {
    if !canPaint(surface) { return }
    setColor(color)
    cairo_mask_surface(context, surface.handle, Double(x), Double(y))
  }

  func paint(_ surface: ImageSurface, x: Int, y: Int) {
    if !canPaint(surface) { return }
    cairo_set_source_surface(context, surface.handle, Double(x), Double(y))
    cairo_paint(context)
  }

  func fillPixels(_ rect: PixelRect, color: Color) {
    let visible = rect.intersection(clip)
    if visible.isEmpty || color.alpha <= 0 { return }
    setColor(color)
    context.trace(visible)
    cairo_fill(context)
  }

  func setColor(_ color: Color) {
    let color = color.roundedToPixel
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
