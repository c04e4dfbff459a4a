internal import CCairo
internal import CPango

/// A painter on a Cairo context, for windows, bitmaps and PDF pages.
///
/// On pixels, the matrix of the context is the identity and everything is placed at whole pixels:
/// shapes, shadows and paths as cached masks of exact coverage, thumbs as cached sprites. A part
/// that is painted alone therefore has the same bytes as in the whole picture. On a page, shapes
/// and paths are outlines, text stays text, and shadows are masks.
public final class CairoPainter: Painter {
  /// The context, in pixels: of the target, or of the content of the lens that is being painted.
  private(set) var context: OpaquePointer?

  /// In pixels per point.
  private(set) var scale: Double

  private(set) var clip: PixelRect

  let masks: MaskCache
  private let text: TextEngine

  /// The bitmap, on whose memory the context paints; `nil` for a page.
  private let target: Bitmap?

  /// Whether memory was exhausted, so that parts of what was painted are missing.
  package var lacksMemory: Bool {
    hasMissedPart || cairo_status(context) == CAIRO_STATUS_NO_MEMORY
  }

  /// Whether a surface beside the context could not be made.
  private var hasMissedPart = false

  /// Whether the target is a page of shapes, not of pixels.
  private var isPage: Bool { target == nil }

  /// A painter for a bitmap; `scale` is in pixels per point.
  public init(target: Bitmap, scale: Double, masks: MaskCache, text: TextEngine) {
    self.target = target
    context = cairo_create(target.surface)
    clip = PixelRect(x: 0, y: 0, width: target.width, height: target.height)
    self.scale = scale
    self.masks = masks
    self.text = text
  }

  /// A painter for a page, whose text and images are aligned to pixels of the scale.
  init(page: OpaquePointer?, size: PixelRect, scale: Double, text: TextEngine) {
    target = nil
    context = cairo_create(page)
    cairo_scale(context, 1 / scale, 1 / scale)
    clip = size
    self.scale = scale
    masks = MaskCache()
    self.text = text
  }

  deinit { cairo_destroy(context) }

  // MARK: Shapes

