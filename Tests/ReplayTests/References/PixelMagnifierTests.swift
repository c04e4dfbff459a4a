import Canvas
import Testing

@testable import Workbench

@Suite struct `Magnified pixels` {
  /// The colors of a picture with two columns and two rows, row by row.
  private let colors: [UInt32] = [0xFF00_0000, 0xFF00_00FF, 0xFF00_FF00, 0xFFFF_0000]

  private func image(_ magnifier: PixelMagnifier, in area: PixelRect) -> (
    place: PixelRect, pixels: [Bitmap.Pixel?]
  )? {
    guard let (made, place) = magnifier.image(of: area, color: { colors[$0] }),
      let bitmap = try? Bitmap(
        made.size, paint: { $0.draw(made, in: Rect(origin: .zero, size: made.size)) })
    else { return nil }
    let pixels = (0..<place.height).flatMap { y in (0..<place.width).map { bitmap[$0, y] } }
    return (place, pixels)
  }

  private func pixel(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> Bitmap.Pixel {
    Bitmap.Pixel(red: red, green: green, blue: blue)
  }

  @Test func `enlarged pixels have no colors in between`() throws {
    let magnifier = PixelMagnifier(width: 2, height: 2, origin: Point(10, 20), factor: 2.5)
    let shown = try #require(image(magnifier, in: PixelRect(x: 0, y: 22, width: 100, height: 1)))
    #expect(shown.place == PixelRect(x: 10, y: 22, width: 5, height: 1))
    let (green, red) = (pixel(0, 255, 0), pixel(255, 0, 0))
    #expect(shown.pixels == [green, green, red, red, red])
    #expect(magnifier.image(of: PixelRect(x: 0, y: 0, width: 9, height: 9)) { _ in 0 } == nil)
  }

  @Test func `smaller pixels are averaged`() throws {
    let magnifier = PixelMagnifier(width: 2, height: 2, origin: .zero, factor: 0.5)
    let shown = try #require(image(magnifier, in: PixelRect(x: 0, y: 0, width: 9, height: 9)))
    #expect(shown.place == PixelRect(x: 0, y: 0, width: 1, height: 1))
    #expect(shown.pixels == [pixel(64, 64, 64)])
  }
}
