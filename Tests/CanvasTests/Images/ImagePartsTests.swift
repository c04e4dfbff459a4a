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
