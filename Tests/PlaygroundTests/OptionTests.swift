import Canvas
import Foundation
import Robot
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

    /// A name that is repaired would be that of another file.
    @Test func anArgumentThatIsNotUTF8IsRefused() throws {
      let folder = TemporaryFolder()
      let program = try TestDisplay.shell(
        #"exec "$0" snapshot switch --output "$1/"$'\xFF.png'"#, [folder.url.path])
      #expect(try program.waitForExit() == 64 && program.errorText.contains("is not UTF-8"))
      #expect(try folder.names.isEmpty)
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

  /// Shortcuts in keyboard layouts whose letters are not Latin, or whose digits need Shift.
  @Suite @MainActor struct KeyboardLayoutTests {
    /// The places of keys on a keyboard, by their characters on an American one.
    private enum Place: UInt32 { case one = 10, q = 24, t = 28, d = 40, k = 45 }

    @Test(arguments: [
      "ru", "us,ru", "ru,us", "gr", "il", "ara", "bg", "de", "fr", "us -variant dvorak",
    ])
    func themeAndQuitWorkInEveryLayoutAndDigitsWithoutShiftInFrench(layout: String) throws {
      let server = try XServer()
      defer { server.stop() }
      let setter = try Program(
        "setxkbmap", ["-display", server.display] + layout.split(separator: " ").map(String.init))
      #expect(try setter.waitForExit() == 0)
      let app = try TestDisplay.trio(robot: try Robot(display: server.display))
      func strike(_ place: Place, modifiers: [Robot.Modifier] = []) throws {
        try app.robot.strike(code: place.rawValue, modifiers: modifiers)
      }
      // Dvorak types a T with another key.
      try strike(layout.contains("dvorak") ? .k : .t)
      try app.wait(for: "the dark page in \(layout)") { try app.pixel(at: .init(4, 4)).red < 40 }
      if layout.contains("dvorak") { return }
      if layout == "fr" {
        try app.settle()
        let before = try app.picture()
        try strike(.one, modifiers: [.control])
        return try app.wait(for: "the first page") { try !app.picture().hasSamePixels(as: before) }
      }
      try strike(.q, modifiers: [.control])
      #expect(try app.program.waitForExit() == 0)
    }
  }

  @Suite @MainActor struct StateTests {
    private let folder = TemporaryFolder()
    private var file: String { folder.path("controls-playground/window.json") }

    private func open(_ arguments: String...) throws -> PlaygroundApp {
      try PlaygroundApp(
        TestDisplay.playground, arguments, robot: try TestDisplay.robot(),
        environment: ["XDG_STATE_HOME": folder.path("")])
    }

    @Test func aWindowRestoresItsRememberedState() throws {
      let first = try open()
      #expect(first.layout.controls.contains { $0.id == "wifi" })
      try first.robot.strike("t")
      try first.robot.strike("3", modifiers: [.control])
      try first.settle()
      #expect(try first.close() == 0)
      let second = try open()
      #expect(second.layout.controls.contains { $0.id == "slider" })
      try second.settle()
      let dark = try second.picture()
      #expect(try second.close() == 0)
      let third = try open("--page", "trio")
      #expect(third.layout.controls.count == 3)
      #expect(try third.close() == 0)
      let fourth = try open("--theme", "light")
      try fourth.settle()
      #expect(try !fourth.picture().hasSamePixels(as: dark))
      #expect(fourth.layout.controls.contains { $0.id == "slider" })
      #expect(try fourth.close() == 0)
      let fresh = try open("--fresh")
      #expect(fresh.layout.controls.contains { $0.id == "wifi" })
      #expect(try fresh.close() == 0)
    }

    @Test func aSignalKeepsThePlaceOfTheWindow() throws {
      let app = try open()
      app.robot.move(app.window, toX: 37, y: 53)
      try app.settle()
      app.program.send(SIGTERM)
      #expect(try app.program.waitForExit() == 0)
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      let state = try JSONSerialization.jsonObject(with: data) as? [String: Any]
      #expect(state?["position"] as? [Double] == [37, 53])
    }

    @Test func aBrokenStateFileIsReportedAndReplaced() throws {
      let parent = URL(fileURLWithPath: file).deletingLastPathComponent()
      try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      try folder.put("{\"version\": 1, \"page\"", into: "controls-playground/window.json")
      let app = try open()
      #expect(app.layout.controls.contains { $0.id == "wifi" })
      #expect(try app.close() == 0)
      #expect(app.program.errorText.contains("the saved window state is ignored"))
      let data = try Data(contentsOf: URL(fileURLWithPath: file))
      #expect(try JSONSerialization.jsonObject(with: data) is [String: Any])
    }

    @Test func aStateThatCannotBeWrittenIsReportedOnce() throws {
      // A file is in the place of the folder.
      try folder.put("", into: "controls-playground")
      let app = try open()
      #expect(try app.close() == 0)
      let said = app.program.errorText.split(separator: "\n")
      #expect(said.count == 1 && said[0].contains("the window state is not saved: cannot write "))
    }
  }
}
