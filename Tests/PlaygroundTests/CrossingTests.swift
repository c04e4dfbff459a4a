import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct CrossingTests {
    @Test func aPopupUnderADraggedThumbDoesNotMoveTheThumb() throws {
      let app = try held()
      let slider = try #require(app.layout.controls(.slider).first)
      try app.glide(from: slider.thumb(), to: slider.thumb(30))
      let popup = try coverPointer(at: slider.thumb(30), of: app)
      try app.glide(from: slider.thumb(30), to: slider.thumb(40))
      app.robot.destroy(popup)
      try app.glide(from: slider.thumb(40), to: slider.thumb(60))
      app.release()
      try ActionLog(app: app).waitForEnd()
      let told = ActionLog(app: app).numbers(of: "slider")
      // The thumb travels 372 pt, and the value starts at 0.3.
      #expect(told.allSatisfy { $0 >= 0.3 && $0 <= 0.3 + 61.0 / 372 }, "told \(told)")
      #expect(told == told.sorted(), "told \(told)")
      #expect(abs((told.last ?? 0) - (0.3 + 60.0 / 372)) < 0.004)
    }

    @Test func aReleaseOverAPopupCompletesTheTap() throws {
      let (app, toggle) = try SwitchView.onTrio("--log-level", "debug")
      try app.press(at: toggle.place(15.5))
      let popup = try coverPointer(at: toggle.place(15.5), of: app)
      app.release()
      app.robot.destroy(popup)
      try app.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
    }

    /// The window moves away and back, so that the pointer leaves and enters it.
    @Test func movingTheWindowDuringADragDoesNotChangeTheValue() throws {
      // Not at the corner of the display, where both coordinate systems are the same.
      let app = try held(at: (300, 200))
      let slider = try #require(app.layout.controls(.slider).first)
      try app.glide(from: slider.thumb(), to: slider.thumb(10))
      try app.wait(for: "the drag") { ActionLog(app: app).numbers(of: "slider").count > 0 }
      try app.robot.waitForStillness()
      let before = ActionLog(app: app).actions(of: "slider")
      let origin = try app.robot.origin(of: app.window)
      for (x, y) in [(60, 30), (700, 500), (0, 0), (700, 0)] {
        app.robot.move(app.window, toX: origin.x + x, y: origin.y + y)
        try app.robot.waitForStillness(quiet: .milliseconds(100))
      }
      app.robot.move(app.window, toX: origin.x, y: origin.y)
      try app.robot.waitForStillness()
      #expect(ActionLog(app: app).actions(of: "slider") == before)

      try app.glide(from: slider.thumb(10), to: slider.thumb(20))
      app.release()
      try ActionLog(app: app).waitForEnd()
      let told = ActionLog(app: app).numbers(of: "slider")
      #expect(told.allSatisfy { $0 >= 0.3 && $0 <= 0.3 + 21.0 / 372 }, "told \(told)")
    }

    private func held(at origin: (x: Int, y: Int) = (0, 0)) throws -> PlaygroundApp {
      let app = try TestDisplay.trio("--log-level", "debug")
      app.robot.move(app.window, toX: origin.x, y: origin.y)
      let slider = try #require(app.layout.controls(.slider).first)
      try app.press(at: slider.thumb())
      try app.wait(for: "the slider to be held") {
        ActionLog(app: app).actions(of: "slider").contains("editingBegan")
      }
      return app
    }

    private func coverPointer(at place: Point, of app: PlaygroundApp) throws -> UInt {
      let origin = try app.robot.origin(of: app.window)
      return app.robot.cover(
        PixelRect(
          x: origin.x + Int(place.x * app.layout.scale) - 10,
          y: origin.y + Int(place.y * app.layout.scale) - 10, width: 50, height: 50))
    }
  }
}