  public func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    if isPage {
      clipped(to: outline) { fill(outlineOf: shape, color: color) }
    } else {
      paint(MaskKey(shape: DeviceShape(shape, scale: scale)), color: color, within: outline)
    }
  }

  public func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    if isPage { return fill(ringInside: shape, width: width, color: color) }
    let ringWidth = (width * scale).clamped(to: DeviceShape.largestRadius)
    let key = MaskKey(shape: DeviceShape(shape, scale: scale), ringWidth: ringWidth)
    paint(key, color: color, within: nil)
  }

  public func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    if isPage {
      clipped(to: outline) { fill(shadow, ofOutline: shape) }
    } else {
      paint(MaskKey(shadow, of: shape, scale: scale), color: shadow.color, within: outline)
    }
  }

  public func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    let device = DeviceShape(shape, scale: scale)
    let place = device.bounds
    let key = SpriteKey(
      shape: device.atOrigin, color: color.paintable,
      soft: SpriteShadow(shadows.soft, of: shape, scale: scale, origin: place),
      contact: SpriteShadow(shadows.contact, of: shape, scale: scale, origin: place))
    let bounds = key.bounds.offset(x: place.x, y: place.y)
    if isPage || bounds.area > SpriteKey.largestArea {
      drawShadow(shadows.soft, of: shape)
      drawShadow(shadows.contact, of: shape)
      fill(shape, color: color)
    } else if !place.isEmpty, bounds.intersects(clip) {
      paint(masks.surface(for: key), x: bounds.x, y: bounds.y)
    }
  }

  public func fill(_ path: Path, at origin: Point, color: Color) {
    if isPage { return fill(outline: path, at: origin, color: color) }
    if color.alpha <= 0 { return }
    guard let (mask, bounds) = mask(of: path, at: origin) else { return }
    paint(color, through: mask.surface, x: bounds.x, y: bounds.y)
  }

  /// The mask of a path, with its pixels; `nil` outside of the clip.
  private func mask(of path: Path, at origin: Point) -> (mask: Mask, bounds: PixelRect)? {
    let (key, column, row) = PathKey.placed(path, at: origin, scale: scale)
    let bounds = PathKey.bounds(of: path, scale: scale).offset(x: column, y: row)
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
    guard color.alpha > 0, bounds.intersects(clip), let layout = line.layout else { return }
    setColor(color)
    cairo_move_to(context, Double(x), Double(y + line.baseline))
    // The line and not the layout: a layout puts right-to-left text at the right of its width.
    pango_cairo_show_layout_line(context, pango_layout_get_line_readonly(layout, 0))
    cairo_new_path(context)
  }

  public func draw(_ image: Image, in rect: Rect, color: Color?) {
    let place = PixelRect(roundingEdgesOf: rect, scale: scale)
    let visible = place.intersection(clip)
    let tint = image.isTemplate ? color : nil
    if visible.isEmpty { return }
    let key = ImageKey(image, in: place, scale: scale, format: tint == nil ? .colors : .coverage)
    if key.isIdentity { return image.withSurface { paint($0, x: place.x, y: place.y) } }
    let isLarge = place.area > ImageKey.largestArea
    let part = isLarge ? visible : place
    let surface =
      isLarge ? key.surface(of: part.offset(x: -place.x, y: -place.y)) : masks.surface(for: key)
    if let tint {
      paint(tint, through: surface, x: part.x, y: part.y)
    } else {
      paint(surface, x: part.x, y: part.y)
    }
  }

  // MARK: Groups and clips

  public func group(opacity: Double, _ body: () -> Void) {
    group(opacity: opacity, in: clip, body)
  }

  /// Paints a group within its bounds, because Cairo makes a surface as large as the clip.
  func group(opacity: Double, in bounds: PixelRect, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    let opacity = opacity.clamped(to: 1)
    if opacity == 0 { return }
    clipped(to: bounds) {
      cairo_push_group(context)
      body()
      cairo_pop_group_to_source(context)
      cairo_paint_with_alpha(context, opacity)
    }
  }

  public func clip(to rect: Rect, _ body: () -> Void) {
    clipped(to: PixelRect(roundingEdgesOf: rect, scale: scale), body)
  }

  public func clip(to path: Path, at origin: Point, _ body: () -> Void) {
    if isPage { return clipped(to: path, at: origin, body) }
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
      saved {
        trace(clip)
        cairo_clip(context)
        body()
      }
    }
    clip = outer
  }

  // MARK: Lenses

  public func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    if isPage { return paintUnrefracted(shape, lens, content) }
    let bounds = DeviceShape(shape, scale: scale).bounds
    if !bounds.intersects(clip) { return }
    if lens.cover.isOpaqueAsPixel { return fill(shape, color: lens.cover) }
    guard let optics = LensOptics(lens, in: shape, scale: scale) else {
      return clipped(to: bounds, content)
    }
    // The whole lens is painted even if a part is visible: the part then has the same pixels.
    let seen = optics.contentSurface()
    let outer = (context, clip, scale)
    context = cairo_create(seen.handle)
    scale *= Double(optics.density)
    clip = PixelRect(
      x: bounds.x * optics.density, y: bounds.y * optics.density,
      width: bounds.width * optics.density, height: bounds.height * optics.density)
    cairo_translate(context, Double(-clip.x), Double(-clip.y))
    content()
    hasMissedPart = lacksMemory
    cairo_destroy(context)
    cairo_surface_flush(seen.handle)
    (context, clip, scale) = outer
    paint(optics.surface(of: seen, ends: masks.ends), x: bounds.x, y: bounds.y)
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
    trace(visible)
    cairo_fill(context)
  }

  private func trace(_ rect: PixelRect) {
    cairo_rectangle(
      context, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  func setColor(_ color: Color) {
    let color = isPage ? color.paintable : color.roundedToPixel
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func saved(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }
}

extension Color {
  /// The color whose premultiplied components are whole levels.
  ///
  /// Cairo rounds components to 16 bits, and the conversion to 8 bits then rounds down.
  fileprivate var roundedToPixel: Color {
    let color = paintable
    let alpha = (color.alpha * 255).rounded()
    if alpha == 0 { return .clear }
    func component(_ value: Double) -> Double { (value * color.alpha * 255).rounded() / alpha }
    return Color(
      red: component(color.red), green: component(color.green), blue: component(color.blue),
      alpha: alpha / 255)
  }

  fileprivate var isOpaqueAsPixel: Bool { paintable.alpha * 255 >= 254.5 }
}
