internal import CPango

/// A painter that writes self-contained SVG 1.1; see ``VectorPicture/svg(text:)``.
final class SVGPainter: Painter {
  private let scale: Double
  private let text: TextEngine

  /// The pixels outside of which nothing is visible.
  private var clip: PixelRect

  private var definitions = SVGDefinitions()
  private var lines: [String] = []
  private var indentation = "  "

  init(size: PixelRect, scale: Double, text: TextEngine) {
    (self.scale, self.text) = (scale, text)
    clip = size
  }

  /// The document; `title` is its accessible name.
  func document(title: String) -> String {
    let size = Rect(clip, scale: scale).size
    let (width, height) = (SVGText.number(size.width), SVGText.number(size.height))
    var text =
      "<svg xmlns=\"http://www.w3.org/2000/svg\" xmlns:xlink=\"http://www.w3.org/1999/xlink\""
      + " width=\"\(width)\" height=\"\(height)\" viewBox=\"0 0 \(width) \(height)\""
    text += title.isEmpty ? ">\n" : " role=\"img\">\n  <title>\(SVGText.escaped(title))</title>\n"
    if !definitions.elements.isEmpty {
      text += "  <defs>\n"
      for element in definitions.elements { text += "    \(element)\n" }
      text += "  </defs>\n"
    }
    for line in lines { text += line + "\n" }
    return text + "</svg>\n"
  }

  private func add(_ line: String) { lines.append(indentation + line) }

  /// Adds an element around what the function adds, unless that is nothing.
  private func nest(_ attributes: String, _ body: () -> Void) {
    let (start, outer) = (lines.count, indentation)
    add("<g \(attributes)>")
    indentation += "  "
    body()
    indentation = outer
    if lines.count == start + 1 { lines.removeLast() } else { add("</g>") }
  }

  private static func element(_ shape: RoundedRectangle, _ attributes: String = "") -> String {
    if shape.continuousAmount > 0 {
      return "<path d=\"\(SVGText.data(of: shape.path))\"\(attributes)/>"
    }
    let radius = shape.effectiveRadius
    return element(shape.rect, (radius > 0 ? " rx=\"\(SVGText.number(radius))\"" : "") + attributes)
  }

  private static func element(_ rect: Rect, _ attributes: String) -> String {
    "<rect\(SVGText.attributes(SVGText.frame(rect).filter { $0.value != 0 }))\(attributes)/>"
  }

  private static func translation(_ place: Point) -> String {
    " transform=\"translate(\(SVGText.number(place.x)) \(SVGText.number(place.y)))\""
  }

  private func isVisible(_ bounds: Rect) -> Bool {
    PixelRect(covering: bounds, scale: scale).intersects(clip)
  }

  /// Clips what the function adds to a shape; `nil` for no clip.
  private func clipped(to outline: RoundedRectangle?, _ body: () -> Void) {
    guard let outline else { return body() }
    guard let outline = outline.drawable else { return }
    let name = definitions.clip(to: Self.element(outline))
    nest("clip-path=\"url(#\(name))\"", body)
  }

