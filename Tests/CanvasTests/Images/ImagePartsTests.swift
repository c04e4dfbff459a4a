import SpecTrait
import Testing

@testable import Canvas

@Suite struct `Cropped and mixed images` {
  private static let image = Image(width: 4, words: Array(1...12))

  @Test func `a cropped image has the pixels of its rectangle, but at least one`() {
    let part = Self.image.cropped(to: Rect(1, 1, 2, 2))
    #expect(part.size == Size(2, 2) && part.words == [6, 7, 10, 11])
    #expect(Self.image.cropped(to: Rect(0, 0, 4, 3)) == Self.image)
    for edge in [-1e9, -3, 0, 4, 50, .nan, .infinity] as [Double] {
      for length in [-5, 0, 2, .nan, .infinity] as [Double] {
        let size = Self.image.cropped(to: Rect(edge, edge, length, length)).size
        #expect((1...4).contains(size.width) && (1...3).contains(size.height))
      }
    }
  }

  @Test(.spec("appearance-p21", "appearance-p22"))
  func `the middle column is one point wide`() {
    func insets(_ width: Int, _ scale: Double) -> Insets {
      Image(width: width, scale: scale, words: Array(repeating: 0, count: width)).middleColumnInsets
    }
    for (width, scale, left, right) in [
      (21, 1.0, 10.0, 10.0), (42, 2, 10, 10), (63, 3, 10, 10), (22, 1, 10, 11), (3, 2, 0.5, 0.5),
    ] { #expect(insets(width, scale) == Insets(left: left, right: right)) }
    #expect(insets(1, 2).left == 0)
  }

  @Test func `mixing interpolates every level`() throws {
    let from = Image(width: 2, words: [0, 0xFF80_4020])
    let to = Image(width: 2, words: [0xFFFF_FFFF, 0xFF80_4021])
    for (amount, words) in [
      (0, from.words), (1, to.words), (0.5, [0x8080_8080, 0xFF80_4021]),
      (0.25, [0x4040_4040, 0xFF80_4020]),
    ] { #expect(from.mixed(with: to, by: amount) == Image(width: 2, words: words)) }
    var capped = to
    capped.capInsets = .zero
    for other in [Image(width: 1, words: [0, 0]), capped] {
      #expect(from.mixed(with: other, by: 0.5) == nil)
    }
  }
}

@Suite struct `Stretched images` {
  /// Five columns with a stretchable one in the middle.
  private static let columns: [UInt32] = [
    0xFF10_0000, 0xFF20_0000, 0xFF00_FF00, 0xFF00_0030, 0xFF00_0040,
  ]

  private func row(_ image: Image, width: Double, scale: Double = 1, pixels: Int) throws -> [UInt32]
  {
    try Picture(pixels, 1, scale: scale, page: nil) {
      $0.draw(image, in: Rect(0, 0, width, 1 / scale))
    }.pixels
  }

  private static func image(scale: Double = 1, _ insets: Insets?) -> Image {
    var image = Image(width: 5, scale: scale, words: columns)
    image.capInsets = insets
    return image
  }

  private func stretched(by count: Int) -> [UInt32] {
    Self.columns[..<2] + Array(repeating: Self.columns[2], count: count) + Self.columns[3...]
  }

  @Test func `the ends keep their width, and the column between them is stretched`() throws {
    let image = Self.image(Insets(left: 2, right: 2))
    for width in 4...40 {
      let row = try row(image, width: Double(width), pixels: width)
      #expect(row == stretched(by: width - 4))
    }
    // A rectangle narrower than the ends shortens both ends.
    let two = try row(image, width: 2, pixels: 2)
    #expect(two[0] & 0xFFFF == 0 && two[1] & 0xFFFF00 == 0)
    #expect(try row(image, width: 1, pixels: 1).count == 1)
  }

  @Test func `rows are stretched the same way, and cap insets are in points`() throws {
    var image = Image(width: 1, words: Self.columns)
    image.capInsets = Insets(top: 2, bottom: 2)
    let picture = try Picture(2, 9, page: nil) { $0.draw(image, in: Rect(0, 0, 2, 9)) }
    #expect(picture.pixels == stretched(by: 5).flatMap { [$0, $0] })
    let dense = Self.image(scale: 2, Insets(left: 1, right: 1))
    #expect(try row(dense, width: 5, scale: 2, pixels: 10) == stretched(by: 6))
  }

  @Test func `at other scales the ends do not spread into the middle`() throws {
    for (scale, cap) in [(1.25, 3), (1.5, 3), (1.75, 4), (2.0, 4), (3.0, 6)] {
      let image = Self.image(Insets(left: 2, right: 2))
      let pixels = Int(40 * scale)
      let row = try row(image, width: 40, scale: scale, pixels: pixels)
      #expect(row[cap..<(pixels - cap)].allSatisfy { $0 == Self.columns[2] }, "\(scale)")
      #expect(row[..<cap].allSatisfy { $0 & 0xFFFF == 0 && $0 >> 24 == 255 }, "\(scale)")
      #expect(row[(pixels - cap)...].allSatisfy { $0 & 0xFFFF00 == 0 }, "\(scale)")
    }
  }

  @Test func `invalid insets paint an opaque image, and without insets all is stretched`() throws {
    for inset in [-5, .nan, .infinity, 100, 1e300] as [Double] {
      for insets in [Insets(inset), Insets(left: inset), Insets(left: inset, right: 2)] {
        let row = try row(Self.image(insets), width: 12, pixels: 12)
        #expect(row.allSatisfy { $0 >> 24 == 255 }, "\(insets)")
      }
    }
    let whole = try row(Self.image(nil), width: 15, pixels: 15)
    #expect([0, 7, 14].map { whole[$0] } == [0, 2, 4].map { Self.columns[$0] })
  }
}
