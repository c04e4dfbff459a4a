/// A painter of outlines instead of pixels: what PDF and SVG have in common.
///
/// Nothing is added that is transparent, without a size, or outside of the clip. Shapes that are
/// added are ``RoundedRectangle/drawable``.
protocol OutlinePainter: Painter {
  /// In pixels per point; text, images and hairlines are aligned to these pixels.
  var scale: Double { get }
  var text: TextEngine { get }
  /// The pixels outside of which nothing is visible.
  var clip: PixelRect { get set }

  func add(_ shape: RoundedRectangle, color: Color)
  func add(_ path: Path, at origin: Point, isEvenOdd: Bool, color: Color)
  func add(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color)
  func add(_ line: TextLine, of string: String, x: Int, y: Int, color: Color)
  /// Adds a blurred shape; sigma is in points.
  func add(blurOf shape: RoundedRectangle, sigma: Double, color: Color)
  /// Adds the shade of a lens in the clip of its shape; sigma is in points, 0 for none.
  func add(_ shade: Shadow, sigma: Double, inside shape: RoundedRectangle)
  /// Adds a part of a lens's rim, in the clip of its ring.
  func add(_ part: RoundedRectangle.RimPart, ofRim color: Color)

  func clipped(to shape: RoundedRectangle, _ body: () -> Void)
  func clipped(to path: Path, at origin: Point, isEvenOdd: Bool, _ body: () -> Void)
}

extension OutlinePainter {
  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    guard color.alpha > 0, let shape = shape.drawable, isVisible(shape.rect) else { return }
    clipped(to: outline) { add(shape, color: color) }
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    guard color.alpha > 0, width > 0, let shape = shape.drawable, isVisible(shape.rect) else {
      return
    }
    if shape.inside(ofRing: width) == nil { return add(shape, color: color) }
    add(shape.ring(width: width), at: .zero, isEvenOdd: true, color: color)
  }

  func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?) {
    let sigma = sigma(of: shadow)
    let shape = shape.offset(by: shadow.offset)
    if sigma <= 0 { return fill(shape, color: shadow.color, within: outline) }
    guard shadow.color.alpha > 0, let shape = shape.drawable,
      isVisible(shape.rect.outset(by: 3 * sigma))
    else { return }
    clipped(to: outline) { add(blurOf: shape, sigma: sigma, color: shadow.color) }
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    guard color.alpha > 0, isVisible(path, at: origin) else { return }
    add(path, at: origin, isEvenOdd: false, color: color)
  }

  func stroke(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color) {
    guard color.alpha > 0, isVisible(path, stroke, at: origin) else { return }
    add(path, at: origin, stroke, color: color)
  }

  func fillAligned(_ rect: Rect, color: Color) {
    let place = PixelRect(aligning: rect, scale: scale).intersection(clip)
    if color.alpha > 0, !place.isEmpty { add(shape(of: place), color: color) }
  }

  func draw(_ text: Text, at origin: Point, color: Color) {
    let line = self.text.line(for: text, scale: scale)
    let (x, y) = (Int(rounding: origin.x * scale), Int(rounding: origin.y * scale))
    guard color.alpha > 0, line.paintBounds.offset(x: x, y: y).intersects(clip) else { return }
    add(line, of: text.string, x: x, y: y, color: color)
  }

  func clip(to rect: Rect, _ body: () -> Void) {
    let outer = clip
    clip = PixelRect(roundingEdgesOf: rect, scale: scale).intersection(outer)
    if !clip.isEmpty { clipped(to: shape(of: clip), body) }
    clip = outer
  }

  func clip(to path: Path, at origin: Point, _ body: () -> Void) {
    if isVisible(path, at: origin) { clipped(to: path, at: origin, isEvenOdd: false, body) }
  }

  /// Paints a lens, which shows its content without refraction.
  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    guard let shape = shape.drawable, isVisible(shape.rect) else { return }
    let shade = lens.shade
    clipped(to: shape) {
      content()
      fill(shape, color: lens.veil)
      if shade.color.alpha > 0, shade.offset.y > 0 {
        add(shade, sigma: sigma(of: shade), inside: shape)
      }
      if lens.rim.alpha > 0, lens.rimWidth > 0 {
        clipped(to: shape.ring(width: lens.rimWidth), at: .zero, isEvenOdd: true) {
          for part in shape.rimParts { add(part, ofRim: lens.rim) }
        }
      }
      fill(shape, color: lens.cover)
    }
  }

  /// The standard deviation in points, limited as for pixels.
  private func sigma(of shadow: Shadow) -> Double {
    GaussianBlur.sigma(shadow.sigma * scale) / scale
  }

  private func clipped(to outline: RoundedRectangle?, _ body: () -> Void) {
    guard let outline else { return body() }
    if let shape = outline.drawable { clipped(to: shape, body) }
  }

  private func shape(of pixels: PixelRect) -> RoundedRectangle {
    RoundedRectangle(Rect(pixels, scale: scale), radius: 0)
  }

  private func isVisible(_ bounds: Rect) -> Bool {
    PixelRect(covering: bounds, scale: scale).intersects(clip)
  }

  private func isVisible(_ path: Path, _ stroke: Stroke? = nil, at origin: Point) -> Bool {
    PathKey.bounds(of: path, stroke, at: origin, scale: scale).intersects(clip)
  }
}
