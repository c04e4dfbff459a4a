import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  /// spec: command-line, run: the effect of options and keys on the window.
  @Suite @MainActor struct OptionTests {
    @Test func optionsSetUpThePage() throws {
      let app = try TestDisplay.start(
        "--page", "stress", "--count", "81", "--disabled", "--scale", "1.25", "--size", "900x400",
        "--direction", "rtl", "--theme", "dark")
      #expect(app.layout.scale == 1.25 && app.layout.size == [900, 400])
      #expect(app.layout.controls.count == 82)
      #expect(app.layout.controls.allSatisfy { !$0.isEnabled })
      #expect(app.layout.controls.last?.frame.origin == Point(0, 206))
      #expect(try app.pixel(at: Point(898, 2)).isBlack)
      // In right-to-left layout, off is at the right.
      let last = try #require(app.layout.controls.last).frame
      let left = try app.pixel(at: Point(last.minX + 8, last.maxY - 15))
      let right = try app.pixel(at: Point(last.maxX - 8, last.maxY - 15))
      #expect(right.red > left.red)
      #expect(try app.close() == 0)
      #expect(app.program.outputBytes.filter { $0 == UInt8(ascii: "\n") }.count <= 1)
    }

    private struct Header: Decodable {
      struct Options: Decodable {
        var disabled: Bool
      }

      var scene: String
      var scale: Double
      var options: Options
    }

    @Test func aRecordingOfTheGalleryHasItsSettingsAndResizes() throws {
      let folder = TemporaryFolder()
      let app = try TestDisplay.gallery(
        "--record", folder.path("log"), "--scale", "1.5", "--disabled")
      app.robot.resize(app.window, width: 750, height: 900)
      try app.robot.waitForStillness()
      #expect(try app.close() == 0)
      let lines = try folder.bytes("log").split(separator: UInt8(ascii: "\n"))
      let header = try JSONDecoder().decode(Header.self, from: Data(try #require(lines.first)))
      #expect(header.scene == "gallery" && header.scale == 1.5 && header.options.disabled)
      // In points, not pixels.
      let resizes = lines.map { String(decoding: $0, as: UTF8.self) }.filter {
        $0.contains(#""event": "resize", "width": 500.0, "height": 600.0"#)
      }
      #expect(resizes.count == 1)
    }

    @Test func theFrameFollowsTheTheme() throws {
      let dark = try TestDisplay.start("--page", "trio", "--theme", "dark")
      // The property is set after the pixels, without a frame.
      try dark.robot.waitForStillness()
      #expect(dark.robot.frameVariant(of: dark.window) == "dark")
      try dark.robot.strike("t")
      try dark.robot.waitForStillness()
      #expect(dark.robot.frameVariant(of: dark.window) == "light")
      try dark.close()
    }

    @Test func theGalleryShowsTheFrameRate() throws {
      let app = try TestDisplay.gallery("--scale", "1", "--size", "960x680")
      try app.robot.waitForStillness()
      let place = Rect(x: 600, y: 635, width: 330, height: 40)
      let before = try app.picture(of: place)
      let toggle = try #require(app.layout.controls.first { $0.id == "wifi" }).frame
      try app.click(at: toggle.center)
      try app.wait(for: "another line") { try !app.picture(of: place).hasSamePixels(as: before) }
    }
  }
}
