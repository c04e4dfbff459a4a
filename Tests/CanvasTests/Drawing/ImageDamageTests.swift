import Testing

@testable import Canvas

@Suite struct `Image damage` {
  private static let image = Image(width: 4, words: Array(repeating: 0xFF00_00FF, count: 16))
  private static let template: Image = {
    var image = Self.image
    image.isTemplate = true
    return image
  }()

  private static func command(_ image: Image = image, x: Double = 2, _ color: Color? = nil)
    -> DisplayList.Command
  { .image(image, in: Rect(x, 2, 4, 4), color) }

  private static func damage(_ old: DisplayList.Command, _ new: DisplayList.Command) -> [PixelRect]
  {
    DisplayList([new]).damage(
      since: DisplayList([old]), at: DisplayList.Placement(origin: Point(3, 3), scale: 1)
    ).rects
  }

  @Test func `the bounds of an image are the pixels of its rectangle`() {
    let bounds = DisplayList([Self.command()]).bounds(at: Point(3, 3), scale: 1.5)
    #expect(bounds == PixelRect(minX: 8, minY: 8, maxX: 14, maxY: 14))
    let clear = DisplayList([Self.command(Self.template, .clear)])
    #expect(clear.bounds(at: .zero, scale: 1).isEmpty)
  }

  @Test func `only a change of image, color or position causes damage`() {
    let copy = Image(width: 4, words: Array(repeating: 0xFF00_00FF, count: 16))
    let other = Image(width: 4, words: Array(repeating: 0xFF00_00FE, count: 16))
    let place = PixelRect(5, 5, 4, 4)
    for (old, new, rects) in [
      (Self.command(), Self.command(copy), []), (Self.command(), Self.command(x: 2.4), []),
      // The color applies only to template images.
      (Self.command(), Self.command(Self.image, .white), []),
      (Self.command(), Self.command(other), [place]),
      (Self.command(Self.template, .white), Self.command(Self.template, .black), [place]),
      (Self.command(), Self.command(x: 3), [PixelRect(5, 5, 5, 4)]),
    ] { #expect(Self.damage(old, new) == rects) }
  }
}

/// The damage is only a strip as long as nothing else changes.
@Suite struct `Damage of bars that change length` {
  struct Bar {
    var rect = Rect(4, 6, 10, 12)
    var radius = 0.0
    var curve = CornerCurve.circular
    var color = Color.black
    var outline: RoundedRectangle? = RoundedRectangle(Rect(2, 4, 30, 16), radius: 6)

    var list: DisplayList {
      DisplayList([
        .fill(RoundedRectangle(rect, radius: radius, curve: curve), color, within: outline)
      ])
    }

    static func changed(_ change: (inout Bar) -> Void) -> Bar {
      var bar = Bar()
      change(&bar)
      return bar
    }
  }

  static let placement = DisplayList.Placement(origin: Point(1, 1), scale: 1)

  private func damage(from old: Bar, to new: Bar) -> Region {
    new.list.damage(since: old.list, at: Self.placement)
  }

  private func picture(_ bar: Bar) throws -> Picture {
    try Picture(40, 30) { bar.list.replay(on: $0, at: Self.placement.origin, text: TextEngine()) }
  }

  private static let longer = Bar.changed { $0.rect.size.width = 16.5 }

  @Test func `a bar that changes length damages the strip between its old and new ends`() {
    let strip = [PixelRect(15, 7, 7, 12)]
    #expect(damage(from: Bar(), to: Self.longer).rects == strip)
    #expect(damage(from: Self.longer, to: Bar()).rects == strip)
    let earlier = Bar.changed { $0.rect = Rect(2, 6, 12, 12) }
    #expect(damage(from: Bar(), to: earlier).rects == [PixelRect(3, 7, 2, 12)])
    // A change of a rounded bar damages both bars completely.
    let (round, wide) = (Bar(radius: 3), Bar(rect: Rect(4, 6, 16, 12), radius: 3))
    #expect(damage(from: round, to: wide).bounds == PixelRect(5, 7, 16, 12))
  }

  static let changes: [(name: String, change: @Sendable (inout Bar) -> Void)] = [
    ("outline moves", { $0.outline = $0.outline?.offset(by: Point(4, 0)) }),
    ("outline turns rounder", { $0.outline?.radius = 8 }),
    ("outline turns continuous", { $0.outline?.curve = .continuous }),
    ("outline is gone", { $0.outline = nil }), ("color", { $0.color = Color(hex: 0x34C759) }),
    ("opacity", { $0.color.alpha = 0.5 }), ("radius", { $0.radius = 4 }),
    ("top", { $0.rect.origin.y = 8 }), ("height", { $0.rect.size.height = 9 }),
    ("both ends", { $0.rect.origin.x = 7 }),
  ]

  @Test(arguments: changes.indices)
  func `every other change at the same time is damaged too`(index: Int) throws {
    let (name, change) = Self.changes[index]
    var new = Self.longer
    change(&new)
    for (before, after) in [(Bar(), new), (new, Bar())] {
      let region = damage(from: before, to: after)
      let places = try picture(before).differingPlaces(from: picture(after))
      let missed = places.filter { !region.intersects(PixelRect($0.x, $0.y, 1, 1)) }
      #expect(!places.isEmpty && missed.isEmpty, "\(name): \(missed.count) px")
    }
  }
}
