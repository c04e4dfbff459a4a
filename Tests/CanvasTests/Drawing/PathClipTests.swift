import Testing

@testable import Canvas

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
    ] {
      #expect(text.contains(part))
    }
  }
}
