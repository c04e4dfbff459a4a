internal import CCairo

extension PDFPainter {
  func addShade(_ shade: Lens.Shade, in shape: RoundedRectangle) {
    let sigma = GaussianBlur.sigma(shade.sigma * scale) / scale
    if sigma > 0 {
      guard let image = ShadowImage(of: shape, sigma: sigma, shadeDepth: shade.depth) else {
        return
      }
      return mask(image, color: shade.color)
    }
    isolated {
      setColor(shade.color)
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      trace(shape.rect)
      trace(shape.offset(by: Point(0, shade.depth)).path)
      cairo_fill(context)
    }
  }

  func addRim(_ parts: LensRim, color: Color) {
    isolated {
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_EVEN_ODD)
      trace(parts.outside.path)
      if let inside = parts.inside { trace(inside.path) }
      cairo_clip(context)
      for part in parts.parts {
        if let ends = part.gradient {
          setGradient(color, from: ends.start, to: ends.end)
        } else {
          setColor(color.opacity(LensRim.evenOpacity))
        }
        trace(part.area)
        cairo_fill(context)
      }
    }
  }

  private func setGradient(_ color: Color, from start: Point, to end: Point) {
    let color = color.paintable
    let gradient = cairo_pattern_create_linear(start.x, start.y, end.x, end.y)
    for (place, alpha) in [(0, color.alpha), (0.5, 0), (1, color.alpha)] {
      cairo_pattern_add_color_stop_rgba(
        gradient, place, color.red, color.green, color.blue, alpha)
    }
    cairo_set_source(context, gradient)
    cairo_pattern_destroy(gradient)
  }
}
