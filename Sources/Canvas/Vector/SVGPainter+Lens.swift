extension SVGPainter {
  func addShade(_ shade: Lens.Shade, in shape: RoundedRectangle) {
    // At the origin, as shadows are.
    let origin = shape.rect.origin
    let local = shape.offset(by: Point.zero - origin)
    var visible = RoundedRectangle(local.rect, radius: 0).path
    visible.add(local.offset(by: Point(0, shade.depth)).path)
    let sigma = GaussianBlur.sigma(shade.sigma * scale) / scale
    let filter =
      sigma > 0 ? " filter=\"url(#\(definitions.blur(sigma: sigma, of: local.rect.size)))\"" : ""
    let color = shade.color.paintable
    nest("opacity=\"\(SVGText.number(color.alpha))\"\(filter)\(Self.translation(origin))") {
      clipped(to: local) {
        add(
          "<path fill-rule=\"evenodd\" d=\"\(SVGText.data(of: visible))\""
            + " fill=\"\(color.hexText)\"/>")
      }
    }
  }

  func addRim(_ parts: LensRim, color: Color) {
    var ring = parts.outside.path
    if let inside = parts.inside { ring.add(inside.path) }
    let clip = definitions.clip(
      to: "<path clip-rule=\"evenodd\" d=\"\(SVGText.data(of: ring))\"/>")
    nest("clip-path=\"url(#\(clip))\"") {
      for part in parts.parts {
        let paint =
          part.gradient.map { ends in
            let name = definitions.gradient(color, from: ends.start, to: ends.end)
            return " fill=\"url(#\(name))\""
          } ?? SVGText.fill(color.opacity(LensRim.evenOpacity))
        add(Self.element(part.area, paint))
      }
    }
  }
}
