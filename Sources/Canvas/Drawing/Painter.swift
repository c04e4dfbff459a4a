/// A painter, in points.
///
/// Shapes are painted with sub-pixel precision. Only ``fillAligned(_:color:)``, text and images are
/// aligned to whole pixels.
public protocol Painter: AnyObject {
  /// Fills a shape, optionally clipped to another shape.
  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?)

  /// Fills a ring along the inside of a shape's edge, with a width in points.
  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color)

  /// Paints the shadow of a shape, optionally clipped to another shape.
  func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?)

  /// Fills a shape over its two shadows; the soft one is lowest.
  func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair)

  /// Fills a path relative to an origin; the inside is where contours wind around.
  func fill(_ path: Path, at origin: Point, color: Color)

  /// Strokes a path relative to an origin.
  func stroke(_ path: Path, at origin: Point, _ stroke: Stroke, color: Color)

  /// Fills a rectangle aligned to whole pixels, at least one pixel wide and high: hairlines.
  func fillAligned(_ rect: Rect, color: Color)

  /// Draws a line of text with its top left corner at a point, aligned to whole pixels.
  func draw(_ text: Text, at origin: Point, color: Color)

  /// Draws an image into a rectangle with its edges rounded to pixels, stretched except for its
  /// ``Image/capInsets``; `color` tints template images.
  func draw(_ image: Image, in rect: Rect, color: Color?)

  /// Paints what the function paints as one picture with an opacity of 0...1; `bounds` are the
  /// pixels that it may paint, at a scale in pixels per point, if they are known.
  func group(opacity: Double, bounds: (_ scale: Double) -> PixelRect?, _ body: () -> Void)

  /// Clips what the function paints to a rectangle with its edges rounded to pixels.
  func clip(to rect: Rect, _ body: () -> Void)

  /// Clips what the function paints, as one picture, to a path at an origin, with smooth edges.
  func clip(to path: Path, at origin: Point, _ body: () -> Void)

  /// Paints a lens over what the function paints.
  ///
  /// The content is painted for the lens alone and only seen through it: it includes the background
  /// below the lens. Where the content is transparent, the pixels below the lens show undisplaced.
  func lens(_ shape: RoundedRectangle, _ lens: Lens, content: () -> Void)
}

extension Painter {
  /// Paints the two shadows and the shape, for painters without a faster way.
  public func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    drawShadow(shadows.soft, of: shape)
    drawShadow(shadows.contact, of: shape)
    fill(shape, color: color)
  }

  /// Fills a shape.
  public func fill(_ shape: RoundedRectangle, color: Color) {
    fill(shape, color: color, within: nil)
  }

  /// Paints the shadow of a shape.
  public func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle) {
    drawShadow(shadow, of: shape, within: nil)
  }

  /// Draws an image in its own colors.
  public func draw(_ image: Image, in rect: Rect) { draw(image, in: rect, color: nil) }

  /// Fills a path.
  public func fill(_ path: Path, color: Color) { fill(path, at: .zero, color: color) }

  /// Strokes a path.
  public func stroke(_ path: Path, _ stroke: Stroke, color: Color) {
    self.stroke(path, at: .zero, stroke, color: color)
  }

  /// Paints what the function paints as one picture with an opacity of 0...1.
  public func group(opacity: Double, _ body: () -> Void) {
    group(opacity: opacity, bounds: { _ in nil }, body)
  }

  /// Clips what the function paints to a path, with smooth edges.
  public func clip(to path: Path, _ body: () -> Void) { clip(to: path, at: .zero, body) }

  /// Fills a rectangle with sub-pixel precision.
  public func fill(_ rect: Rect, color: Color) {
    fill(RoundedRectangle(rect, radius: 0), color: color)
  }
}
