import Testing

@testable import Canvas

@Suite struct `Lenses` {
  private let shape = RoundedRectangle.capsule(Rect(5.3, 4.2, 29, 19.4))
  private let page = Rect(0, 0, 40, 30)

  private let lens = Lens(
    bezel: 4, amount: 7, veil: .white.opacity(0.1),
    shade: Shadow(offset: Point(0, 2), blur: 3, color: .black.opacity(0.4)),
    rimWidth: 1, rim: .white.opacity(0.5), cover: .white.opacity(0.05))

  private func paintContent(on painter: any Painter, at origin: Point = .zero) {
    painter.fillAligned(page.offset(by: origin), color: Color(hex: 0x204060))
    painter.fill(
      RoundedRectangle(Rect(0, 9, 25, 8), radius: 3).offset(by: origin),
      color: Color(hex: 0xF0A030))
    painter.draw(Text("glass", font: .body), at: Point(9, 8) + origin, color: .white)
  }

  private func picture(
    _ lens: Lens, scale: Double = 2, page: Color? = .white, at origin: Point = .zero
  ) throws -> Picture {
    try Picture(Int(40 * scale), Int(30 * scale), scale: scale, page: page) { painter in
      painter.lens(shape.offset(by: origin), lens) { paintContent(on: painter, at: origin) }
    }
  }

  @Test(arguments: [1.0, 2, 3])
  func `a lens moved by whole pixels has the same pixels`(scale: Double) throws {
    let still = try picture(lens, scale: scale, page: nil)
    let moved = try picture(lens, scale: scale, page: nil, at: Point(-2 / scale, 1 / scale))
    for y in 0..<still.height - 1 {
      #expect((2..<still.width).allSatisfy { moved[$0 - 2, y + 1] == still[$0, y] }, "row \(y)")
    }
  }

  @Test func `a lens without displacement shows its content, or what is below it`() throws {
    let plain = try picture(Lens(bezel: 0, amount: 5))
    let content = try Picture(80, 60, scale: 2) { paintContent(on: $0) }
    for (x, y) in [(30, 12), (50, 11), (14, 28), (36, 10)] { #expect(plain[x, y] == content[x, y]) }
    #expect(plain[2, 2] == 0xFFFF_FFFF)
    let shown = try Picture(80, 60, scale: 2, page: Color(hex: 0x123456)) { painter in
      painter.lens(shape, Lens(bezel: 4, amount: 6)) {
        painter.fillAligned(Rect(18, 12, 4, 4), color: .white)
      }
    }
    #expect([shown[20, 20], shown[40, 28]] == [0xFF12_3456, 0xFFFF_FFFF])
  }

  @Test func `a lens in a lens and in a group is painted`() throws {
    let picture = try Picture(80, 60, scale: 2, page: .black) { painter in
      painter.group(opacity: 0.5) {
        painter.lens(shape, Lens(bezel: 3, amount: 4)) {
          painter.fillAligned(page, color: .black)
          painter.lens(shape.inset(by: 4), Lens(bezel: 2, amount: 2)) {
            painter.fillAligned(page, color: .white)
          }
        }
      }
    }
    // Cairo rounds the opacity to 128 of 255.
    #expect([picture[40, 28], picture[14, 28]] == [0xFF80_8080, 0xFF00_0000])
  }

  @Test func `a lens that is too large shows its content without displacement`() throws {
    #expect(LensOptics(lens, in: RoundedRectangle(page, radius: 0), scale: 60) == nil)
    let clip = PixelRect(1200, 900, 40, 40)
    let painted = try Picture(2400, 1800, scale: 60, page: .black, clip: clip) { painter in
      painter.lens(RoundedRectangle(page, radius: 3), Lens(bezel: 2, amount: 2)) {
        painter.fillAligned(page, color: Color(hex: 0x204060))
      }
    }
    #expect(painted[1210, 910] == 0xFF20_4060)
  }

  @Test func `content has more pixels at coarse and fractional scales and for wide bezels`() {
    let scales = [1, 1.5, 2, 2.25, 3, 8]
    let densities = scales.map { LensOptics(lens, in: shape, scale: $0)?.density }
    #expect(densities == [4, 4, 2, 4, 2, 4])
  }

  @Test func `the damage of a lens is its shape`() {
    let content = DisplayList([.aligned(page, .white)])
    let list = DisplayList([.lens(shape, lens, content)])
    #expect(list.bounds(at: .zero, scale: 2) == DeviceShape(shape, scale: 2).bounds)
    var brighter = lens
    brighter.veil = .white
    let same = DisplayList([.lens(shape.offset(by: Point(0.0001, 0)), lens, content)])
    let other = DisplayList([.lens(shape, brighter, content)])
    for (changed, isEmpty) in [(same, true), (other, false)] {
      let placement = DisplayList.Placement(origin: .zero, scale: 2)
      #expect(changed.damage(since: list, at: placement).rects.isEmpty == isEmpty)
    }
  }
}
