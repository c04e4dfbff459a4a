internal import CCairo

/// A painter on a page of Cairo, such as PDF: text stays text, and shadows are masks.
final class PagePainter: OutlinePainter {
  /// In pixels per point, for shadows, because PDF has no blurs. chosen
  private static let shadowScale = 4.0
  /// The area limit of a shadow, in its pixels; larger ones have a lower scale. chosen
  private static let largestShadow = 1 << 22

  /// The context, in pixels of the scale.
  private let context: OpaquePointer?
  let scale: Double
  let text: TextEngine
  var clip: PixelRect
  /// Whether memory was exhausted, so that parts of what was painted are missing.
  var lacksMemory: Bool { hasMissedPart || cairo_status(context) == CAIRO_STATUS_NO_MEMORY }
  private var hasMissedPart = false

  /// A painter for a page in points, whose text and images are aligned to pixels of the scale.
  init(_ page: OpaquePointer?, size: PixelRect, scale: Double, text: TextEngine) {
    context = cairo_create(page)
    cairo_scale(context, 1 / scale, 1 / scale)
    (clip, self.scale, self.text) = (size, scale, text)
  }

  deinit { cairo_destroy(context) }

  // MARK: Shapes

  func add(_ shape: RoundedRectangle, color: Color) {
    add(shape.path, at: .zero, isEvenOdd: false, color: color)
  }

  func add(_ path: Path, at origin: Point, isEvenOdd: Bool, color: Color) {
    context.saved {
      if isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
      setColor(color)
      path.trace(on: context, scale: scale, origin: origin * scale)
      cairo_fill(context)
    }
  }

  func add(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color) {
    setColor(color)
    path.trace(on: context, scale: scale, origin: origin * scale)
    stroke.paint(on: context, scale: scale)
  }

  func add(blurOf shape: RoundedRectangle, sigma: Double, color: Color) {
    add(blurOf: shape, sigma: sigma, shadeDepth: nil, color: color)
  }

  func add(_ shade: Shadow, sigma: Double, inside shape: RoundedRectangle) {
    let depth = shade.offset.y
    if sigma > 0 {
      add(blurOf: shape, sigma: sigma, shadeDepth: depth, color: shade.color)
    } else {
      add(shape.shade(depth: depth), at: .zero, isEvenOdd: true, color: shade.color)
    }
  }

  /// Adds a blurred shape, or the blurred shade in it if a depth is given; both in points.
  private func add(
    blurOf shape: RoundedRectangle, sigma: Double, shadeDepth: Double?, color: Color
  ) {
    let extent = shape.rect.outset(by: 3 * sigma)
    var fine = min(Self.shadowScale, GaussianBlur.largestSigma / sigma)
    let area = extent.width * extent.height * fine * fine
    if area > Double(Self.largestShadow) {
      fine *= (Double(Self.largestShadow) / area).squareRoot()
    }
    if max(extent.width, extent.height) * fine >= Double(Int16.max) { return }
    let device = DeviceShape(shape, scale: fine)
    let mask = Mask(
      MaskKey(
        shape: device.atOrigin,
        shadeDepth: shadeDepth.map { ($0 * fine).clamped(to: DeviceShape.largestRadius) },
        sigma: sigma * fine), stretches: false)
    if mask.surface.lacksMemory { hasMissedPart = true }
    context.saved {
      cairo_scale(context, scale / fine, scale / fine)
      setColor(color)
      cairo_mask_surface(
        context, mask.surface.handle, Double(device.bounds.x + mask.bounds.x),
        Double(device.bounds.y + mask.bounds.y))
    }
  }

  func add(_ part: RoundedRectangle.RimPart, ofRim color: Color) {
    setColor(color.opacity(RoundedRectangle.evenRimOpacity))
    if let (start, end) = part.gradient { setGradient(color, from: start, to: end) }
    Path(part.area).trace(on: context, scale: scale)
    cairo_fill(context)
  }

  private func setGradient(_ color: Color, from start: Point, to end: Point) {
    let color = color.paintable
    let gradient = cairo_pattern_create_linear(
      start.x * scale, start.y * scale, end.x * scale, end.y * scale)
    for (place, alpha) in [(0, color.alpha), (0.5, 0), (1, color.alpha)] {
      cairo_pattern_add_color_stop_rgba(gradient, place, color.red, color.green, color.blue, alpha)
    }
    cairo_set_source(context, gradient)
    cairo_pattern_destroy(gradient)
  }

  // MARK: Text and images

  func add(_ line: TextLine, of string: String, x: Int, y: Int, color: Color) {
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

  func clipped(to shape: RoundedRectangle, _ body: () -> Void) {
    clipped(to: shape.path, at: .zero, isEvenOdd: false, body)
  }

  func clipped(to path: Path, at origin: Point, isEvenOdd: Bool, _ body: () -> Void) {
    context.saved {
      if isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
      path.trace(on: context, scale: scale, origin: origin * scale)
      cairo_clip(context)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      body()
    }
  }

  private func setColor(_ color: Color) {
    let color = color.paintable
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }
}
