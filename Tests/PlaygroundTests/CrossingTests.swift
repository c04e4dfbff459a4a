import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct CrossingTests {
    @Test func aPopupUnderADraggedThumbDoesNotMoveTheThumb() throws {
      let app = try TestDisplay.trio("--log-level", "debug")
      let slider = try #require(app.layout.controls(.slider).first)
      try app.press(at: slider.thumb())
      let log = ActionLog(app: app)
      try app.wait(for: "the slider to be held") {
        log.actions(of: "slider").contains("editingBegan")
      }
      try app.glide(from: slider.thumb(), to: slider.thumb(30))
      let origin = try app.robot.origin(of: app.window)
      let (place, scale) = (slider.thumb(30), app.layout.scale)
      let popup = app.robot.cover(
        PixelRect(
          x: origin.x + Int(place.x * scale) - 10, y: origin.y + Int(place.y * scale) - 10,
          width: 50, height: 50))
      try app.glide(from: slider.thumb(30), to: slider.thumb(40))
      app.robot.destroy(popup)
      try app.glide(from: slider.thumb(40), to: slider.thumb(60))
      app.release()
      try app.wait(for: "the end of the drag") { log.actions(of: "slider").last == "editingEnded" }
      let told = log.numbers(of: "slider")
      // The thumb travels 372 pt, and the value starts at 0.3.
      #expect(told.allSatisfy { $0 >= 0.3 && $0 <= 0.3 + 61.0 / 372 }, "told \(told)")
      #expect(told == told.sorted(), "told \(told)")
      #expect(abs((told.last ?? 0) - (0.3 + 60.0 / 372)) < 0.004)
    }

    @Test func removingAPointerReleasesItsPress() throws {
      let app = try TestDisplay.trio()
      let toggle = try SwitchView(app)
      let second = try SecondPointer(app.robot, name: "second")
      let origin = try app.robot.origin(of: app.window)
      let place = toggle.place(15.5)
      second.move(toX: origin.x + Int(place.x), y: origin.y + Int(place.y))
      second.press()
      try app.wait(for: "the pressed thumb to stretch") { try toggle.isThumb(at: 31) }
      second.remove()
      try app.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
      try toggle.flipBack()
    }

    @Test func aKeyThatIsReleasedOutsideTheWindowIsNotHeld() throws {
      let app = try TestDisplay.trio()
      let (robot, origin) = (app.robot, try app.robot.origin(of: app.window))
      // `PointerRoot`: the keyboard follows the pointer.
      robot.focus(1)
      robot.move(toX: origin.x + 50, y: origin.y + 50)
      try app.settle()
      try robot.hold("q")
      robot.move(toX: robot.size.width - 1, y: robot.size.height - 1)
      try robot.letGo("q")
      robot.move(toX: origin.x + 60, y: origin.y + 60)
      try robot.strike("q", modifiers: [.control])
      #expect(try app.program.waitForExit() == 0)
    }
  }

  @Suite @MainActor struct CursorThemeTests {
    /// Opaque colors, so that the server does not change them.
    private static let hand: UInt32 = 0xFF20_C040
    private static let grip: UInt32 = 0xFFC0_2080

    @Test func cursorsOfTheThemeAreShown() throws {
      let folder = TemporaryFolder()
      try write(["pointer": Self.hand, "grabbing": Self.grip], into: folder)
      let app = try start(folder, theme: "probe")
      try app.move(to: SwitchView(app).place(15.5))
      try app.wait(for: "the theme's hand") { try isShown(Self.hand, app) }
      let slider = try #require(app.layout.controls(.slider).first)
      try app.press(at: slider.thumb())
      try app.wait(for: "the theme's grip") { try isShown(Self.grip, app) }
      app.release()
      try app.move(to: Point(3, 3))
      try app.wait(for: "the display's own") {
        try !isShown(Self.grip, app) && !isShown(Self.hand, app)
      }
    }

    /// The cursor font of X is used then.
    @Test func coreCursorsAreShownWithoutATheme() throws {
      let app = try start(TemporaryFolder(), theme: "none")
      let plain = try app.robot.cursorPixels()
      try app.move(to: SwitchView(app).place(15.5))
      try app.wait(for: "another cursor") { try app.robot.cursorPixels() != plain }
      #expect(app.program.errorText.isEmpty)
    }

    private func isShown(_ color: UInt32, _ app: PlaygroundApp) throws -> Bool {
      let pixels = try app.robot.cursorPixels().filter { $0 & 0xFF00_0000 != 0 }
      return !pixels.isEmpty && pixels.allSatisfy { UInt32(truncatingIfNeeded: $0) == color }
    }

    private func start(_ folder: TemporaryFolder, theme: String) throws -> PlaygroundApp {
      try folder.put(
        "#!/bin/sh\nXCURSOR_PATH='\(folder.url.path)' XCURSOR_THEME=\(theme) exec \"$@\"\n",
        into: "run")
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.path("run"))
      return try PlaygroundApp(
        TestDisplay.playground, ["--page", "trio", "--theme", "light"],
        robot: try TestDisplay.robot(), wrapper: folder.path("run"))
    }

    private func write(_ cursors: [String: UInt32], into folder: TemporaryFolder) throws {
      let place = folder.url.appending(path: "probe/cursors")
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try folder.put("[Icon Theme]\nName=probe\n", into: "probe/index.theme")
      for (name, color) in cursors {
        try Data(file(of: color)).write(to: place.appending(path: name))
      }
    }

    /// An Xcursor file with one image: header, table of contents, image.
    private func file(of color: UInt32) -> [UInt8] {
      let side: UInt32 = 24
      let picture: UInt32 = 0xFFFD_0002
      var words: [UInt32] = [0x7275_6358, 16, 0x1_0000, 1, picture, side, 28]
      words += [36, picture, side, 1, side, side, 0, 0, 0]
      words += Array(repeating: color, count: Int(side * side))
      return words.flatMap { word in withUnsafeBytes(of: word.littleEndian) { Array($0) } }
    }
  }
}
