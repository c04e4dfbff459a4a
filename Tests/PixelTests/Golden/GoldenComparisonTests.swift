import Canvas
import Controls
import ControlsTesting
import Foundation
import Testing

/// ControlsTests check the other differences and the saved pictures.
@Suite struct `Golden picture comparison` {
  private let folder = FileManager.default.temporaryDirectory
    .appending(path: "pixel-tests/goldens-of-tests")

  private func picture() throws -> Picture {
    try SceneRig(Switch(isOn: true), size: Size(51, 31), look: .light, scale: 1).picture()
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
}
