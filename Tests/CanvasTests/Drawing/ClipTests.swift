import Testing

@testable import Canvas

@Suite struct `Clip commands` {
  private static let clip = Rect(2.4, 3.6, 7, 8)
  private static let everything = Rect(0, 0, 40, 40)
  private static let placement = DisplayList.Placement(origin: .zero, scale: 1)

  private func damage(
    from old: DisplayList, to new: DisplayList, at placement: DisplayList.Placement = placement
  ) -> [PixelRect] { new.damage(since: old, at: placement).rects }

  private func marks(scale: Double = 1, _ draw: (CairoPainter) -> Void) throws -> PixelRect {
    let side = Int(20 * scale)
    let blank = try Picture(side, side) { _ in }
    return try Picture(side, side, scale: scale, draw).difference(from: blank)
  }

  @Test(arguments: [
    (1.0, PixelRect(2, 4, 7, 8)), (1.5, PixelRect(4, 5, 10, 12)), (2.0, PixelRect(5, 7, 14, 16)),
  ])
  func `the edges of a clip are rounded to pixels`(scale: Double, expected: PixelRect) throws {
    let pixels = try marks(scale: scale) { painter in
      painter.clip(to: Self.clip) { painter.fillAligned(Self.everything, color: .black) }
    }
    #expect(pixels == expected && PixelRect(roundingEdgesOf: Self.clip, scale: scale) == expected)
  }

  @Test func `nested clips intersect, also in groups`() throws {
    for opacity in [0.5, 1] {
      let pixels = try marks { painter in
        painter.clip(to: Self.clip) {
          painter.group(opacity: opacity) {
            painter.clip(to: Rect(6, 0, 20, 6)) {
              painter.fillAligned(Self.everything, color: .black)
            }
          }
        }
      }
      #expect(pixels == PixelRect(6, 4, 3, 2))
    }
  }

  @Test func `a clip ends with its closure and hides everything if it has no pixels`() throws {
    let pixels = try marks { painter in
      painter.clip(to: Self.clip) {}
      painter.clip(to: Rect(3, 3, 0.3, 9)) { painter.fillAligned(Self.everything, color: .black) }
      painter.fillAligned(Rect(15, 15, 2, 2), color: .black)
    }
    #expect(pixels == PixelRect(15, 15, 2, 2))
  }

  @Test func `a recorded clip is replayed as it is painted`() throws {
    func draw(_ painter: any Painter) {
      painter.clip(to: Self.clip) {
        painter.fill(Rect(0, 0, 6.3, 30), color: .black)
        painter.draw(
          Text("clipped", font: Font(size: 9)), at: Point(1, 4), color: Color(hex: 0xFF0000))
      }
      painter.fill(Rect(12, 1, 3, 3), color: .black)
    }
    let list = DisplayList(draw)
    #expect(list.commands.count == 2)
    let replayed = try Picture(20, 20) { list.replay(on: $0, at: .zero, text: TextEngine()) }
    #expect(try replayed.pixels == Picture(20, 20, draw).pixels)
  }

