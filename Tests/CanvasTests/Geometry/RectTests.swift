import Testing

@testable import Canvas

@Suite struct `Rectangle in points` {
  let rect = Rect(10, 20, 30, 40)

  @Test func `edges, center and size agree for every initializer`() {
    #expect(Rect(minX: 10, minY: 20, maxX: 40, maxY: 60) == rect)
    #expect(Rect(center: Point(25, 40), size: Size(30, 40)) == rect)
    #expect(Rect(origin: Point(10, 20), size: Size(30, 40)) == rect)
    #expect((rect.maxX, rect.maxY) == (40, 60))
    #expect(rect.center == Point(25, 40))
  }

  @Test func `a rectangle without width or height is empty`() {
    #expect(Rect.zero.isEmpty)
    #expect(Rect(1, 1, 0, 5).isEmpty)
    #expect(Rect(1, 1, 5, -1).isEmpty)
    #expect(!rect.isEmpty)
  }

  @Test func `a rectangle contains its left and top edges but not its right and bottom edges`() {
    #expect(rect.contains(Point(10, 20)))
    #expect(!rect.contains(Point(40, 30)))
    #expect(!rect.contains(Point(20, 60)))
    #expect(rect.contains(Point(39.999, 59.999)))
    #expect(!Rect.zero.contains(.zero))
  }

  @Test func `rectangles that share an edge do not intersect`() {
    #expect(!rect.intersects(Rect(40, 20, 5, 40)))
    #expect(!rect.intersects(Rect(10, 0, 30, 20)))
    #expect(rect.intersects(Rect(39.99, 59.99, 5, 5)))
    #expect(rect.intersection(Rect(40, 20, 5, 40)) == .zero)
  }

  @Test func `an intersection is the common part`() {
    let other = Rect(0, 50, 20, 40)
    #expect(rect.intersection(other) == Rect(10, 50, 10, 10))
    #expect(rect.intersection(rect) == rect)
    #expect(rect.intersection(Rect(100, 100, 5, 5)) == .zero)
  }

  @Test func `a union contains both rectangles, and an empty rectangle adds nothing`() {
    let other = Rect(-5, 30, 10, 100)
    #expect(rect.union(other) == Rect(minX: -5, minY: 20, maxX: 40, maxY: 130))
    #expect(rect.union(.zero) == rect)
    #expect(Rect(-99, 0, 0, 9).union(rect) == rect)
  }

  static let distances: [(Point, Double)] = [
    (Point(25, 40), 0), (Point(10, 20), 0), (Point(40, 60), 0), (Point(43, 64), 5),
    (Point(7, 16), 5), (Point(25, 10), 10), (Point(50, 40), 10),
  ]

  @Test(arguments: distances)
  func `the distance is measured to the nearest edge or corner`(point: Point, distance: Double) {
    #expect(rect.distance(to: point) == distance)
  }

  @Test func `insets and outsets apply to each edge separately`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(minX: 12, minY: 21, maxX: 36, maxY: 57))
    #expect(rect.outset(by: insets) == Rect(minX: 8, minY: 19, maxX: 44, maxY: 63))
    #expect(rect.inset(by: insets).outset(by: insets) == rect)
    #expect(rect.inset(by: 5) == rect.inset(by: Insets(horizontal: 5, vertical: 5)))
    #expect(rect.outset(by: 5) == Rect(minX: 5, minY: 15, maxX: 45, maxY: 65))
    #expect(rect.inset(by: 20).isEmpty)
  }

  @Test func `insets add up along each axis`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(insets.vertical == 4)
    #expect(insets.horizontal == 6)
    let both = Insets(horizontal: 7, vertical: 8)
    #expect(both == Insets(top: 8, left: 7, bottom: 8, right: 7))
    #expect(Insets(left: 3) == Insets(top: 0, left: 3, bottom: 0, right: 0))
    #expect(Insets.zero == Insets())
  }

  @Test func `an offset keeps the size`() {
    let moved = rect.offset(by: Point(-3, 4.5))
    #expect(moved == Rect(7, 24.5, 30, 40))
    #expect(Point(1, 2) + Point(3, 4) - Point(1, 1) == Point(3, 5))
    #expect(Point(1, 2).distance(to: Point(4, 6)) == 5)
  }
}
