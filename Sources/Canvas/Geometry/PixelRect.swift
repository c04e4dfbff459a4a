/// A rectangle of whole device pixels (px).
public struct PixelRect: Hashable, Sendable {
  /// The left edge, px.
  public var x: Int
  /// The top edge, px.
  public var y: Int
  /// px.
  public var width: Int
  /// px; y runs downwards.
  public var height: Int

  /// An empty rectangle at the origin.
  public static let zero = PixelRect(x: 0, y: 0, width: 0, height: 0)

  /// A rectangle by its top left corner and its size, px.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle by its edges, px; the right and the bottom one are outside.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.init(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
  }

  /// The one pixel that a place given in pt lies in.
  public init(at point: Point, scale: Double) {
    self.init(
      x: Int(saturating: (point.x * scale).rounded(.down)),
      y: Int(saturating: (point.y * scale).rounded(.down)), width: 1, height: 1)
  }

  /// The smallest rectangle of whole pixels that holds a rectangle given in pt.
  ///
  /// Edges further away than 2^24 px, which nothing can show, come back to there.
  ///
  /// - Parameters:
  ///   - rect: a rectangle in pt.
  ///   - scale: pixels a point.
  public init(covering rect: Rect, scale: Double) {
    self.init(
      minX: Int(saturating: (rect.minX * scale).rounded(.down)),
      minY: Int(saturating: (rect.minY * scale).rounded(.down)),
      maxX: Int(saturating: (rect.maxX * scale).rounded(.up)),
      maxY: Int(saturating: (rect.maxY * scale).rounded(.up)))
  }

  /// The left edge, px.
  public var minX: Int { x }
  /// The top edge, px.
  public var minY: Int { y }
  /// The right edge, px: the first column outside.
  public var maxX: Int { x + width }
  /// The bottom edge, px: the first row outside.
  public var maxY: Int { y + height }
  /// Whether it has no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }

  /// Number of pixels.
  public var area: Int { isEmpty ? 0 : width * height }

  /// Whether the two share a pixel.
  public func intersects(_ other: PixelRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  /// Whether the other one lies inside altogether.
  public func contains(_ other: PixelRect) -> Bool {
    minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
  }

  /// The rectangle moved, px.
  public func offset(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with every edge moved outward, px.
  public func outset(by distance: Int) -> PixelRect {
    PixelRect(
      x: x - distance, y: y - distance, width: width + 2 * distance, height: height + 2 * distance)
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// What the two share; empty if they share nothing.
  public func intersection(_ other: PixelRect) -> PixelRect {
    let result = PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
    return result.isEmpty ? .zero : result
  }
}

extension PixelRect {
  /// A rectangle given in pt each of whose edges goes to the nearest whole pixel, so that
  /// rectangles that meet still do; one that is too small for a pixel may have none.
  public init(roundingEdgesOf rect: Rect, scale: Double) {
    self.init(
      minX: Int(rounding: rect.minX * scale), minY: Int(rounding: rect.minY * scale),
      maxX: Int(rounding: rect.maxX * scale), maxY: Int(rounding: rect.maxY * scale))
  }

  /// A rectangle given in pt moved to whole pixels, at least one pixel wide and high.
  public init(aligning rect: Rect, scale: Double) {
    self.init(
      x: Int(rounding: rect.minX * scale), y: Int(rounding: rect.minY * scale),
      width: max(1, Int(rounding: rect.width * scale)),
      height: max(1, Int(rounding: rect.height * scale)))
  }
}

extension Rect {
  /// Whole pixels in pt.
  package init(_ pixels: PixelRect, scale: Double) {
    self.init(
      x: Double(pixels.x) / scale, y: Double(pixels.y) / scale,
      width: Double(pixels.width) / scale, height: Double(pixels.height) / scale)
  }
}
