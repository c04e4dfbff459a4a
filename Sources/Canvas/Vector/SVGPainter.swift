internal import CPango

/// A painter that writes self-contained SVG 1.1; see ``VectorPicture/svg(text:)``.
final class SVGPainter: OutlinePainter {
  let scale: Double
  let text: TextEngine
  var clip: PixelRect

  private var definitions = SVGDefinitions()
  private var lines: [String] = []
  private var indentation = "  "

  init(size: PixelRect, scale: Double, text: TextEngine) {
    (clip, self.scale, self.text) = (size, scale, text)
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

  private static func element(
    _ path: Path, at origin: Point, _ rule: String, _ attributes: String
  ) -> String {
    "<path\(rule)\(translation(origin)) d=\"\(SVGText.data(of: path))\"\(attributes)/>"
  }

  private static func translation(_ place: Point) -> String {
    if place == .zero { return "" }
    return " transform=\"translate(\(SVGText.number(place.x)) \(SVGText.number(place.y)))\""
  }

  /// Adds an element around what the function adds, with a clip to an element without attributes.
  private func nest(clip element: String, _ body: () -> Void) {
    let name = definitions.clip(to: element)
    nest("clip-path=\"url(#\(name))\"", body)
  }

  // MARK: Shapes

  func add(_ shape: RoundedRectangle, color: Color) {
    add(Self.element(shape, SVGText.fill(color)))
  }

  func add(_ path: Path, at origin: Point, isEvenOdd: Bool, color: Color) {
    let rule = isEvenOdd ? " fill-rule=\"evenodd\"" : ""
    add(Self.element(path, at: origin, rule, SVGText.fill(color)))
  }

  func add(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color) {
    add(Self.element(path, at: origin, "", SVGText.stroke(stroke, color)))
  }

  func add(blurOf shape: RoundedRectangle, sigma: Double, color: Color) {
    // At the origin, so that equal shapes share a blur. Blurring the opaque color before fading it
    // keeps all levels.
    let name = definitions.blur(sigma: sigma, of: shape.rect.size)
    let color = color.paintable
    add(
      Self.element(
        shape.offset(by: Point.zero - shape.rect.origin),
        Self.translation(shape.rect.origin) + " fill=\"\(color.hexText)\""
          + " opacity=\"\(SVGText.number(color.alpha))\" filter=\"url(#\(name))\""))
  }

  func add(_ shade: Shadow, sigma: Double, inside shape: RoundedRectangle) {
    // At the origin, as shadows are.
    let origin = shape.rect.origin
    let local = shape.offset(by: Point.zero - origin)
    let filter =
      sigma > 0 ? " filter=\"url(#\(definitions.blur(sigma: sigma, of: local.rect.size)))\"" : ""
    var color = shade.color.paintable
    nest("opacity=\"\(SVGText.number(color.alpha))\"\(filter)\(Self.translation(origin))") {
      color.alpha = 1
      clipped(to: local) {
        add(local.shade(depth: shade.offset.y), at: .zero, isEvenOdd: true, color: color)
      }
    }
  }

  func add(_ part: RoundedRectangle.RimPart, ofRim color: Color) {
    let name = part.gradient.map { definitions.gradient(color, from: $0.start, to: $0.end) }
    let even = SVGText.fill(color.opacity(RoundedRectangle.evenRimOpacity))
    add(Self.element(part.area, name.map { " fill=\"url(#\($0))\"" } ?? even))
  }

  // MARK: Text and images

  func add(_ line: TextLine, of string: String, x: Int, y: Int, color: Color) {
    let outline = line.outline().scaled(by: 1 / scale)
    if outline.elements.isEmpty { return }
    add(
      "<path\(Self.translation(Point(Double(x) / scale, Double(y) / scale)))"
        + " d=\"\(SVGText.data(of: outline, decimals: SVGText.glyphDecimals))\""
        + " aria-label=\"\(SVGText.escaped(string))\"\(SVGText.fill(color))/>")
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

  // MARK: Groups and clips

  func group(opacity: Double, bounds: (_ scale: Double) -> PixelRect?, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    let opacity = opacity.clamped(to: 1)
    if opacity > 0 { nest("opacity=\"\(SVGText.number(opacity))\"", body) }
  }

  func clipped(to shape: RoundedRectangle, _ body: () -> Void) {
    nest(clip: Self.element(shape), body)
  }

  func clipped(to path: Path, at origin: Point, isEvenOdd: Bool, _ body: () -> Void) {
    let rule = isEvenOdd ? " clip-rule=\"evenodd\"" : ""
    nest(clip: Self.element(path, at: origin, rule, ""), body)
  }
}
