internal import CCairo

extension Path {
  /// Adds the path to that of a context; the scale is in units of the context per point.
  func trace(on context: OpaquePointer?, scale: Double, origin: Point = .zero) {
    func place(_ point: Point) -> Point { point * scale + origin }
    for element in elements {
      switch element {
      case .move(let point): cairo_move_to(context, place(point).x, place(point).y)
      case .line(let point): cairo_line_to(context, place(point).x, place(point).y)
      case .cubic(let first, let second, let end):
        let (first, second, end) = (place(first), place(second), place(end))
        cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
      case .close: cairo_close_path(context)
      }
    }
  }
}

extension Stroke {
  /// Strokes the path of a context; the scale is in units of the context per point.
  func paint(on context: OpaquePointer?, scale: Double) {
    cairo_set_line_width(context, width * scale)
    cairo_set_line_cap(context, cap == .butt ? CAIRO_LINE_CAP_BUTT : CAIRO_LINE_CAP_ROUND)
    cairo_set_line_join(context, join == .miter ? CAIRO_LINE_JOIN_MITER : CAIRO_LINE_JOIN_ROUND)
    cairo_set_miter_limit(context, Self.miterLimit)
    cairo_stroke(context)
  }
}

/// A context of Cairo.
extension OpaquePointer? {
  func trace(_ rect: PixelRect) {
    cairo_rectangle(self, Double(rect.x), Double(rect.y), Double(rect.width), Double(rect.height))
  }

  func saved(_ body: () -> Void) {
    cairo_save(self)
    body()
    cairo_restore(self)
  }

  /// Paints what the function paints with an opacity of 0...1.
  func group(opacity: Double, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    let opacity = opacity.clamped(to: 1)
    if opacity == 0 { return }
    cairo_push_group(self)
    body()
    cairo_pop_group_to_source(self)
    cairo_paint_with_alpha(self, opacity)
  }
}
