/// The whole drawing vocabulary, in points.
///
/// Shapes are painted where they are, to a fraction of a pixel. Only ``fillAligned(_:color:)``, text
/// and images move to whole pixels.
public protocol Painter: AnyObject {
  /// Fills a shape, optionally only where another shape is.
  func fill(_ shape: RoundedRectangle, color: Color, within outline: RoundedRectangle?)

  /// Fills a ring of the given width (pt) along the inside of a shape's edge.
  func strokeInside(_ shape: RoundedRectangle, width: Double, color: Color)

  /// Paints the shadow that a shape casts, optionally only where another shape is.
  func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle, within outline: RoundedRectangle?)

  /// Fills a shape with the two shadows that it casts, the soft one lowest.
  func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair)

  /// Fills a path given relative to an origin; contours may not cross each other.
  func fill(_ path: Path, at origin: Point, color: Color)

  /// Fills a rectangle moved to whole pixels, at least one pixel wide and high: hairlines.
  func fillAligned(_ rect: Rect, color: Color)

  /// Draws a line of text with its top left corner at a point, moved to whole pixels.
  func draw(_ text: Text, at origin: Point, color: Color)

  /// Draws an image into a rectangle, each of whose edges moves to the nearest whole pixel.
  ///
  /// - Parameters:
  ///   - image: is stretched to the rectangle but for its ``Image/capInsets``.
  ///   - rect: pt.
  ///   - color: what a template is painted in; nil, or an image that is none, for its own colours.
  func draw(_ image: Image, in rect: Rect, color: Color?)

  /// Paints everything in the body as one picture of the given opacity, 0 to 1.
  func group(opacity: Double, _ body: () -> Void)

  /// Paints what the body paints within a rectangle only, each of whose edges moves to the nearest
  /// whole pixel.
  func clip(to rect: Rect, _ body: () -> Void)
}

extension Painter {
  /// Three strokes, for painters that have no faster way.
  public func fill(_ shape: RoundedRectangle, color: Color, casting shadows: ShadowPair) {
    drawShadow(shadows.soft, of: shape)
    drawShadow(shadows.contact, of: shape)
    fill(shape, color: color)
  }

  /// Fills a shape everywhere.
  public func fill(_ shape: RoundedRectangle, color: Color) {
    fill(shape, color: color, within: nil)
  }

  /// Paints the shadow that a shape casts, everywhere.
  public func drawShadow(_ shadow: Shadow, of shape: RoundedRectangle) {
    drawShadow(shadow, of: shape, within: nil)
  }

  /// Draws an image in its own colours.
  public func draw(_ image: Image, in rect: Rect) {
    draw(image, in: rect, color: nil)
  }

  /// Fills a rectangle where it is, to a fraction of a pixel.
  public func fill(_ rect: Rect, color: Color) {
    fill(RoundedRectangle(rect, radius: 0), color: color)
  }
}
