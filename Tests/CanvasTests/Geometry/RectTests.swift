import Testing

@testable import Canvas

@Suite struct `Rectangle in points` {
  let rect = Rect(10, 20, 30, 40)

  @Test func `edges, center and size agree for every initializer, and an offset keeps the size`() {
    for same in [
      Rect(minX: 10, minY: 20, maxX: 40, maxY: 60), Rect(center: Point(25, 40), size: Size(30, 40)),
      Rect(origin: Point(10, 20), size: Size(30, 40)),
    ] {
      #expect(same == rect)
    }
    #expect((rect.maxX, rect.maxY) == (40, 60) && rect.center == Point(25, 40))
    #expect(rect.offset(by: Point(-3, 4.5)) == Rect(7, 24.5, 30, 40))
    #expect(Point(1, 2) + Point(3, 4) - Point(1, 1) == Point(3, 5))
    #expect(Point(1, 2).distance(to: Point(4, 6)) == 5)
  }

  @Test func `a rectangle without width or height is empty`() {
    let rects = [Rect.zero, Rect(1, 1, 0, 5), Rect(1, 1, 5, -1), rect]
    #expect(rects.map(\.isEmpty) == [true, true, true, false])
  }

  @Test func `a rectangle contains its left and top edges but not its right and bottom edges`() {
    let points = [Point(10, 20), Point(39.999, 59.999), Point(40, 30), Point(20, 60)]
    #expect(points.map(rect.contains) == [true, true, false, false] && !Rect.zero.contains(.zero))
  }

  @Test func `an intersection is the common part, and edges have none`() {
    for (other, common) in [
      (Rect(40, 20, 5, 40), Rect.zero), (Rect(10, 0, 30, 20), .zero),
      (Rect(100, 100, 5, 5), .zero), (rect, rect), (Rect(0, 50, 20, 40), Rect(10, 50, 10, 10)),
      (Rect(39, 59, 5, 5), Rect(39, 59, 1, 1)),
    ] {
      #expect(rect.intersection(other) == common && rect.intersects(other) == !common.isEmpty)
    }
  }

  @Test func `a union contains both rectangles, and an empty rectangle adds nothing`() {
    let other = Rect(-5, 30, 10, 100)
    #expect(rect.union(other) == Rect(minX: -5, minY: 20, maxX: 40, maxY: 130))
    #expect(rect.union(.zero) == rect && Rect(-99, 0, 0, 9).union(rect) == rect)
  }

  @Test func `the distance is measured to the nearest edge or corner`() {
    for (point, distance) in [
      (Point(25, 40), 0.0), (Point(10, 20), 0), (Point(40, 60), 0), (Point(43, 64), 5),
      (Point(7, 16), 5), (Point(25, 10), 10), (Point(50, 40), 10),
    ] {
      #expect(rect.distance(to: point) == distance)
    }
  }

  @Test func `insets and outsets apply to each edge separately, and insets add up`() {
    let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(minX: 12, minY: 21, maxX: 36, maxY: 57))
    #expect(rect.outset(by: insets) == Rect(minX: 8, minY: 19, maxX: 44, maxY: 63))
    #expect(rect.inset(by: 5) == rect.inset(by: Insets(horizontal: 5, vertical: 5)))
    #expect(rect.outset(by: 5) == Rect(minX: 5, minY: 15, maxX: 45, maxY: 65))
    #expect(rect.inset(by: 20).isEmpty && insets.vertical == 4 && insets.horizontal == 6)
    #expect(Insets(horizontal: 7, vertical: 8) == Insets(top: 8, left: 7, bottom: 8, right: 7))
    #expect(Insets(left: 3) == Insets(top: 0, left: 3, bottom: 0, right: 0))
    #expect(Insets.zero == Insets())
  }
}
