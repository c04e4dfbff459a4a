import Canvas
import Controls
import Testing

/// A control of 100 x 30 pt, or 30 x 100 pt if vertical, of which the behavior covers all but 10
/// pt.
@Suite struct `Axis mapping` {
  nonisolated private static let lying = Rect(x: 10, y: 0, width: 90, height: 30)
  nonisolated private static let standing = Rect(x: 0, y: 10, width: 30, height: 90)

  nonisolated static let cases: [(AxisMapping, Rect, Point)] = [
    (.leftToRight, lying, Point(30, 5)), (.rightToLeft, lying, Point(80, 5)),
    (.upward, standing, Point(5, 80)), (.downward, standing, Point(5, 30)),
  ]

  @Test(arguments: cases)
  func `measures from the leading edge, the bottom or the top`(
    axis: AxisMapping, area: Rect, place: Point
  ) {
    #expect(axis.behaviorPoint(place, in: area) == Point(20, 5))
    #expect(axis.framePoint(Point(20, 5), in: area) == place && axis.length(of: area) == 90)
  }

  @Test(arguments: cases)
  func `maps the corners of a rectangle`(axis: AxisMapping, area: Rect, place: Point) {
    let rect = Rect(x: 20, y: 5, width: 40, height: 7)
    let placed = axis.frameRect(rect, in: area)
    let corners = [Point(rect.minX, rect.minY), Point(rect.maxX, rect.maxY)]
      .map { axis.framePoint($0, in: area) }
    #expect(placed.minX == corners.map(\.x).min() && placed.minY == corners.map(\.y).min())
    #expect(placed.maxX == corners.map(\.x).max() && placed.maxY == corners.map(\.y).max())
  }

  @Test func `swaps left and right from right to left and keeps all other keys`() {
    for key in [Key.left, .right, .up, .down, .home, .pageUp, .space] {
      #expect(AxisMapping.leftToRight.behaviorKey(key) == key)
      #expect(AxisMapping.upward.behaviorKey(key) == key)
    }
    #expect(AxisMapping.rightToLeft.behaviorKey(.left) == .right)
    #expect(AxisMapping.rightToLeft.behaviorKey(.right) == .left)
    #expect(AxisMapping.rightToLeft.behaviorKey(.up) == .up)
    #expect(AxisMapping.rightToLeft.behaviorKey(.home) == .home)
  }

  @Test func `maps up and down along a downward axis`() {
    #expect(AxisMapping.downward.behaviorKey(.up) == .left)
    #expect(AxisMapping.downward.behaviorKey(.down) == .right)
    for key in [Key.left, .right, .home, .pageUp, .space] {
      #expect(AxisMapping.downward.behaviorKey(key) == key)
    }
  }
}
