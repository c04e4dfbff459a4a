internal import CCairo

extension PagePainter {
  /// Paints a lens, which shows its content without refraction.
  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    clipped(to: shape) {
      content()
      fill(shape, color: lens.veil)
      paint(shade: lens.shade, in: shape)
      paintRim(of: lens, in: shape)
      fill(shape, color: lens.cover)
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
    clipped(to: shape.ring(width: lens.rimWidth), isEvenOdd: true) {
      for (area, gradient) in shape.rimParts {
        setColor(lens.rim.opacity(RoundedRectangle.evenRimOpacity))
        if let gradient { setGradient(lens.rim, from: gradient.start, to: gradient.end) }
        Path(area).trace(on: context, scale: scale)
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
}