  @Test func `bounds and damage are limited to the clip`() {
    func list(_ color: Color, movedBy delta: Point = .zero) -> DisplayList {
      DisplayList { painter in
        painter.clip(to: Self.clip.offset(by: delta)) {
          painter.fillAligned(Rect(4, 0, 3, 40), color: color)
          painter.fillAligned(Rect(0, 0, 3, 40), color: .white)
        }
      }
    }
    let black = list(.black)
    #expect(black.bounds(at: Self.placement, text: TextEngine()) == PixelRect(2, 4, 5, 8))
    for (changed, rects) in [
      (list(.white), [PixelRect(4, 4, 3, 8)]), (black, []),
      (list(.black, movedBy: Point(0.05, 0)), []),
      (list(.black, movedBy: Point(0, 2)), [PixelRect(2, 4, 5, 10)]),
    ] { #expect(damage(from: black, to: changed) == rects) }
  }

  @Test func `bounds and damage are limited to the clip of the placement`() {
    let clipped = DisplayList.Placement(origin: .zero, scale: 1, clip: PixelRect(0, 0, 20, 5))
    func list(_ end: Double) -> DisplayList {
      DisplayList { painter in
        painter.fill(Rect(0, 0, end, 9), color: .black)
        painter.group(opacity: 0.5) { painter.fillAligned(Rect(end, 2, 3, 9), color: .black) }
      }
    }
    let bounds = list(4).bounds(at: clipped, text: TextEngine())
    #expect([bounds, clipped.visible(bounds)] == [PixelRect(0, 0, 7, 11), PixelRect(0, 0, 7, 5)])
    #expect(damage(from: list(4), to: list(10), at: clipped).allSatisfy { $0.maxY <= 5 })
    let away = DisplayList.Placement(origin: .zero, scale: 1, clip: PixelRect(50, 0, 20, 5))
    #expect(damage(from: list(4), to: list(10), at: away) == [])
  }
}

/// Random lists with clips are in the tests of partial painting.
@Suite struct `Path clips` {
  private static func circle(_ radius: Double = 8) -> Path {
    var path = Path()
    path.addCircle(center: .zero, radius: radius)
    return path
  }

  private func picture(scale: Double = 1, clips: [(Path, Point)]) throws -> Picture {
    try Picture(Int(20 * scale), Int(20 * scale), scale: scale) { painter in
      func paint(_ rest: ArraySlice<(Path, Point)>) {
        guard let (path, place) = rest.first else {
          return painter.fillAligned(everything, color: .black)
        }
        painter.clip(to: path, at: place) { paint(rest.dropFirst()) }
      }
      paint(clips[...])
    }
  }

  private let everything = Rect(0, 0, 20, 20)

  @Test(arguments: [1.0, 1.5, 2]) func `have the edges of a filled path`(scale: Double) throws {
    let origin = Point(10.3, 9.6)
    let side = Int(20 * scale)
    let filled = try Picture(side, side, scale: scale) {
      $0.fill(Self.circle(), at: origin, color: .black)
    }
    #expect(try picture(scale: scale, clips: [(Self.circle(), origin)]).pixels == filled.pixels)
  }

  @Test func `intersect, and show nothing through an empty or infinite path`() throws {
    let place = Point(8, 10)
    let nested = try picture(clips: [(Self.circle(), place), (Self.circle(3), place)])
    let inner = try Picture(20, 20) { $0.fill(Self.circle(3), at: place, color: .black) }
    #expect(nested.pixels == inner.pixels)
    var broken = Path()
    broken.move(to: Point(.nan, 0))
    for path in [Path(), broken] {
      #expect(try picture(clips: [(path, .zero)]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }
  }

  @Test func `limit bounds and damage`() {
    func list(_ color: Color) -> DisplayList {
      DisplayList { painter in
        painter.clip(to: Self.circle(), at: Point(10, 10)) {
          painter.fillAligned(everything, color: .white)
          painter.fillAligned(Rect(9, 9, 2, 2), color: color)
        }
      }
    }
    let placement = DisplayList.Placement(origin: .zero, scale: 1)
    #expect(
      list(.black).damage(since: list(.clear), at: placement).rects == [PixelRect(9, 9, 2, 2)])
    let bounds = list(.black).bounds(at: .zero, scale: 1)
    #expect(bounds.intersection(PixelRect(1, 1, 18, 18)) == bounds)
  }

  @Test func `are clip paths in SVG`() {
    let picture = VectorPicture(Size(20, 20)) { painter in
      painter.clip(to: Self.circle(), at: Point(10, 10)) { painter.fill(everything, color: .black) }
    }
    let text = String(decoding: picture.svg(), as: UTF8.self)
    for part in [
      "<clipPath id=\"clip1\"><path transform=\"translate(10 10)\" d=\"M8 0",
      "<g clip-path=\"url(#clip1)\">",
    ] { #expect(text.contains(part)) }
  }
}
