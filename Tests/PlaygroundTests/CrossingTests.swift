import Canvas
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
}
