/// A rectangle of whole device pixels (px).
///
/// Edges that come from points are clamped to ±2^24 pixels. Far beyond that, sums overflow.
public struct PixelRect: Hashable, Sendable {
  /// The left edge, in pixels.
  public var x: Int
  /// The top edge, in pixels.
  public var y: Int
  /// The width, in pixels.
  public var width: Int
  /// The height, in pixels; y runs downwards.
  public var height: Int

  /// An empty rectangle at the origin.
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle from its top left corner and its size, in pixels.
  public init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// A rectangle from its edges, in pixels; the right and bottom edges are exclusive.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The pixel that contains a point.
  public init(at point: Point, scale: Double) {
    self.init(
      x: Int(saturating: (point.x * scale).rounded(.down)),
      y: Int(saturating: (point.y * scale).rounded(.down)), width: 1, height: 1)
  }

  /// The smallest rectangle of whole pixels that contains a rectangle in points.
  ///
  /// `scale` is in pixels per point.
  public init(covering rect: Rect, scale: Double) {
    self.init(
      minX: Int(saturating: (rect.minX * scale).rounded(.down)),
      minY: Int(saturating: (rect.minY * scale).rounded(.down)),
      maxX: Int(saturating: (rect.maxX * scale).rounded(.up)),
      maxY: Int(saturating: (rect.maxY * scale).rounded(.up)))
  }

  /// The left edge, in pixels.
  public var minX: Int { x }
  /// The top edge, in pixels.
  public var minY: Int { y }
  /// The exclusive right edge, in pixels.
  public var maxX: Int { x + width }
  /// The exclusive bottom edge, in pixels.
  public var maxY: Int { y + height }
  /// Whether the rectangle has no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
  /// The number of pixels.
  public var area: Int { isEmpty ? 0 : width * height }

  /// Whether the rectangles share a pixel.
  public func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether another rectangle lies completely inside.
  public func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The rectangle moved, in pixels.
  public func offset(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with every edge moved outward, in pixels.
  public func outset(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The smallest rectangle that contains both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// The shared pixels; ``zero`` if there are none.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return result.isEmpty ? .zero : result
  }

  /// A rectangle in points with each edge rounded to the nearest pixel.
  ///
  /// Adjacent rectangles stay adjacent; rectangles smaller than a pixel may become empty.
  public init(roundingEdgesOf rect: Rect, scale: Double) {
    self.init(
      minX: Int(rounding: rect.minX * scale), minY: Int(rounding: rect.minY * scale),
      maxX: Int(rounding: rect.maxX * scale), maxY: Int(rounding: rect.maxY * scale))
  }

  /// A rectangle in points aligned to whole pixels, at least one pixel wide and high.
  public init(aligning rect: Rect, scale: Double) {
    self.init(
      x: Int(rounding: rect.minX * scale), y: Int(rounding: rect.minY * scale),
      width: max(1, Int(rounding: rect.width * scale)),
      height: max(1, Int(rounding: rect.height * scale)))
  }
}

extension Rect {
  package init(_ pixels: PixelRect, scale: Double) {
    self.init(
      x: Double(pixels.x) / scale, y: Double(pixels.y) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }
}
