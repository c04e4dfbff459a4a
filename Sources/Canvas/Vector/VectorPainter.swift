/// A painter for a format of shapes, without displacement: a lens shows its content without
/// refraction.
protocol VectorPainter: Painter {
  /// Hairlines, text and images align to the pixels of the scale.
  var scale: Double { get }

  /// The pixels outside of which nothing is visible.
  var clip: PixelRect { get set }

  /// Clips what the function paints to a drawable shape.
  func clipping(to shape: RoundedRectangle, _ body: () -> Void)

  /// Clips what the function paints to a rectangle.
  func clipping(to rect: Rect, _ body: () -> Void)

  /// Paints what the function paints as one picture with an opacity between 0 and 1.
  func addGroup(opacity: Double, _ body: () -> Void)

  /// Paints a visible, drawable shape.
  func add(_ shape: RoundedRectangle, color: Color)

  /// Paints a visible rectangle.
  func add(_ rect: Rect, color: Color)

  /// Paints a visible path.
  func add(_ path: Path, at origin: Point, color: Color)

  /// Paints a visible path with holes, by the even-odd rule.
  func addRing(_ path: Path, color: Color)

  /// Paints a visible bitmap.
  func add(_ bitmap: Bitmap, in rect: Rect)

  /// Paints the visible shade inside a drawable shape.
  func addShade(_ shade: Lens.Shade, in shape: RoundedRectangle)

  /// Paints a visible rim.
  func addRim(_ parts: LensRim, color: Color)
}

extension VectorPainter {
  func isVisible(_ bounds: Rect) -> Bool {
    PixelRect(covering: bounds, scale: scale).intersects(clip)
  }

  /// Clips what the function paints to a shape; `nil` for no clip.
  func painting(within outline: RoundedRectangle?, _ body: () -> Void) {
    guard let outline else { return body() }
    if let outline = outline.drawable { clipping(to: outline, body) }
  }

  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?) {
    guard color.alpha > 0, let shape = shape.drawable, isVisible(shape.rect) else { return }
    painting(within: outline) { add(shape, color: color) }
  }

  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color) {
    guard color.alpha > 0, width > 0, let shape = shape.drawable, isVisible(shape.rect) else {
      return
    }
    guard let inside = shape.inside(ofRing: width) else { return add(shape, color: color) }
    var ring = shape.path
    ring.add(inside.path)
    addRing(ring, color: color)
  }

  func fill(_ path: Path, at origin: Point, color: Color) {
    let bounds = PathKey.bounds(of: path, scale: scale)
    guard color.alpha > 0, !bounds.isEmpty,
      isVisible(Rect(bounds, scale: scale).offset(by: origin))
    else { return }
    add(path, at: origin, color: color)
  }

  func fillAligned(_ rect: Rect, color: Color) {
    let place = PixelRect(aligning: rect, scale: scale).intersection(clip)
    if color.alpha <= 0 || place.isEmpty { return }
    add(Rect(place, scale: scale), color: color)
  }

  func draw(_ image: Image, in rect: Rect, color: Color?) {
    let place = PixelRect(roundingEdgesOf: rect, scale: scale)
    let visible = place.intersection(clip)
    guard let bitmap = Bitmap(image, filling: place, part: visible, scale: scale, color: color)
    else { return }
    add(bitmap, in: Rect(visible, scale: scale))
  }

  func group(opacity: Double, _ body: () -> Void) {
    if opacity >= 1 { return body() }
    let opacity = opacity.clamped(to: 1)
    if opacity > 0 { addGroup(opacity: opacity, body) }
  }

  func clip(to rect: Rect, _ body: () -> Void) {
    let outer = clip
    clip = PixelRect(roundingEdgesOf: rect, scale: scale).intersection(clip)
    defer { clip = outer }
    if !clip.isEmpty { clipping(to: Rect(clip, scale: scale), body) }
  }

  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void) {
    guard let shape = shape.drawable, isVisible(shape.rect) else { return }
    let (shade, rim) = (lens.shade, lens.rim)
    painting(within: shape) {
      content()
      fill(shape, color: lens.veil)
      if shade.color.alpha > 0, shade.depth > 0 { addShade(shade, in: shape) }
      if rim.color.alpha > 0, rim.width > 0 {
        addRim(LensRim(of: shape, width: rim.width), color: rim.color)
      }
      fill(shape, color: lens.cover)
    }
  }
}
