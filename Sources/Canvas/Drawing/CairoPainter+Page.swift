internal import CCairo

/// Shapes as outlines, for pages.
extension CairoPainter {
  /// In pixels per point, for shadows on a page, because PDF has no blurs. chosen
  private static let shadowScale = 4.0

  /// The area limit of a shadow on a page, in its pixels; larger ones have a lower scale. chosen
  private static let largestShadow = 1 << 22

  func clipped(to outline: RoundedRectangle?, _ body: () -> Void) {
    guard let outline else { return body() }
    if let shape = outline.drawable { clipped(to: shape.path, at: .zero, body) }
  }

  func clipped(to path: Path, at origin: Point, _ body: () -> Void) {
    if path.isFinite {
      saved {
        trace(path, at: origin)
        cairo_clip(context)
        body()
      }
    }
  }

  func fill(outlineOf shape: RoundedRectangle, color: Color) {
    guard let shape = shape.drawable, isVisible(shape.rect) else { return }
    fillTraced(shape.path, color: color)
  }

  func fill(outline path: Path, at origin: Point, color: Color) {
    let bounds = PathKey.bounds(of: path, scale: scale)
    if bounds.isEmpty || !isVisible(Rect(bounds, scale: scale).offset(by: origin)) { return }
    fillTraced(path, at: origin, color: color)
  }

  private func fillTraced(
    _ path: Path, at origin: Point = .zero, color: Color, isEvenOdd: Bool = false
  ) {
    if color.alpha <= 0 { return }
    saved {
      if isEvenOdd { cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD) }
      setColor(color)
      trace(path, at: origin)
      cairo_fill(context)
    }
  }

  private func isVisible(_ bounds: Rect) -> Bool {
    PixelRect(covering: bounds, scale: scale).intersects(clip)
  }

  func fill(ringInside shape: RoundedRectangle, width: Double, color: Color) {
    guard width > 0, let shape = shape.drawable, isVisible(shape.rect) else { return }
    fillTraced(shape.ring(width: width), color: color, isEvenOdd: true)
  }

  func fill(_ shadow: Shadow, ofOutline shape: RoundedRectangle) {
    let shape = shape.offset(by: shadow.offset)
    if shadow.sigma <= 0 { return fill(outlineOf: shape, color: shadow.color) }
    fill(blurOf: shape, sigma: shadow.sigma, color: shadow.color)
  }

  /// Fills a blurred shape, or the blurred shade in it if a depth is given; both in points.
  private func fill(
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
    let key = MaskKey(
      shape: device.atOrigin,
      shadeDepth: shadeDepth.map { ($0 * fine).clamped(to: DeviceShape.largestRadius) },
      sigma: sigma * fine)
    let mask = Mask(key, stretches: false)
    saved {
      cairo_scale(context, scale / fine, scale / fine)
      paint(
        color, through: mask.surface, x: device.bounds.x + mask.bounds.x,
        y: device.bounds.y + mask.bounds.y)
    }
  }

  // MARK: Lenses

  /// Paints a lens on a page, which shows its content without refraction.
  func paintUnrefracted(_ shape: RoundedRectangle, _ lens: Lens, _ content: () -> Void) {
    clipped(to: shape) {
      content()
      fill(outlineOf: shape, color: lens.veil)
      paint(shade: lens.shade, in: shape)
      paintRim(of: lens, in: shape)
      fill(outlineOf: shape, color: lens.cover)
    }
  }

  private func paint(shade: Shadow, in shape: RoundedRectangle) {
    let depth = shade.offset.y
    if depth <= 0 || shade.color.alpha <= 0 { return }
    if shade.sigma > 0 {
      return fill(blurOf: shape, sigma: shade.sigma, shadeDepth: depth, color: shade.color)
    }
    guard let shape = shape.drawable else { return }
    fillTraced(shape.shade(depth: depth), color: shade.color, isEvenOdd: true)
  }

  private func paintRim(of lens: Lens, in shape: RoundedRectangle) {
    guard lens.rimWidth > 0, lens.rim.alpha > 0, let shape = shape.drawable else { return }
    saved {
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      trace(shape.ring(width: lens.rimWidth))
      cairo_clip(context)
      for (area, gradient) in shape.rimParts {
        setColor(lens.rim.opacity(RoundedRectangle.evenRimOpacity))
        if let gradient { setGradient(lens.rim, from: gradient.start, to: gradient.end) }
        trace(Path(area))
        cairo_fill(context)
      }
    }
  }

  private func setGradient(_ color: Color, from start: Point, to end: Point) {
    let color = color.paintable
    let gradient = cairo_pattern_create_linear(
      start.x * scale, start.y * scale, end.x * scale, end.y * scale)
    for (place, alpha) in [(0, color.alpha), (0.5, 0), (1, color.alpha)] {
      cairo_pattern_add_color_stop_rgba(
        gradient, place, color.red, color.green, color.blue, alpha)
    }
    cairo_set_source(context, gradient)
    cairo_pattern_destroy(gradient)
  }

  private func trace(_ path: Path, at origin: Point = .zero) {
    func pixel(_ point: Point) -> Point { (origin + point) * scale }
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, pixel(point).x, pixel(point).y)
      case .line(let point): cairo_line_to(context, pixel(point).x, pixel(point).y)
      case .cubic(let first, let second, let end):
        let (first, second, end) = (pixel(first), pixel(second), pixel(end))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}
