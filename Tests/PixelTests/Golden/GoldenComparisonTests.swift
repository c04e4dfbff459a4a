import Canvas
import Controls
import Foundation
import ReferenceRenderer
import Testing

/// The comparison itself: what it lets pass, what it does not, and what it says.
@Suite struct `Comparing with a golden picture` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pixel-tests/goldens-of-tests")

  private func picture(
    _ control: Switch = Switch(isOn: true), look: Look = .light,
    through decorate: (CairoPainter) -> any Painter = { $0 }
  ) throws -> ReferencePicture {
    try Stand(control, size: Size(51, 31), look: look, scale: 1, masks: MaskCache())
      .picture(through: decorate)
  }

  /// What is said about a picture where the golden one is a switch that is on.
  private func complaint(
    _ name: String, about picture: ReferencePicture
  ) throws -> String? {
    let golden = Golden(name: name, folder: folder)
    try golden.bless(self.picture())
    return try golden.complaint(about: picture)
  }

  @Test func `lets the same picture pass, and rounding`() throws {
    var picture = try picture()
    #expect(try complaint("same", about: picture) == nil)
    for index in stride(from: 0, to: picture.pixels.count, by: 7) {
      picture.pixels[index] ^= picture.pixels[index] & 1 << 8
    }
    #expect(try complaint("rounded", about: picture) == nil)
  }

  @Test func `finds two levels in one channel of one pixel, and says where`() throws {
    var picture = try picture()
    picture.pixels[20 * picture.width + 31] ^= 0x000200
    let text = try #require(try complaint("one-pixel", about: picture))
    #expect(text.contains("1 px differ, the worst at (x: 31, y: 20) by 2 levels"))
  }

  @Test func `leaves the picture, the golden one and their difference, 8 times as strong`() throws {
    let expected = try picture()
    var actual = expected
    actual.pixels[20 * actual.width + 31] ^= 0x000900
    let text = try #require(try complaint("evidence", about: actual))
    let folder = try #require(text.components(separatedBy: "see ").last)
    func read(_ name: String) throws -> [UInt32] {
      let data = try Data(contentsOf: URL(filePath: "\(folder)/\(name).png"))
      return try ReferencePicture(png: [UInt8](data)).pixels.map { $0 & 0xFF_FFFF }
    }
    #expect(try read("actual") == actual.pixels.map { $0 & 0xFF_FFFF })
    #expect(try read("expected") == expected.pixels.map { $0 & 0xFF_FFFF })
    let difference = try read("difference")
    let level = difference[20 * actual.width + 31] & 0xFF
    #expect(level > 0 && level % 8 == 0)
    #expect(difference.filter { $0 != 0 }.count == 1)
  }

  @Test func `finds a switch a hair further, another colour and another state`() throws {
    let moved = Stand(
      Switch(isOn: true), size: Size(51, 31), scale: 1, masks: MaskCache(),
      offset: Point(1.0 / 16, 0))
    #expect(try complaint("moved", about: moved.picture()) != nil)
    let tinted = Switch(isOn: true, tints: SwitchTints(on: Color(hex: 0x34C75B)))
    #expect(try complaint("tinted", about: picture(tinted)) != nil)
    #expect(try complaint("off", about: picture(Switch(isOn: false))) != nil)
    #expect(try complaint("dark", about: picture(look: .dark)) != nil)
  }

  @Test(arguments: [
    Mistake.wideBlur, .strongShadow, .highShadow, .noContactShadow, .narrow,
  ])
  func `finds a mistake of the painter`(mistake: Mistake) throws {
    let spoiled = try picture { MistakenPainter($0, mistake) }
    #expect(try complaint("mistake-\(mistake)", about: spoiled) != nil)
  }

  @Test func `says that a picture has another size, and that there is no golden`() throws {
    let other = try Stand(
      Switch(isOn: true), size: Size(51, 31), scale: 2, masks: MaskCache()
    ).picture()
    #expect(try complaint("size", about: other)?.contains("166x126 px in place of 83x63") == true)
    let missing = Golden(name: "there-is-none", folder: folder)
    #expect(try missing.complaint(about: other)?.contains("make bless") == true)
  }
}
