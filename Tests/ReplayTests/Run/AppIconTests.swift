import Canvas
import Testing

@testable import Workbench
@testable import playground

@Suite struct `App icon` {
  @Test func `the icon exists in all sizes of the window manager`() throws {
    let bitmaps = try AppIcon.bitmaps()
    #expect(
      bitmaps.map(\.width) == [16, 32, 48, 128] && bitmaps.map(\.height) == [16, 32, 48, 128])
    #expect(bitmaps.allSatisfy { $0.format == .transparent })
  }

  @Test func `the icon has the same colors in all sizes`() throws {
    for bitmap in try AppIcon.bitmaps() {
      func pixel(_ x: Double, _ y: Double) -> Bitmap.Pixel? {
        bitmap[Int(x / 64 * Double(bitmap.width)), Int(y / 64 * Double(bitmap.height))]
      }
      #expect(bitmap[0, 0]?.alpha == 0)
      #expect(pixel(32, 12) == Bitmap.Pixel(red: 0x1C, green: 0x1C, blue: 0x1E, alpha: 255))
      #expect(pixel(41, 32) == Bitmap.Pixel(red: 255, green: 255, blue: 255, alpha: 255))
      let track = try #require(pixel(18, 32))
      #expect(track.green > 180 && track.red < 100 && track.alpha == 255)
    }
  }
}
