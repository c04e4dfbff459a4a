import Canvas
import Controls
import ControlsTesting
import Foundation
import ReferenceRenderer
import Testing

@Suite struct `Golden picture comparison` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pixel-tests/goldens-of-tests")

  private func picture(
    _ control: Switch = Switch(isOn: true), look: Look = .light,
    through decorate: (any Painter) -> any Painter = { $0 }
  ) throws -> Picture {
    try SceneRig(control, size: Size(51, 31), look: look, scale: 1, masks: MaskCache())
      .picture(through: decorate)
  }

  /// The result for a picture, compared with a switch that is on.
  private func complaint(_ name: String, about picture: Picture) throws -> String? {
    let golden = Golden.picture(name, folder: folder)
    try self.picture().write(to: golden.path)
    let comparison = golden.compare(picture)
    return comparison.passes ? nil : comparison.description
  }

  @Test func `an equal picture and rounding differences pass`() throws {
    var picture = try picture()
    #expect(try complaint("same", about: picture) == nil)
    for index in stride(from: 0, to: picture.pixels.count, by: 7) {
      picture.pixels[index] ^= picture.pixels[index] & 1 << 8
    }
    #expect(try complaint("rounded", about: picture) == nil)
  }

  @Test
  func `a difference of two levels in one channel of one pixel is reported with its position`()
    throws
  {
    var picture = try picture()
    picture.pixels[20 * picture.width + 31] ^= 0x000200
    let text = try #require(try complaint("one-pixel", about: picture))
    #expect(text.contains("max 2 of 1 at (x: 31, y: 20)"))
    #expect(text.contains("1 of 0 px above 1"))
  }

  @Test func `a failure saves the picture, the golden picture and their amplified difference`()
    throws
  {
    let expected = try picture()
    var actual = expected
    actual.pixels[20 * actual.width + 31] ^= 0x000900
    let text = try #require(try complaint("evidence", about: actual))
    let folder = try #require(text.components(separatedBy: "see ").last)
    func read(_ name: String) throws -> Picture { try Picture(file: "\(folder)/\(name).png") }
    #expect(try read("actual") == actual)
    #expect(try read("expected") == expected)
    let difference = try read("difference").pixels
    let level = difference[20 * actual.width + 31] & 0xFF
    #expect(level > 0 && level % 8 == 0)
    #expect(difference.filter { $0 != 0 }.count == 1)
  }

  @Test func `a small offset, another color and another state are found`() throws {
    let moved = SceneRig(
      Switch(isOn: true), size: Size(51, 31), look: .light, scale: 1, masks: MaskCache(),
      offset: Point(1.0 / 16, 0))
    #expect(try complaint("moved", about: moved.picture()) != nil)
    let tinted = Switch(isOn: true)
    tinted.onTintColor = Color(hex: 0x34C75B)
    #expect(try complaint("tinted", about: picture(tinted)) != nil)
    #expect(try complaint("off", about: picture(Switch(isOn: false))) != nil)
    #expect(try complaint("dark", about: picture(look: .dark)) != nil)
  }

  @Test(arguments: [
    PaintingMistake.wideBlur, .strongShadows, .shadowsHalfPointHigh, .noContactShadows,
    .narrowShapes,
  ])
  func `a painting mistake is found`(mistake: PaintingMistake) throws {
    let spoiled = try picture { MistakenPainter($0, mistake) }
    #expect(try complaint("mistake-\(mistake)", about: spoiled) != nil)
  }

  @Test func `another size and a missing golden picture are reported`() throws {
    let other = try SceneRig(Switch(isOn: true), size: Size(51, 31), scale: 2, masks: MaskCache())
      .picture()
    #expect(try complaint("size", about: other)?.contains("166x126 px in place of 83x63") == true)
    let missing = Golden.picture("there-is-none", folder: folder).compare(other)
    #expect(!missing.passes)
    #expect(missing.description.contains("BLESS_PICTURES=1"))
  }
}
