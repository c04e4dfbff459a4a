internal import CCairo

/// A painter that writes PDF: shapes as outlines, text as text, shadows as images.
final class PDFPainter: VectorPainter {
  /// The scale of shadow images, in pixels per point. chosen
  static let shadowScale = 4.0

  let context: OpaquePointer
  let scale: Double
  private let text: TextEngine

  var clip: PixelRect

  init(on context: OpaquePointer, size: PixelRect, scale: Double, text: TextEngine) {
    self.context = context
    self.scale = scale
    self.text = text
    clip = size
  }

  func isolated(_ body: () -> Void) {
    cairo_save(context)
    body()
    cairo_restore(context)
  }

  func setColor(_ color: Color) {
    let color = color.paintable
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  func trace(_ path: Path, at origin: Point = .zero) {
    for element in path.elements {
      switch element {
      case .move(let point): cairo_move_to(context, origin.x + point.x, origin.y + point.y)
      case .line(let point): cairo_line_to(context, origin.x + point.x, origin.y + point.y)
      case .cubic(let first, let second, let end):
        cairo_curve_to(
          context, origin.x + first.x, origin.y + first.y, origin.x + second.x,
          origin.y + second.y, origin.x + end.x, origin.y + end.y)
      case .close: cairo_close_path(context)
      }
    }
  }

  func trace(_ rect: Rect) {
    cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
  }

  // MARK: Parts

  func clipping(to shape: RoundedRectangle, _ body: () -> Void) {
    isolated {
      trace(shape.path)
      cairo_clip(context)
      body()
    }
  }

  func clipping(to rect: Rect, _ body: () -> Void) {
    isolated {
      trace(rect)
      cairo_clip(context)
      body()
    }
  }

  func addGroup(opacity: Double, _ body: () -> Void) {
    cairo_push_group(context)
    body()
    // This restores the context's state before the group, except for the source.
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacity)
  }

  func add(_ shape: RoundedRectangle, color: Color) { add(shape.path, at: .zero, color: color) }

  func add(_ rect: Rect, color: Color) {
    setColor(color)
    trace(rect)
    cairo_fill(context)
  }

  func add(_ path: Path, at origin: Point, color: Color) {
    setColor(color)
    trace(path, at: origin)
    cairo_fill(context)
  }

  func addRing(_ path: Path, color: Color) {
    isolated {
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      add(path, at: .zero, color: color)
    }
  }

  func add(_ bitmap: Bitmap, in rect: Rect) {
    isolated {
      cairo_translate(context, rect.x, rect.y)
      cairo_scale(context, 1 / scale, 1 / scale)
      cairo_set_source_surface(context, bitmap.surface, 0, 0)
      cairo_paint(context)
    }
  }

  // MARK: Painter

  func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    let sigma = GaussianBlur.sigma(shadow.sigma * scale) / scale
    if sigma <= 0 {
      return fill(shape.offset(by: shadow.offset), color: shadow.color, within: outline)
    }
    guard shadow.color.alpha > 0, let shape = shape.offset(by: shadow.offset).drawable,
      isVisible(shape.rect.outset(by: 3 * sigma)),
      let image = ShadowImage(of: shape, sigma: sigma)
    else { return }
    painting(within: outline) { mask(image, color: shadow.color) }
  }

  /// Paints a color through an image.
  func mask(_ image: ShadowImage, color: Color) {
    isolated {
      setColor(color)
      cairo_translate(context, image.origin.x, image.origin.y)
      cairo_scale(context, 1 / image.scale, 1 / image.scale)
      cairo_mask_surface(context, image.surface, 0, 0)
    }
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    let line = self.text.line(for: text, scale: scale)
    let (x, y) = (Int(rounding: origin.x * scale), Int(rounding: origin.y * scale))
    if !line.metrics.paintBounds.offset(x: x, y: y).intersects(clip) { return }
    isolated {
      cairo_scale(context, 1 / scale, 1 / scale)
      line.draw(x: Double(x), y: Double(y), color: color.paintable, in: context)
    }
  }
}
