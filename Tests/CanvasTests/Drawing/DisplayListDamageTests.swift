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

  /// The second hundred are single changes at scale 1.
  @Test(arguments: 1...200)
  func `repainting only the damage gives the new picture`(seed: Int) throws {
    let isPlain = seed > 100
    var scene = RandomScene(seed: isPlain ? 400 + seed : seed)
    let old = scene.list(count: scene.random.int(in: 0...(isPlain ? 5 : 6)))
    var new = old
    for _ in 0..<(isPlain ? 1 : scene.random.int(in: 1...3)) { scene.mutate(&new) }
    var placement = Self.placement
    if !isPlain {
      placement.scale = scene.random.pick([1, 1.25, 1.5, 2])
      placement.origin = Point(scene.random.number(in: 3...5), scene.random.number(in: 3...5))
    }
    func draw(_ list: DisplayList, on painter: CairoPainter) {
      painter.fillAligned(Rect(0, 0, 48, 38), color: .white)
      list.replay(on: painter, at: placement.origin, text: TextEngine())
    }
    let (width, height) = (Int(48 * placement.scale), Int(38 * placement.scale))
    let repaired = try Picture(width, height, scale: placement.scale) { painter in
      draw(old, on: painter)
      for rect in new.damage(since: old, at: placement).rects {
        painter.clipped(to: rect) { draw(new, on: painter) }
      }
    }
    let fresh = try Picture(width, height, scale: placement.scale) { draw(new, on: $0) }
    #expect(repaired.pixels == fresh.pixels, "\(old.commands) and \(new.commands)")
  }

  @Test(arguments: 1...100)
  func `a change makes another list of a list`(seed: Int) {
    var scene = RandomScene(seed: seed)
    let first = scene.list(count: scene.random.int(in: 0...6))
    var second = first
    for _ in 0..<scene.random.int(in: 1...3) { scene.mutate(&second) }
    for (old, new) in [(first, second), (second, first), (first, first), (DisplayList(), first)] {
      let change = DisplayList.Change(from: old, to: new)
      var list = old
      list.apply(change)
      #expect(list == new && change.isEmpty == (old == new))
      #expect(change.count <= new.commands.reduce(0) { $0 + $1.count })
    }
  }

  @Test func `a frame of a fade keeps no commands but the group, unless these change`() {
    func fade(_ opacity: Double, _ commands: [DisplayList.Command]) -> DisplayList {
      DisplayList([box(0), .group(opacity: opacity, DisplayList(commands))])
    }
    let old = fade(0.5, [box(10), box(20)])
    #expect(DisplayList.Change(from: old, to: fade(0.4, [box(10), box(20)])).count == 1)
    #expect(DisplayList.Change(from: old, to: fade(0.4, [box(10), box(30)])).count == 3)
    #expect(DisplayList.Change(from: DisplayList(), to: old).count == 4)
  }

  @Test(arguments: 1...20)
  func `equal lists have no damage`(seed: Int) {
    var scene = RandomScene(seed: seed)
    let list = scene.list(count: 6)
    #expect(damage(list.commands, list.commands).isEmpty && damage([], []).isEmpty)
  }

  @Test func `a command damages only its own bounds, old and new ones`() {
    let (a, b, c) = (box(0), box(10), box(20))
    for (old, new) in [
      ([a, c], [a, b, c]), ([a, b, c], [a, c]), ([a, c], [b, a, c]), ([a, c, b], [a, c]), ([], [b]),
    ] { #expect(damage(old, new).rects == [PixelRect(13, 3, 4, 4)]) }
    let moved = damage([box(0), box(30)], [box(10), box(30)])
    #expect(Set(moved.rects) == [PixelRect(3, 3, 4, 4), PixelRect(13, 3, 4, 4)])
    let near = box(2, .white)
    #expect(damage([a, near], [near, a]).rects == [PixelRect(3, 3, 6, 4)])
  }

  @Test func `a change in a group damages only that, and a tiny move nothing`() {
    func group(_ opacity: Double, _ color: Color = .black) -> DisplayList.Command {
      .group(opacity: opacity, DisplayList([box(0), box(10, color)]))
    }
    #expect(damage([group(0.5)], [group(0.5, .white)]).rects == [PixelRect(13, 3, 4, 4)])
    #expect(damage([group(0.5)], [group(0.4)]).bounds == PixelRect(3, 3, 14, 4))
    #expect(damage([box(0)], [box(0.003)]).isEmpty && !damage([box(0)], [box(0.02)]).isEmpty)
    let rect = Rect(2, 2, 5, 1)
    func aligned(_ dx: Double) -> DisplayList.Command {
      .aligned(rect.offset(by: Point(dx, 0)), .black)
    }
    #expect(damage([aligned(0)], [aligned(0.4)]).isEmpty)
    #expect(damage([aligned(0)], [aligned(0.6)]).area == 6)
  }
}
