import SpecTrait
import Testing

@testable import Canvas

@Suite struct `Cropped and mixed images` {
  private static let image = Image(width: 4, words: Array(1...12))

  @Test func `a cropped image has the pixels of its rectangle`() {
    let part = Self.image.cropped(to: Rect(1, 1, 2, 2))
    #expect(part.size == Size(2, 2))
    #expect(part.words == [6, 7, 10, 11])
    #expect(Self.image.cropped(to: Rect(0, 0, 4, 3)) == Self.image)
  }

  @Test func `a cropped image has at least one pixel and at most all pixels`() {
    for edge in [-1e9, -3, 0, 4, 50, .nan, .infinity] as [Double] {
      for length in [-5, 0, 2, .nan, .infinity] as [Double] {
        let part = Self.image.cropped(to: Rect(edge, edge, length, length))
        #expect(part.size.width >= 1 && part.size.width <= 4)
        #expect(part.size.height >= 1 && part.size.height <= 3)
      }
    }
  }

  @Test(.spec("appearance-p21", "appearance-p22"))
  func `the middle column is one point wide`() {
    func insets(_ width: Int, _ scale: Double) -> Insets {
      Image(width: width, scale: scale, words: Array(repeating: 0, count: width)).middleColumnInsets
    }
    #expect(insets(21, 1) == Insets(left: 10, right: 10))
    #expect(insets(42, 2) == Insets(left: 10, right: 10))
    #expect(insets(63, 3) == Insets(left: 10, right: 10))
    #expect(insets(22, 1) == Insets(left: 10, right: 11))
    #expect(insets(3, 2) == Insets(left: 0.5, right: 0.5))
    #expect(insets(1, 2).left == 0)
  }

  @Test func `mixing interpolates every level`() throws {
    let (from, to) = (
      Image(width: 2, words: [0, 0xFF80_4020]), Image(width: 2, words: [0xFFFF_FFFF, 0xFF80_4021])
    )
    #expect(from.mixed(with: to, by: 0) == from)
    #expect(from.mixed(with: to, by: 1) == to)
    let half = try #require(from.mixed(with: to, by: 0.5))
    #expect(half.words == [0x8080_8080, 0xFF80_4021])
    let quarter = try #require(from.mixed(with: to, by: 0.25))
    #expect(quarter.words == [0x4040_4040, 0xFF80_4020])
    #expect(from.mixed(with: Image(width: 1, words: [0, 0]), by: 0.5) == nil)
    var capped = to
    capped.capInsets = .zero
    #expect(from.mixed(with: capped, by: 0.5) == nil)
  }
}

@Suite struct `Stretched images` {
  /// Five columns with a stretchable one in the middle.
  private static let columns: [UInt32] = [
    0xFF10_0000, 0xFF20_0000, 0xFF00_FF00, 0xFF00_0030, 0xFF00_0040,
  ]

  private func row(
    _ image: Image, width: Double, scale: Double = 1, pixels: Int
  ) throws -> [UInt32] {
    try Picture(pixels, 1, scale: scale, page: nil) {
      $0.draw(image, in: Rect(0, 0, width, 1 / scale))
    }.pixels
  }

  private static func image(scale: Double = 1, _ insets: Insets?) -> Image {
    var image = Image(width: 5, scale: scale, words: columns)
    image.capInsets = insets
    return image
  }

  @Test(arguments: 5...40)
  func `the ends keep their width, and the column between them is stretched`(width: Int) throws {
    let image = Self.image(Insets(left: 2, right: 2))
    let row = try row(image, width: Double(width), pixels: width)
    let middle = Array(repeating: Self.columns[2], count: width - 4)
    #expect(row == Array([Self.columns[..<2], middle[...], Self.columns[3...]].joined()))
  }

  @Test func `rows are stretched the same way`() throws {
    var image = Image(width: 1, words: Self.columns)
    image.capInsets = Insets(top: 2, bottom: 2)
    let picture = try Picture(2, 9, page: nil) { $0.draw(image, in: Rect(0, 0, 2, 9)) }
    let middle = Array(repeating: Self.columns[2], count: 5)
    let column = Self.columns[..<2] + middle + Self.columns[3...]
    #expect(picture.pixels == column.flatMap { [$0, $0] })
  }

  @Test func `cap insets are in points`() throws {
    let image = Self.image(scale: 2, Insets(left: 1, right: 1))
    let row = try row(image, width: 5, scale: 2, pixels: 10)
    let middle = Array(repeating: Self.columns[2], count: 6)
    #expect(row == Array([Self.columns[..<2], middle[...], Self.columns[3...]].joined()))
  }

  @Test func `at other scales the middle has one color, and the ends do not spread into it`() throws
  {
    for (scale, cap) in [(1.25, 3), (1.5, 3), (1.75, 4), (2.0, 4), (3.0, 6)] {
      let image = Self.image(Insets(left: 2, right: 2))
      let pixels = Int(40 * scale)
      let row = try row(image, width: 40, scale: scale, pixels: pixels)
      #expect(row[cap..<(pixels - cap)].allSatisfy { $0 == Self.columns[2] }, "\(scale)")
      #expect(row[..<cap].allSatisfy { $0 & 0xFFFF == 0 && $0 >> 24 == 255 }, "\(scale)")
      #expect(row[(pixels - cap)...].allSatisfy { $0 & 0xFFFF00 == 0 }, "\(scale)")
    }
  }

  @Test func `a rectangle narrower than the ends shortens both ends`() throws {
    let image = Self.image(Insets(left: 2, right: 2))
    let four = Array(Self.columns[..<2]) + Self.columns[3...]
    #expect(try row(image, width: 4, pixels: 4) == four)
    let two = try row(image, width: 2, pixels: 2)
    #expect(two[0] & 0xFFFF == 0 && two[1] & 0xFFFF00 == 0)
    #expect(try row(image, width: 1, pixels: 1).count == 1)
  }

  @Test(arguments: [-5, .nan, .infinity, 100, 1e300] as [Double])
  func `invalid insets still paint an opaque image`(inset: Double) throws {
    for insets in [Insets(inset), Insets(left: inset), Insets(left: inset, right: 2)] {
      let row = try row(Self.image(insets), width: 12, pixels: 12)
      #expect(row.allSatisfy { $0 >> 24 == 255 }, "\(insets)")
    }
  }

  @Test func `without insets the whole image is stretched`() throws {
    let row = try row(Self.image(nil), width: 15, pixels: 15)
    #expect(row[0] == Self.columns[0] && row[14] == Self.columns[4])
    #expect(row[7] == Self.columns[2])
  }
}
