import ControlsTesting
import Testing

@testable import Canvas

@Suite struct `Cairo painter` {
  static let red = Color(hex: 0xFF0000)
  static let square = RoundedRectangle(Rect(4, 4, 12, 12), radius: 4)

  private func level(_ pixel: UInt32) -> Int { Int(pixel >> 8 & 0xFF) }

  @Test func `an element on top hides what is under it inside a group`() throws {
    let picture = try Picture(20, 20) { painter in
      painter.group(opacity: 0.3) {
        painter.fillAligned(Rect(0, 0, 20, 20), color: .black)
        painter.fillAligned(Rect(5, 5, 5, 5), color: .white)
      }
    }
    #expect(picture[7, 7] == 0xFFFF_FFFF && abs(level(picture[1, 1]) - 179) <= 1)
  }

  @Test func `groups nest, opacity 1 changes nothing and opacity 0 shows nothing`() throws {
    func picture(_ opacities: [Double]) throws -> Picture {
      try Picture(20, 20) { painter in
        func nest(_ rest: ArraySlice<Double>) {
          guard let first = rest.first else { return painter.fill(Self.square, color: .black) }
          painter.group(opacity: first) { nest(rest.dropFirst()) }
        }
        nest(opacities[...])
      }
    }
    #expect(try picture([1, 1]).pixels == picture([]).pixels)
    #expect(try picture([0]).pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    #expect(try picture([0.5, 0.5]).largestDifference(from: picture([0.25])) <= 1)
    // Half of black over white is a half; half of that over black is a quarter.
    let page = Rect(0, 0, 20, 20)
    let quarter = try Picture(20, 20, page: .black) { painter in
      painter.group(opacity: 0.5) {
        painter.fillAligned(page, color: .white)
        painter.group(opacity: 0.5) { painter.fillAligned(page, color: .black) }
      }
    }
    #expect(level(quarter[10, 10]) == 64)
  }

  @Test(arguments: [1, 1.5, 2])
  func `filling a page within an outline fills the outline`(scale: Double) throws {
    let outline = Self.square.offset(by: Point(0.3, 0.7))
    let side = Int(20 * scale)
    let page = RoundedRectangle(Rect(0, 0, 20, 20), radius: 0)
    let pictures = try [(page, outline), (outline, nil)].map { shape, outline in
      try Picture(side, side, scale: scale) { $0.fill(shape, color: Self.red, within: outline) }
    }
    #expect(pictures[0].pixels == pictures[1].pixels)
  }

  @Test func `two edges that cut a pixel cover the product of their parts`() throws {
    let shape = RoundedRectangle(Rect(0, 0, 6.5, 10), radius: 0)
    let outline = RoundedRectangle(Rect(0, 0, 10, 4.25), radius: 0)
    let picture = try Picture(10, 10) { $0.fill(shape, color: .black, within: outline) }
    for (x, y, ink) in [(6, 0, 128), (0, 4, 64), (6, 4, 32)] {
      #expect(abs(255 - level(picture[x, y]) - ink) <= 1)
    }
    #expect(picture[7, 4] == 0xFFFF_FFFF)
  }

  @Test func `a shadow stays in its outline, and without blur is the moved shape`() throws {
    let shadow = Shadow(offset: Point(0, 2), blur: 4, color: .black)
    let outline = RoundedRectangle(Rect(3, 3, 14, 9), radius: 2)
    let within = try Picture(30, 30) { $0.drawShadow(shadow, of: Self.square, within: outline) }
    let free = try Picture(30, 30) { $0.drawShadow(shadow, of: Self.square) }
    let marks = try within.difference(from: Picture(30, 30) { _ in })
    #expect(!marks.isEmpty && PixelRect(covering: outline.rect, scale: 1).contains(marks))
    #expect(within[10, 8] == free[10, 8])
    let sharp = Shadow(offset: Point(2, 1), blur: 0, color: .black)
    let cast = try Picture(24, 20) { $0.drawShadow(sharp, of: Self.square) }
    let moved = try Picture(24, 20) { $0.fill(Self.square.offset(by: Point(2, 1)), color: .black) }
    #expect(cast.pixels == moved.pixels)
  }

  @Test func `an empty outline and an outline elsewhere hide everything`() throws {
    for rect in [Rect(8, 8, 0, 5), Rect(8, 8, 0, 0), Rect(17, 17, 3, 3)] {
      let picture = try Picture(20, 20) {
        $0.fill(Self.square, color: .black, within: RoundedRectangle(rect, radius: 1))
      }
      #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
    }
  }

