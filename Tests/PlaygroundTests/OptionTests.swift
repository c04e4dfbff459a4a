import Canvas
import Foundation
import Testing

extension PlaygroundTests {
  /// spec: docs/spec/command-line.md#run: the effect of options and keys on the window.
  @Suite @MainActor struct OptionTests {
    @Test func optionsSetUpThePage() throws {
      let app = try TestDisplay.start(
        "--page", "stress", "--count", "81", "--disabled", "--scale", "1.25", "--size", "900x400",
        "--direction", "rtl", "--theme", "dark")
      #expect(app.layout.scale == 1.25 && app.layout.size == [900, 400])
      #expect(app.robot.classNames(of: app.window).last == "Playground")
      #expect(app.layout.controls.count == 82 && app.layout.controls.allSatisfy { !$0.isEnabled })
      #expect(app.layout.controls.last?.frame.origin == Point(0, 114))
      #expect(try app.pixel(at: Point(898, 2)).isBlack)
      // In right-to-left layout, off is at the right.
      let last = try #require(app.layout.controls.last).frame
      let left = try app.pixel(at: Point(last.minX + 8, last.maxY - 15))
      let right = try app.pixel(at: Point(last.maxX - 8, last.maxY - 15))
      #expect(right.red > left.red)
      #expect(try app.close() == 0)
      #expect(app.program.outputBytes.filter { $0 == UInt8(ascii: "\n") }.count <= 1)
    }

    @Test(arguments: [
      ["--page", "trio", "extra"], ["run", "--size", "wide"], ["snapshot", "switch"],
    ])
    func badUsageExitsWithCode64AndTheUsageOfTheCommand(arguments: [String]) throws {
      let program = try TestDisplay.run(arguments)
      #expect(program.exitCode == 64)
      let usage = arguments[0] == "snapshot" ? "snapshot [<options>]" : "run <options>"
      #expect(program.errorText.contains("Usage: playground \(usage)"), "\(program.errorText)")
    }

    @Test func helpAndVersionAreNotOptionsOfRun() throws {
      let help = try TestDisplay.run(["run", "--help"])
      #expect(help.exitCode == 0 && help.outputText.contains("USAGE: playground run"))
      #expect(try TestDisplay.run(["--version"]).exitCode == 0)
    }

    private struct Header: Decodable {
      struct Options: Decodable { var disabled: Bool }
      var scene, direction, motion, contrast, theme: String
      var scale, width, height: Double
      var options: Options
    }

    @Test func aRecordingHasTheSettingsOfItsSessionAndItsResizes() throws {
      let folder = TemporaryFolder()
      let app = try TestDisplay.start(
        "--page", "gallery", "--record", folder.path("log"), "--scale", "1.5", "--disabled",
        "--direction", "rtl", "--motion", "reduced", "--contrast", "more", "--theme", "dark",
        "--size", "500x620")
      app.robot.resize(app.window, width: 750, height: 900)
      try app.settle()
      #expect(try app.close() == 0)
      let lines = try folder.bytes("log").split(separator: UInt8(ascii: "\n"))
      let header = try JSONDecoder().decode(Header.self, from: Data(try #require(lines.first)))
      #expect(
        [header.scene, header.direction, header.motion, header.contrast, header.theme]
          == ["gallery", "rtl", "reduced", "more", "dark"])
      #expect([header.scale, header.width, header.height] == [1.5, 500, 620])
      #expect(header.options.disabled)
      // In points, not pixels.
      let resizes = lines.map { String(decoding: $0, as: UTF8.self) }.filter {
        $0.contains(#""event": "resize", "width": 500.0, "height": 600.0"#)
      }
      #expect(resizes.count == 1)
    }
  }
}
