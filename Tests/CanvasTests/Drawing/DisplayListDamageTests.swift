import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Display list damage` {
  static let placement = DisplayList.Placement(origin: Point(3, 3), scale: 1)

  private func box(_ x: Double, _ color: Color = .black) -> DisplayList.Command {
    .fill(RoundedRectangle(Rect(x, 0, 4, 4), radius: 0), color, within: nil)
  }

  private func damage(_ old: [DisplayList.Command], _ new: [DisplayList.Command]) -> Region {
    DisplayList(new).damage(since: DisplayList(old), at: Self.placement)
  }

  @Test(arguments: 1...100)
  func `every pixel that changes is damaged`(seed: Int) throws {
    var scene = RandomScene(seed: seed)
    let old = scene.list(count: scene.random.int(in: 0...6))
    var new = old
    for _ in 0..<scene.random.int(in: 1...3) { scene.mutate(&new) }
    let scale = scene.random.pick([1, 1.25, 1.5, 2])
    let origin = Point(scene.random.number(in: 3...5), scene.random.number(in: 3...5))
    let pictures = try [old, new].map { list in
      try Picture(Int(48 * scale), Int(38 * scale), scale: scale) {
        list.replay(on: $0, at: origin, text: TextEngine())
      }
    }
    let region = new.damage(since: old, at: DisplayList.Placement(origin: origin, scale: scale))
    for (x, y) in pictures[0].differingPlaces(from: pictures[1]) {
      if !region.intersects(PixelRect(x, y, 1, 1)) {
        Issue.record("\(x), \(y), scale \(scale): \(old.commands) and \(new.commands)")
        return
      }
    }
  }

  @Test(arguments: 1...100)
  func `repainting only the damage gives the new picture`(seed: Int) throws {
    var scene = RandomScene(seed: 500 + seed)
    let old = scene.list(count: scene.random.int(in: 0...5))
    var new = old
    scene.mutate(&new)
    let region = damage(old.commands, new.commands)
    let page = Rect(0, 0, 48, 38)
    func draw(_ list: DisplayList, on painter: CairoPainter) {
      painter.fillAligned(page, color: .white)
      list.replay(on: painter, at: Self.placement.origin, text: TextEngine())
    }
    let repaired = try Picture(48, 38) { painter in
      draw(old, on: painter)
      for rect in region.rects { painter.clipped(to: rect) { draw(new, on: painter) } }
    }
    let fresh = try Picture(48, 38) { draw(new, on: $0) }
    #expect(repaired.pixels == fresh.pixels, "\(old.commands) and \(new.commands)")
  }

  @Test(arguments: 1...20)
  func `equal lists have no damage`(seed: Int) {
    var scene = RandomScene(seed: seed)
    let list = scene.list(count: 6)
    #expect(damage(list.commands, list.commands).isEmpty && damage([], []).isEmpty)
  }

  @Test func `an added or removed command damages only its own bounds`() {
    let (a, b, c) = (box(0), box(10), box(20))
    for (old, new) in [
      ([a, c], [a, b, c]), ([a, b, c], [a, c]), ([a, c], [b, a, c]), ([a, c, b], [a, c]), ([], [b]),
    ] {
      #expect(damage(old, new).rects == [PixelRect(13, 3, 4, 4)])
    }
  }

  @Test func `a moved command damages its old and its new bounds, and swapped ones both`() {
    let moved = damage([box(0), box(30)], [box(10), box(30)])
    #expect(Set(moved.rects) == [PixelRect(3, 3, 4, 4), PixelRect(13, 3, 4, 4)])
    let (a, b) = (box(0), box(2, .white))
    #expect(damage([a, b], [b, a]).rects == [PixelRect(3, 3, 6, 4)])
  }

  @Test func `a change in a group damages only that change, a change of opacity the whole group`() {
    func group(_ opacity: Double, _ color: Color = .black) -> DisplayList.Command {
      .group(opacity: opacity, DisplayList([box(0), box(10, color)]))
    }
    #expect(damage([group(0.5)], [group(0.5, .white)]).rects == [PixelRect(13, 3, 4, 4)])
    #expect(damage([group(0.5)], [group(0.4)]).bounds == PixelRect(3, 3, 14, 4))
  }

  @Test func `a change of only the outline causes damage`() {
    let shape = RoundedRectangle(Rect(0, 0, 9, 9), radius: 2)
    let shadow = Shadow(offset: .zero, blur: 2, color: .black)
    let moved = shape.offset(by: Point(0.5, 0))
    #expect(
      !damage([.fill(shape, .black, within: shape)], [.fill(shape, .black, within: moved)]).isEmpty)
    #expect(
      !damage([.shadow(shadow, shape, within: shape)], [.shadow(shadow, shape, within: moved)])
        .isEmpty)
  }

  @Test func `a move too small for the pixel grid causes no damage`() {
    #expect(damage([box(0)], [box(0.005)]).isEmpty && !damage([box(0)], [box(0.02)]).isEmpty)
    let rect = Rect(2, 2, 5, 1)
    func aligned(_ dx: Double) -> DisplayList.Command {
      .aligned(rect.offset(by: Point(dx, 0)), .black)
    }
    #expect(damage([aligned(0)], [aligned(0.4)]).isEmpty)
    #expect(damage([aligned(0)], [aligned(0.6)]).area == 6)
  }
}