  // MARK: Painter

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    guard color.alpha > 0, let shape = shape.drawable, isVisible(shape.rect) else { return }
    clipped(to: outline) { add(Self.element(shape, SVGText.fill(color))) }
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    guard color.alpha > 0, width > 0, let shape = shape.drawable, isVisible(shape.rect) else {
      return
    }
    if shape.inside(ofRing: width) == nil { return fill(shape, color: color) }
    let ring = SVGText.data(of: shape.ring(width: width))
    add("<path fill-rule=\"evenodd\" d=\"\(ring)\"\(SVGText.fill(color))/>")
  }

  func drawShadow(
    _ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?
  ) {
    // Limited as for pixels.
    let sigma = GaussianBlur.sigma(shadow.sigma * scale) / scale
    let shape = shape.offset(by: shadow.offset)
    if sigma <= 0 { return fill(shape, color: shadow.color, within: outline) }
    guard shadow.color.alpha > 0, let shape = shape.drawable,
      isVisible(shape.rect.outset(by: 3 * sigma))
    else { return }
    // At the origin, so that equal shapes share a blur. Blurring the opaque color before fading it
    // keeps all levels.
    let name = definitions.blur(sigma: sigma, of: shape.rect.size)
    let color = shadow.color.paintable
    let blurred = Self.element(
      shape.offset(by: Point.zero - shape.rect.origin),
      Self.translation(shape.rect.origin) + " fill=\"\(color.hexText)\""
        + " opacity=\"\(SVGText.number(color.alpha))\" filter=\"url(#\(name))\"")
    clipped(to: outline) { add(blurred) }
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    if color.alpha > 0, isVisible(path, at: origin) {
      add(Self.element(path, at: origin, SVGText.fill(color)))
    }
  }

  func stroke(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color) {
    if color.alpha > 0, isVisible(path, stroke, at: origin) {
      add(Self.element(path, at: origin, SVGText.stroke(stroke, color)))
    }
  }

  private static func element(_ path: Path, at origin: Point, _ attributes: String) -> String {
    "<path\(translation(origin)) d=\"\(SVGText.data(of: path))\"\(attributes)/>"
  }

  private func isVisible(_ path: Path, _ stroke: Stroke? = nil, at origin: Point) -> Bool {
    PathKey.bounds(of: path, stroke, at: origin, scale: scale).intersects(clip)
  }

  func fillAligned(_ rect: Rect, color: Color) {
    let place = PixelRect(aligning: rect, scale: scale).intersection(clip)
    if color.alpha <= 0 || place.isEmpty { return }
    add(Self.element(Rect(place, scale: scale), SVGText.fill(color)))
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    let line = self.text.line(for: text, scale: scale)
    let (x, y) = (Int(rounding: origin.x * scale), Int(rounding: origin.y * scale))
    guard color.alpha > 0, line.paintBounds.offset(x: x, y: y).intersects(clip) else { return }
    let outline = line.outline().scaled(by: 1 / scale)
    if outline.elements.isEmpty { return }
    add(
      "<path\(Self.translation(Point(Double(x) / scale, Double(y) / scale)))"
        + " d=\"\(SVGText.data(of: outline, decimals: SVGText.glyphDecimals))\""
        + " aria-label=\"\(SVGText.escaped(text.string))\"\(SVGText.fill(color))/>")
  }

  /// Embeds the visible part of the image at the scale.
  func draw(_ image: Image, in rect: Rect, color: Color?) {
    let place = PixelRect(roundingEdgesOf: rect, scale: scale)
    let part = place.intersection(clip)
    guard !part.isEmpty,
      let bitmap = try? Bitmap(width: part.width, height: part.height, format: .transparent)
    else { return }
    CairoPainter(target: bitmap, scale: scale, masks: MaskCache(byteLimit: 0), text: text)
      .draw(
        image, in: Rect(place.offset(x: -part.x, y: -part.y), scale: scale), color: color)
    guard let bytes = try? bitmap.png() else { return }
    let frame = SVGText.attributes(SVGText.frame(Rect(part, scale: scale)))
    add(
      "<image\(frame) preserveAspectRatio=\"none\" xlink:href=\"data:image/png;base64,"
        + bytes.base64 + "\"/>")
  }

  func group(opacity: Double, bounds: (_ scale: Double) -> PixelRect?, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    let opacity = opacity.clamped(to: 1)
    if opacity > 0 { nest("opacity=\"\(SVGText.number(opacity))\"", body) }
  }

  func clip(to rect: Rect, _ body: () -> Void) {
    let outer = clip
    clip = PixelRect(roundingEdgesOf: rect, scale: scale).intersection(clip)
    defer { clip = outer }
    if clip.isEmpty { return }
    let name = definitions.clip(to: Self.element(Rect(clip, scale: scale), ""))
    nest("clip-path=\"url(#\(name))\"", body)
  }

  func clip(to path: Path, at origin: Point, _ body: () -> Void) {
    if !isVisible(path, at: origin) { return }
    let name = definitions.clip(to: Self.element(path, at: origin, ""))
    nest("clip-path=\"url(#\(name))\"", body)
  }

  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    guard let shape = shape.drawable, isVisible(shape.rect) else { return }
    let shade = lens.shade
    clipped(to: shape) {
      content()
      fill(shape, color: lens.veil)
      if shade.color.alpha > 0, shade.offset.y > 0 { addShade(shade, in: shape) }
      if lens.rim.alpha > 0, lens.rimWidth > 0 { addRim(of: lens, in: shape) }
      fill(shape, color: lens.cover)
    }
  }

  private func addShade(_ shade: Shadow, in shape: RoundedRectangle) {
    // At the origin, as shadows are.
    let origin = shape.rect.origin
    let local = shape.offset(by: Point.zero - origin)
    let sigma = GaussianBlur.sigma(shade.sigma * scale) / scale
    let filter =
      sigma > 0 ? " filter=\"url(#\(definitions.blur(sigma: sigma, of: local.rect.size)))\"" : ""
    let color = shade.color.paintable
    nest("opacity=\"\(SVGText.number(color.alpha))\"\(filter)\(Self.translation(origin))") {
      clipped(to: local) {
        add(
          "<path fill-rule=\"evenodd\" d=\"\(SVGText.data(of: local.shade(depth: shade.offset.y)))\""
            + " fill=\"\(color.hexText)\"/>")
      }
    }
  }

  private func addRim(of lens: Lens, in shape: RoundedRectangle) {
    let ring = SVGText.data(of: shape.ring(width: lens.rimWidth))
    let clip = definitions.clip(to: "<path clip-rule=\"evenodd\" d=\"\(ring)\"/>")
    nest("clip-path=\"url(#\(clip))\"") {
      for (area, gradient) in shape.rimParts {
        let name = gradient.map { definitions.gradient(lens.rim, from: $0.start, to: $0.end) }
        let even = SVGText.fill(lens.rim.opacity(RoundedRectangle.evenRimOpacity))
        add(Self.element(area, name.map { " fill=\"url(#\($0))\"" } ?? even))
      }
    }
  }
}
