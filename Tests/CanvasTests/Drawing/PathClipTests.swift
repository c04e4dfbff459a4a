import Testing

@testable import Canvas

/// Random lists with clips are in the tests of partial painting.
@Suite struct `Path clips` {
  private func circle(_ radius: Double = 8) -> Path {
    var path = Path()
    path.addCircle(center: .zero, radius: radius)
    return path
  }

  private let everything = Rect(0, 0, 20, 20)

  @Test(arguments: [1.0, 1.5, 2]) func `have the edges of a filled path`(scale: Double) throws {
    let origin = Point(10.3, 9.6)
    let side = Int(20 * scale)
    let clipped = try Picture(side, side, scale: scale) { painter in
      painter.clip(to: circle(), at: origin) { painter.fillAligned(everything, color: .black) }
    }
    let filled = try Picture(side, side, scale: scale) {
      $0.fill(circle(), at: origin, color: .black)
    }
    #expect(clipped.pixels == filled.pixels)
  }

  @Test func `intersect`() throws {
    let place = Point(8, 10)
    let nested = try Picture(20, 20) { painter in
      painter.clip(to: circle(), at: place) {
        painter.clip(to: circle(3), at: Point(8, 10)) {
          painter.fillAligned(everything, color: .black)
        }
      }
    }
    let inner = try Picture(20, 20) { $0.fill(circle(3), at: place, color: .black) }
    #expect(nested.pixels == inner.pixels)
  }

  @Test func `limit bounds and damage`() {
    func list(_ color: Color) -> DisplayList {
      DisplayList { painter in
        painter.clip(to: circle(), at: Point(10, 10)) {
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

  @Test func `show nothing through an empty path, or one that is not finite`() throws {
    let blank = try Picture(20, 20) { _ in }
    var broken = Path()
    broken.move(to: Point(.nan, 0))
    for path in [Path(), broken] {
      let picture = try Picture(20, 20) { painter in
        painter.clip(to: path, at: .zero) { painter.fillAligned(everything, color: .black) }
      }
      #expect(picture.pixels == blank.pixels)
    }
  }

  @Test func `are clip paths in SVG`() {
    let picture = VectorPicture(Size(20, 20)) { painter in
      painter.clip(to: self.circle(), at: Point(10, 10)) {
        painter.fill(self.everything, color: .black)
      }
    }
    let text = String(decoding: picture.svg(), as: UTF8.self)
    #expect(text.contains("<clipPath id=\"clip1\"><path transform=\"translate(10 10)\" d=\"M8 0"))
    #expect(text.contains("<g clip-path=\"url(#clip1)\">"))
  }
}
