import Canvas
import Testing

@testable import Controls

@Suite struct `Scene damage` {
  private let window = PixelRect(x: 0, y: 0, width: 100, height: 50)
  private var damage = SceneDamage(everythingFor: "first frame")

  private mutating func take() -> FrameUpdate { damage.take(in: window, next: .idle) }

  @Test mutating func `covers the window at first, and the added rectangles within it afterward`() {
    #expect(!damage.isEmpty && damage.isEverything)
    let update = take()
    #expect(update.damage.rects == [window] && update.fullRepaintReason == "first frame")
    #expect(damage.isEmpty && !damage.isEverything)
    let nothing = take()
    #expect(nothing.damage.isEmpty && nothing.fullRepaintReason == nil)
    damage.add(PixelRect(x: 90, y: 40, width: 20, height: 20))
    #expect(!damage.isEmpty)
    let part = take()
    #expect(part.damage.rects == [PixelRect(x: 90, y: 40, width: 10, height: 10)])
    #expect(part.fullRepaintReason == nil && part.move == nil)
  }

  @Test mutating func `excludes what a move copies, and covers its whole area for other buffers`() {
    _ = take()
    let area = PixelRect(x: 10, y: 10, width: 40, height: 40)
    // Damage inside the moved area moves along.
    damage.add(PixelRect(x: 0, y: 20, width: 30, height: 5))
    damage.addMove(of: area, by: 12)
    damage.add(PixelRect(x: 10, y: 10, width: 40, height: 12))
    #expect(!damage.isEmpty)
    let update = take()
    #expect(update.move?.area == area && update.move?.distance == 12)
    #expect(update.move?.damage.intersects(PixelRect(x: 10, y: 32, width: 20, height: 5)) == true)
    #expect(update.move?.damage.intersects(PixelRect(x: 0, y: 20, width: 1, height: 5)) == true)
    #expect(update.move?.damage.intersects(PixelRect(x: 49, y: 49, width: 1, height: 1)) == false)
    #expect(update.damage.bounds == area.union(PixelRect(x: 0, y: 20, width: 30, height: 5)))
    #expect(damage.isEmpty && take().move == nil)
  }

  @Test mutating func `covers the window once without a move if everything is repainted`() {
    damage.addMove(of: window, by: 5)
    #expect(take().move == nil)
    damage.addMove(of: window, by: 5)
    damage.addEverything(for: "theme")
    let update = take()
    #expect(update.move == nil && update.damage.rects == [window])
    damage.add(PixelRect(x: 0, y: 0, width: 5, height: 5))
    damage.addEverything(for: "theme")
    damage.add(PixelRect(x: 9, y: 0, width: 5, height: 5))
    let second = take()
    #expect(second.damage.rects == [window] && second.fullRepaintReason == "theme")
    #expect(damage.isEmpty)
  }

  @Test mutating func `covers the difference between two display lists`() {
    _ = take()
    func list(_ x: Double) -> DisplayList {
      DisplayList { $0.fillAligned(Rect(x: x, y: 0, width: 4, height: 4), color: .black) }
    }
    let placement = DisplayList.Placement(origin: Point(10, 10), scale: 1, clip: nil)
    let text = TextEngine()
    damage.addDifference(from: list(0), to: list(0), at: placement, text: text)
    #expect(damage.isEmpty)
    damage.addDifference(from: list(0), to: list(20), at: placement, text: text)
    let region = take().damage
    #expect(region.area == 32)
  }
}
