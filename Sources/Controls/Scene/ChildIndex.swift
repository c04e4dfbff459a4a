import Canvas

/// Finds the children that touch a rectangle, in painting order; a binary tree in that order, in
/// which each inner node is the union of the two below.
struct ChildIndex {
  /// With fewer children a linear search is faster.
  static let smallestCount = 32

  /// The root is at 1, the children of `i` at `2i` and `2i + 1`, leaves from `leafCount` on.
  private var areas: [PixelRect]
  private let leafCount: Int

  init(_ areas: [PixelRect]) {
    var leafCount = 1
    while leafCount < areas.count { leafCount *= 2 }
    self.leafCount = leafCount
    self.areas = Array(repeating: .zero, count: leafCount) + areas
    self.areas += Array(repeating: .zero, count: 2 * leafCount - self.areas.count)
    for place in stride(from: leafCount - 1, to: 0, by: -1) {
      self.areas[place] = self.areas[2 * place].union(self.areas[2 * place + 1])
    }
  }

  mutating func grow(_ child: Int, by area: PixelRect) {
    var place = leafCount + child
    while place > 0, !areas[place].contains(area) {
      areas[place] = areas[place].union(area)
      place /= 2
    }
  }

  func forEach(touching rect: PixelRect, below place: Int = 1, _ body: (Int) -> Void) {
    if !areas[place].intersects(rect) { return }
    if place >= leafCount { return body(place - leafCount) }
    forEach(touching: rect, below: 2 * place, body)
    forEach(touching: rect, below: 2 * place + 1, body)
  }

  /// The result of the last child in painting order that touches a rectangle and passes the test.
  func last<Result>(
    touching rect: PixelRect, below place: Int = 1, where test: (Int) -> Result?
  ) -> Result? {
    if !areas[place].intersects(rect) { return nil }
    if place >= leafCount { return test(place - leafCount) }
    return last(touching: rect, below: 2 * place + 1, where: test)
      ?? last(touching: rect, below: 2 * place, where: test)
  }
}
