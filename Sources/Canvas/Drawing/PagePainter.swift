internal import CCairo

/// A painter on a page of Cairo, such as PDF: shapes and paths are outlines, text stays text, and
/// shadows are masks.
final class PagePainter: Painter {
  /// In pixels per point, for shadows, because PDF has no blurs. chosen
  private static let shadowScale = 4.0

  /// The area limit of a shadow, in its pixels; larger ones have a lower scale. chosen
  private static let largestShadow = 1 << 22

  /// The context, in pixels of the scale.
  let context: OpaquePointer?
  let scale: Double
  private let text: TextEngine
  private var clip: PixelRect

  /// Whether memory was exhausted, so that parts of what was painted are missing.
  var lacksMemory: Bool { hasMissedPart || cairo_status(context) == CAIRO_STATUS_NO_MEMORY }
  private var hasMissedPart = false

  /// A painter for a page in points, whose text and images are aligned to pixels of the scale.
  init(_ page: OpaquePointer?, size: PixelRect, scale: Double, text: TextEngine) {
    context = cairo_create(page)
    cairo_scale(context, 1 / scale, 1 / scale)
    clip = size
    (self.scale, self.text) = (scale, text)
  }

  deinit { cairo_destroy(context) }

  // MARK: Shapes

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    guard let shape = shape.drawable, isVisible(shape.rect) else { return }
    clipped(to: outline) { fillTraced(shape.path, color: color) }
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    guard width > 0, let shape = shape.drawable, isVisible(shape.rect) else { return }
    fillTraced(shape.ring(width: width), color: color, isEvenOdd: true)
  }

  func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    let shape = shape.offset(by: shadow.offset)
    if shadow.sigma <= 0 { return fill(shape, color: shadow.color, within: outline) }
    clipped(to: outline) { fill(blurOf: shape, sigma: shadow.sigma, color: shadow.color) }
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    if isVisible(path, at: origin) { fillTraced(path, at: origin, color: color) }
  }

  func stroke(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color) {
    guard color.alpha > 0, isVisible(path, stroke, at: origin) else { return }
    setColor(color)
    path.trace(on: context, scale: scale, origin: origin * scale)
    stroke.paint(on: context, scale: scale)
  }

  func fillAligned(_ rect: Rect, color: Color) {
    let place = PixelRect(aligning: rect, scale: scale).intersection(clip)
    if color.alpha <= 0 || place.isEmpty { return }
    setColor(color)
    context.trace(place)
    cairo_fill(context)
  }

  func fillTraced(
    _ path: Path, at origin: Point = .zero, color: Color, isEvenOdd: Bool = false
  ) {
    if color.alpha <= 0 { return }
    context.saved {
      if isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
      setColor(color)
      path.trace(on: context, scale: scale, origin: origin * scale)
      cairo_fill(context)
    }
  }

  /// Fills a blurred shape, or the blurred shade in it if a depth is given; both in points.
  func fill(
    blurOf shape: RoundedRectangle, sigma: Double, shadeDepth: Double? = nil, color: Color
  ) {
    let sigma = GaussianBlur.sigma(sigma * scale) / scale
    guard color.alpha > 0, sigma > 0, let shape = shape.drawable else { return }
    let extent = shape.rect.outset(by: 3 * sigma)
    var fine = min(Self.shadowScale, GaussianBlur.largestSigma / sigma)
    let area = extent.width * extent.height * fine * fine
    if area > Double(Self.largestShadow) {
      fine *= (Double(Self.largestShadow) / area).squareRoot()
    }
    guard isVisible(extent), max(extent.width, extent.height) * fine < Double(Int16.max) else {
      return
    }
    let device = DeviceShape(shape, scale: fine)
    let mask = Mask(
      MaskKey(
        shape: device.atOrigin,
        shadeDepth: shadeDepth.map { ($0 * fine).clamped(to: DeviceShape.largestRadius) },
        sigma: sigma * fine),
      stretches: false)
    if mask.surface.lacksMemory { hasMissedPart = true }
    context.saved {
      cairo_scale(context, scale / fine, scale / fine)
      setColor(color)
      cairo_mask_surface(
        context, mask.surface.handle, Double(device.bounds.x + mask.bounds.x),
        Double(device.bounds.y + mask.bounds.y))
    }
  }

  // MARK: Text and images

  func draw(_ text: Text, at origin: Point, color: Color) {
    let line = self.text.line(for: text, scale: scale)
    let (x, y) = (Int(rounding: origin.x * scale), Int(rounding: origin.y * scale))
    guard color.alpha > 0, line.paintBounds.offset(x: x, y: y).intersects(clip) else { return }
    setColor(color)
    line.show(on: context, x: x, y: y)
  }

  func draw(_ image: Image, in rect: Rect, color: Color?) {
    let place = PixelRect(roundingEdgesOf: rect, scale: scale)
    if !place.intersects(clip) { return }
    image.paint(
      on: context, in: place, clip: clip, scale: scale,
      tint: image.isTemplate ? color?.paintable : nil)
  }

  // MARK: Groups and clips

  func group(opacity: Double, bounds: (_ scale: Double) -> PixelRect?, _ body: () -> Void) {
    context.group(opacity: opacity, body)
  }

  func clip(to rect: Rect, _ body: () -> Void) {
    let outer = clip
    clip = PixelRect(roundingEdgesOf: rect, scale: scale).intersection(outer)
    defer { clip = outer }
    if clip.isEmpty { return }
    context.saved {
      context.trace(clip)
      cairo_clip(context)
      body()
    }
  }

  func clip(to path: Path, at origin: Point, _ body: () -> Void) {
    if path.isFinite { clipped(to: path, at: origin, body) }
  }

  func clipped(to outline: RoundedRectangle?, _ body: () -> Void) {
    guard let outline else { return body() }
    if let shape = outline.drawable { clipped(to: shape.path, body) }
  }

  func clipped(
    to path: Path, at origin: Point = .zero, isEvenOdd: Bool = false, _ body: () -> Void
  ) {
    context.saved {
      if isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
      path.trace(on: context, scale: scale, origin: origin * scale)
      cairo_clip(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      body()
    }
  }

  private func isVisible(_ bounds: Rect) -> Bool {
    PixelRect(covering: bounds, scale: scale).intersects(clip)
  }

  private func isVisible(_ path: Path, _ stroke: Stroke? = nil, at origin: Point) -> Bool {
    PathKey.bounds(of: path, stroke, at: origin, scale: scale).intersects(clip)
  }

  func setColor(_ color: Color) {
    let color = color.paintable
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
