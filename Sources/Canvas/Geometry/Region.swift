/// A few rectangles of whole pixels that never overlap: what has to be painted and shown.
///
/// Every request to the display costs, so a region holds at most ``maximumCount`` rectangles.
/// Two become one where they overlap, or where that is no larger than the two are together; past the
/// limit, the pair whose union wastes least is joined.
public struct Region: Hashable, Sendable {
  /// The most rectangles a region holds.
  public static let maximumCount = 4

  /// The most pixels in neither of two rectangles that are joined because they overlap: as many are
  /// painted while another rectangle is begun. chosen
  static let largestWaste = 1 << 14

  /// The rectangles, in no order.
  public private(set) var rects: [PixelRect] = []

  /// A region without pixels.
  public init() {}

  /// A region of one rectangle.
  public init(_ rect: PixelRect) {
    add(rect)
  }

  /// Whether it has no pixel.
  public var isEmpty: Bool { rects.isEmpty }

  /// Number of pixels.
  public var area: Int { rects.reduce(0) { $0 + $1.area } }

  /// The smallest single rectangle that holds the region.
  public var bounds: PixelRect { rects.reduce(.zero) { $0.union($1) } }

  /// Whether it shares a pixel with a rectangle.
  public func intersects(_ rect: PixelRect) -> Bool {
    rects.contains { $0.intersects(rect) }
  }

  /// Adds the pixels of a rectangle, and joins what is cheaper as one.
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

  /// Adds the pixels of a rectangle; one that lies across others, so that much of a union would be in
  /// neither, without what it shares with them.
  package mutating func addInParts(_ rect: PixelRect) {
    if rects.contains(where: { $0.contains(rect) }) { return }
    if let other = rects.first(where: { Self.isAcross($0, rect) }) {
      rect.forEachPart(outside: other) { addInParts($0) }
    } else {
      add(rect)
    }
  }

  /// Restricts the region to a rectangle.
  public mutating func clip(to rect: PixelRect) {
    // In place, as every frame does it: a new list is memory.
    for index in rects.indices.reversed() {
      let part = rects[index].intersection(rect)
      if part.isEmpty { rects.remove(at: index) } else { rects[index] = part }
    }
  }

  /// Takes all pixels away, and keeps the memory.
  public mutating func removeAll() {
    rects.removeAll(keepingCapacity: true)
  }

  private static func shouldJoin(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.intersects(b) || a.union(b).area <= a.area + b.area
  }

  /// Whether two rectangles overlap, and much of their union is in neither.
  private static func isAcross(_ a: PixelRect, _ b: PixelRect) -> Bool {
    a.intersects(b)
      && a.union(b).area - a.area - b.area + a.intersection(b).area > largestWaste
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
  /// Calls a function with each of the parts, at most four, that lie outside another rectangle.
  fileprivate func forEachPart(outside other: PixelRect, _ body: (PixelRect) -> Void) {
    let shared = intersection(other)
    for part in [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: shared.minY),
      PixelRect(minX: minX, minY: shared.minY, maxX: shared.minX, maxY: shared.maxY),
      PixelRect(minX: shared.maxX, minY: shared.minY, maxX: maxX, maxY: shared.maxY),
      PixelRect(minX: minX, minY: shared.maxY, maxX: maxX, maxY: maxY),
    ] where !part.isEmpty {
      body(part)
    }
  }
}
