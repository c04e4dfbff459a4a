import Testing

@testable import Canvas

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
