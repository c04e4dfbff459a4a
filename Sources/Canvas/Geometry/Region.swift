/// A set of pixels, as up to ``maximumCount`` rectangles that never overlap.
///
/// Rectangles are joined where they overlap or where the union is no larger than both together;
/// beyond the limit, which bounds requests to the display, the pair whose union wastes least.
public struct Region: Hashable, Sendable {
  /// The maximum number of rectangles.
  public static let maximumCount = 4

  /// The most pixels that joining two overlapping rectangles may add. chosen
  static let largestWaste = 1 << 14

  /// The rectangles, in no particular order.
  public private(set) var rects: [PixelRect] = []

  /// A region without pixels.
  public init() {}

  /// A region of one rectangle.
  public init(_ rect: PixelRect) { add(rect) }

  /// Whether the region has no pixels.
  public var isEmpty: Bool { rects.isEmpty }
  /// The number of pixels.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }
  /// The smallest rectangle that contains the region.
  public var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

  /// Whether the region shares a pixel with a rectangle.
  public func intersects(_ rect: PixelRect) -> Bool { rects.contains { $0.intersects(rect) } }

  /// Adds a rectangle, and joins rectangles where that is cheaper.
  public mutating func add(_ rect: PixelRect) {
    if rect.isEmpty || rects.contains(where: { $0.contains(rect) }) { return }
    var rect = rect
    // A join may touch a third rectangle, hence the loop.
    while let index = rects.firstIndex(where: { Self.shouldJoin($0, rect) }) {
      rect = rect.union(rects.remove(at: index))
    }
    rects.append(rect)
    if rects.count > Self.maximumCount { joinCheapestPair() }
  }

  /// Adds a rectangle, split where joining it with an overlapping one would add many pixels.
  package mutating func addInParts(_ rect: PixelRect) {
    if rects.contains(where: { $0.contains(rect) }) { return }
    if let other = rects.first(where: { Self.isAcross($0, rect) }) {
      for part in rect.parts(outside: other) { addInParts(part) }
    } else {
      add(rect)
    }
  }

  /// Restricts the region to a rectangle.
  public mutating func clip(to rect: PixelRect) {
    rects = rects.map { $0.intersection(rect) }.filter { !$0.isEmpty }
  }

  private static func shouldJoin(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.intersects(b) || a.union(b).area <= a.area + b.area
  }

  private static func isAcross(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.intersects(b) && a.union(b).area - a.area - b.area + a.intersection(b).area > largestWaste
  }

  private mutating func joinCheapestPair() {
    var best = (i: 0, j: 1, waste: Int.max)
    for i in rects.indices {
      for j in rects.indices where j > i {
        let waste = rects[i].union(rects[j]).area - rects[i].area - rects[j].area
        if waste < best.waste { best = (i, j, waste) }
      }
    }
    let second = rects.remove(at: best.j)
    let first = rects.remove(at: best.i)
    add(first.union(second))
  }
}

extension PixelRect {
  /// Rectangles that cover the pixels outside all of the others, and do not overlap.
  package func parts(outside others: [PixelRect]) -> [PixelRect] {
    if isEmpty { return [] }
    return others.reduce([self]) { parts, other in parts.flatMap { $0.parts(outside: other) } }
  }

  /// Rectangles that cover the pixels outside another rectangle, and do not overlap.
  package func parts(outside other: PixelRect) -> [PixelRect] {
    let shared = intersection(other)
    if shared.isEmpty { return [self] }
    return [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: shared.minY),
      PixelRect(minX: minX, minY: shared.minY, maxX: shared.minX, maxY: shared.maxY),
      PixelRect(minX: shared.maxX, minY: shared.minY, maxX: maxX, maxY: shared.maxY),
      PixelRect(minX: minX, minY: shared.maxY, maxX: maxX, maxY: maxY),
    ].filter { !$0.isEmpty }
  }
}
