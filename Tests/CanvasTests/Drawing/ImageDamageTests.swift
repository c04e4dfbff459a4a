import Testing

@testable import Canvas

@Suite struct `Image damage` {
  private static let image = Image(width: 4, words: Array(repeating: 0xFF00_00FF, count: 16))
  private static let template: Image = {
    var image = Self.image
    image.isTemplate = true
    return image
  }()

  private static func command(
    _ image: Image = image, x: Double = 2, _ color: Color? = nil
  ) -> DisplayList.Command {
    .image(image, in: Rect(x, 2, 4, 4), color)
  }

  private static func damage(
    _ old: DisplayList.Command, _ new: DisplayList.Command
  ) -> [PixelRect] {
    DisplayList([new]).damage(
      since: DisplayList([old]), at: DisplayList.Placement(origin: Point(3, 3), scale: 1)
    ).rects
  }

  @Test func `the bounds of an image are the pixels of its rectangle`() {
    let text = TextEngine()
    let bounds = Self.command().bounds(at: Point(3, 3), scale: 1.5, text: text)
    #expect(bounds == PixelRect(minX: 8, minY: 8, maxX: 14, maxY: 14))
    let clear = Self.command(Self.template, .clear)
    #expect(clear.bounds(at: .zero, scale: 1, text: text).isEmpty)
  }

  @Test func `equal images cause no damage`() {
    let copy = Image(width: 4, words: Array(repeating: 0xFF00_00FF, count: 16))
    #expect(Self.damage(Self.command(), Self.command(copy)).isEmpty)
    #expect(Self.damage(Self.command(), Self.command(x: 2.4)).isEmpty)
    // The color applies only to template images.
    #expect(Self.damage(Self.command(), Self.command(Self.image, .white)).isEmpty)
  }

  @Test func `a change of image, color or position causes damage`() {
    let place = PixelRect(5, 5, 4, 4)
    let other = Image(width: 4, words: Array(repeating: 0xFF00_00FE, count: 16))
    #expect(Self.damage(Self.command(), Self.command(other)) == [place])
    #expect(
      Self.damage(Self.command(Self.template, .white), Self.command(Self.template, .black))
        == [place])
    #expect(
      Self.damage(Self.command(), Self.command(x: 3))
        == [PixelRect(5, 5, 5, 4)])
  }
}
