import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite(.enabled(if: HardwareServer.isAvailable, "Xorg with inputtest, started by root"))
  @MainActor struct ScrollTests {
    @Test func aPageScrollsByFractionsOfANotch() throws {
      let robot = try HardwareDisplay.robot()
      let mouse = try HardwareDisplay.server().mouse
      let app = try TestDisplay.gallery("--scale", "1", robot: robot)
      robot.resize(app.window, width: 960, height: 500)
      try app.wait(for: "the smaller window") { try robot.size(of: app.window).height == 500 }
      try robot.waitForStillness()
      try app.move(to: Point(20, 250))
      try robot.waitForStillness()
      let before = try column(of: app)
      var last = before
      for part in 1...4 {
        mouse.scroll(y: 0.25)
        try app.wait(for: "a quarter of a notch, \(part)") {
          try !column(of: app).hasSamePixels(as: last)
        }
        last = try column(of: app)
      }
      for _ in 1...4 { mouse.scroll(y: -0.25) }
      try app.wait(for: "the page where it was") { try column(of: app).hasSamePixels(as: before) }
    }

    @Test func aSliderMovesByFractionsOfANotch() throws {
      let mouse = try HardwareDisplay.server().mouse
      let app = try TestDisplay.start(
        "--page", "gallery", "--log-level", "debug", "--scale", "1",
        robot: try HardwareDisplay.robot())
      let log = ActionLog(app: app)
      let slider = try #require(app.layout.controls.first { $0.id == "brightness" })
      // A click on the thumb focuses the slider and keeps its value.
      try app.click(at: Point(slider.frame.midX + 0.12 * 264, slider.frame.midY))
      try log.waitForEnd(of: "brightness")
      try app.robot.waitForStillness()
      for _ in 1...4 { mouse.scroll(y: -0.25) }
      try app.wait(for: "the wheel") { !log.numbers(of: "brightness").isEmpty }
      try log.waitForEnd(of: "brightness")
      // A notch is a fiftieth of the range.
      let told = log.numbers(of: "brightness")
      #expect(abs((told.last ?? 0) - 0.64) < 1e-6, "\(told)")
      #expect(told == told.sorted(), "\(told)")
    }

    /// A column of the page without the scroll bar, which fades.
    private func column(of app: PlaygroundApp) throws -> Bitmap {
      try app.picture(of: Rect(x: 300, y: 0, width: 20, height: 500))
    }
  }
}
