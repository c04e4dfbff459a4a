import Canvas

/// Finds the children that touch a rectangle, in the order in which they are painted, without
/// looking at each.
///
/// A binary tree over the children in their order: every inner place holds the union of the two
/// below it. Neighbours in a list or a grid lie close to each other, so most of a large container is
/// ruled out by a few rectangles.
struct ChildIndex {
  /// Fewer children than this are looked at one by one.
  static let smallestCount = 32

  /// The root at 1, the two below `i` at `2i` and `2i + 1`, children from `leafCount` on.
  private var areas: [PixelRect]
  private let leafCount: Int

  /// - Parameter areas: every pixel that a child may have painted or be pressed at, one for each.
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

  /// Adds to what a child may have painted or be pressed at.
  mutating func grow(_ child: Int, by area: PixelRect) {
    var place = leafCount + child
    while place > 0, !areas[place].contains(area) {
      areas[place] = areas[place].union(area)
      place /= 2
    }
  }

  /// Calls the body for each child that touches a rectangle, the one painted first at first.
  func forEach(touching rect: PixelRect, _ body: (Int) -> Void) {
    visit(1, rect, body)
  }

  /// The child painted last of those that touch a rectangle and pass a test; nil if none does.
  func last<Result>(touching rect: PixelRect, where test: (Int) -> Result?) -> Result? {
    findLast(1, rect, test)
  }

  private func visit(_ place: Int, _ rect: PixelRect, _ body: (Int) -> Void) {
    if !areas[place].intersects(rect) { return }
    if place >= leafCount { return body(place - leafCount) }
    visit(2 * place, rect, body)
    visit(2 * place + 1, rect, body)
  }

  private func findLast<Result>(
    _ place: Int, _ rect: PixelRect, _ test: (Int) -> Result?
  ) -> Result? {
    if !areas[place].intersects(rect) { return nil }
    if place >= leafCount { return test(place - leafCount) }
    return findLast(2 * place + 1, rect, test) ?? findLast(2 * place, rect, test)
  }
}