  @Test(arguments: Array(stride(from: 1.0, through: 4, by: 0.25)))
  func `aligned rectangles have sharp edges and are at least one pixel wide`(scale: Double) throws {
    var random = SeededGenerator(seed: 7)
    let side = Int(20 * scale)
    let blank = try Picture(side, side) { _ in }
    for width in [0, 0.1, 1 / scale, 0.5, 1, 3.3] {
      let rect = Rect(random.number(in: 1...15), random.number(in: 1...15), width, 4)
      let picture = try Picture(side, side, scale: scale) { $0.fillAligned(rect, color: .black) }
      #expect(picture.pixels.allSatisfy { $0 == 0xFFFF_FFFF || $0 == 0xFF00_0000 })
      let marks = picture.difference(from: blank)
      #expect(marks == PixelRect(aligning: rect, scale: scale) && !marks.isEmpty)
    }
  }

  @Test(arguments: [0.5, 1, 2.25], [CornerCurve.circular, .continuous])
  func `a ring is the shape without its inset shape`(width: Double, curve: CornerCurve) throws {
    let shape = RoundedRectangle(Rect(3.25, 2.5, 24, 15), radius: 6, curve: curve)
    let ring = try Picture(32, 20) { $0.strokeInside(shape, width: width, color: .black) }
    let outer = try Picture(32, 20) { $0.fill(shape, color: .black) }
    let inner = try Picture(32, 20) { $0.fill(shape.inset(by: width), color: .black) }
    for (ring, (outer, inner)) in zip(ring.pixels, zip(outer.pixels, inner.pixels)) {
      #expect(abs(255 - level(ring) - (level(inner) - level(outer))) <= 1)
    }
  }

  @Test func `a ring wider than its shape fills it, and a ring of width 0 is invisible`() throws {
    let wide = try Picture(20, 20) { $0.strokeInside(Self.square, width: 6, color: .black) }
    let filled = try Picture(20, 20) { $0.fill(Self.square, color: .black) }
    let none = try Picture(20, 20) { $0.strokeInside(Self.square, width: 0, color: .black) }
    #expect(wide.pixels == filled.pixels && none.pixels.allSatisfy { $0 == 0xFFFF_FFFF })
  }
}

@Suite struct `Painting at scales and subpixel positions` {
  static let shape = RoundedRectangle(Rect(4.25, 3.5, 13, 9), radius: 3, curve: .continuous)
  static let shadow = Shadow(offset: Point(0.5, 2), blur: 3, color: .black)

  private func enlarged(_ rect: Rect, _ factor: Double) -> Rect {
    Rect(rect.x * factor, rect.y * factor, rect.width * factor, rect.height * factor)
  }

  @Test(arguments: [1.25, 1.5, 2, 3])
  func `painting at a scale equals painting enlarged shapes`(scale: Double) throws {
    func paint(_ factor: Double, on painter: CairoPainter, _ index: Int) {
      let shape = RoundedRectangle(
        enlarged(Self.shape.rect, factor), radius: Self.shape.radius * factor, curve: .continuous)
      let shadow = Shadow(
        offset: Self.shadow.offset * factor, blur: Self.shadow.blur * factor, color: .black)
      switch index {
      case 0: painter.fill(shape, color: .black)
      case 1: painter.strokeInside(shape, width: 1.5 * factor, color: .black)
      case 2: painter.drawShadow(shadow, of: shape)
      case 3:
        let path = factor == 1 ? Path.largeSun : Path.largeSun.scaled(by: factor)
        painter.fill(path, at: Point(factor, factor), color: .black)
      default: painter.fillAligned(shape.rect, color: .black)
      }
    }
    let (width, height) = (Int(24 * scale), Int(22 * scale))
    for index in 0...4 {
      let scaled = try Picture(width, height, scale: scale) { paint(1, on: $0, index) }
      let enlarged = try Picture(width, height) { paint(scale, on: $0, index) }
      #expect(scaled.largestDifference(from: enlarged) <= 1, "case \(index)")
      #expect(Set(scaled.pixels).count > 1)
    }
  }

  @Test(arguments: [1, 1.5, 2])
  func `a path covers the same area at every subpixel position`(scale: Double) throws {
    let square = RoundedRectangle(Rect(0, 0, 6, 6), radius: 0).path
    for step in 0..<64 {
      let place = Point(2 + Double(step) / 64, 3 - Double(step * 5 % 64) / 64)
      let picture = try Picture(Int(12 * scale), Int(12 * scale), scale: scale) {
        $0.fill(square, at: place, color: .black)
      }
      // Each of the about 40 edge pixels is rounded separately.
      let ink = picture.darkness.reduce(0, +)
      #expect(abs(ink - 36 * scale * scale) < 0.1, "at \(place)")
    }
  }

  @Test func `a path is painted at the same position as a shape with the same outline`() throws {
    for step in stride(from: 0, to: 64, by: 5) {
      let delta = Point(Double(step) / 64, Double(step * 3 % 64) / 64)
      let filled = try Picture(24, 20) { $0.fill(Self.shape.offset(by: delta), color: .black) }
      let path = try Picture(24, 20) { $0.fill(Self.shape.path, at: delta, color: .black) }
      #expect(path.largestDifference(from: filled) <= 1, "step \(step)")
    }
  }
}
