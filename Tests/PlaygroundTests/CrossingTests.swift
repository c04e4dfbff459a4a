import Canvas
import Robot
import Testing

extension PlaygroundTests {
  /// Windows that come, go and move under a pointer that holds something, which is no motion.
  @Suite @MainActor
  struct CrossingTests {
    @Test func aPopupUnderTheHeldThumbMovesNothing() throws {
      let stage = try held()
      let slider = try #require(stage.layout.controls(.slider).first)
      try stage.glide(from: hold(slider, 0), to: hold(slider, 30))
      let popup = try coverPointer(at: hold(slider, 30), of: stage)
      try stage.glide(from: hold(slider, 30), to: hold(slider, 40))
      stage.robot.destroy(popup)
      try stage.glide(from: hold(slider, 40), to: hold(slider, 60))
      stage.release()
      try stage.wait(for: "the end of the drag") {
        ActionLog(stage: stage).actions(of: "slider").last == "editingEnded"
      }
      let told = ActionLog(stage: stage).numbers(of: "slider")
      // 372 pt of way; the value began at 0.3.
      #expect(told.allSatisfy { $0 >= 0.3 && $0 <= 0.3 + 61.0 / 372 }, "told \(told)")
      #expect(told == told.sorted(), "told \(told)")
      #expect(abs((told.last ?? 0) - (0.3 + 60.0 / 372)) < 0.004)
    }

    @Test func aPopupUnderATapTakesItNotAway() throws {
      let stage = try Theatre.trio("--log-level", "debug")
      let toggle = try SwitchView(stage)
      try stage.press(at: toggle.place(15.5))
      let popup = try coverPointer(at: toggle.place(15.5), of: stage)
      try stage.robot.waitForStillness()
      stage.robot.destroy(popup)
      try stage.robot.waitForStillness()
      stage.release()
      try stage.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
      #expect(ActionLog(stage: stage).actions(of: "switch").contains("valueChanged true"))
    }

    @Test func aTapEndsOverAPopupThatCameMeanwhile() throws {
      let stage = try Theatre.trio("--log-level", "debug")
      let toggle = try SwitchView(stage)
      try stage.press(at: toggle.place(15.5))
      let popup = try coverPointer(at: toggle.place(15.5), of: stage)
      stage.release()
      stage.robot.destroy(popup)
      try stage.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
    }

    /// There and back, so that the pointer leaves the window and comes in again.
    @Test func aWindowMovedUnderAHeldThumbTellsNothing() throws {
      // Away from the corner, so that places in the window are not those on the display.
      let stage = try held(at: (300, 200))
      let slider = try #require(stage.layout.controls(.slider).first)
      try stage.glide(from: hold(slider, 0), to: hold(slider, 10))
      try stage.wait(for: "the drag") { ActionLog(stage: stage).numbers(of: "slider").count > 0 }
      try stage.robot.waitForStillness()
      let before = ActionLog(stage: stage).actions(of: "slider")
      let origin = try stage.robot.origin(of: stage.window)
      for (x, y) in [(60, 30), (700, 500), (0, 0), (700, 0)] {
        stage.robot.move(stage.window, toX: origin.x + x, y: origin.y + y)
        try stage.robot.waitForStillness(quiet: .milliseconds(100))
      }
      stage.robot.move(stage.window, toX: origin.x, y: origin.y)
      try stage.robot.waitForStillness()
      #expect(ActionLog(stage: stage).actions(of: "slider") == before)

      try stage.glide(from: hold(slider, 10), to: hold(slider, 20))
      stage.release()
      try stage.wait(for: "the end of the drag") {
        ActionLog(stage: stage).actions(of: "slider").last == "editingEnded"
      }
      let told = ActionLog(stage: stage).numbers(of: "slider")
      #expect(told.allSatisfy { $0 >= 0.3 && $0 <= 0.3 + 21.0 / 372 }, "told \(told)")
    }

    /// The page with its slider's thumb held at its centre.
    private func held(at origin: (x: Int, y: Int) = (0, 0)) throws -> Stage {
      let stage = try Theatre.trio("--log-level", "debug")
      stage.robot.move(stage.window, toX: origin.x, y: origin.y)
      let slider = try #require(stage.layout.controls(.slider).first)
      try stage.press(at: hold(slider, 0))
      try stage.wait(for: "the slider to be held") {
        ActionLog(stage: stage).actions(of: "slider").contains("editingBegan")
      }
      return stage
    }

    /// A place in the slider's thumb as it lies at first, so many pt to the right of its centre.
    private func hold(_ slider: Layout.Control, _ distance: Double) -> Point {
      Point(slider.frame.minX + 14 + 0.3 * 372 + distance, slider.frame.midY)
    }

    /// Lays a small window under the pointer, whose corner is near to it.
    private func coverPointer(at place: Point, of stage: Stage) throws -> UInt {
      let origin = try stage.robot.origin(of: stage.window)
      return stage.robot.cover(
        PixelRect(
          x: origin.x + Int(place.x * stage.layout.scale) - 10,
          y: origin.y + Int(place.y * stage.layout.scale) - 10, width: 50, height: 50))
    }
  }
}
