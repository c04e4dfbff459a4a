import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct PresentationTests {
    /// Frames of a control are small, and those of a new theme are large; they can use different
    /// transports.
    @Test(arguments: ["auto", "shm", "put"])
    func framesAreShownWithEveryTransport(presentation: String) throws {
      let (app, toggle) = try SwitchView.onTrio("--present", presentation)
      try toggle.flip()
      let light = try app.pixel(at: Point(2, 2))
      try app.robot.strike("t")
      try app.wait(for: "the dark page") {
        try app.pixel(at: Point(2, 2)) != light && app.pixel(at: Point(470, 630)) != light
      }
      try toggle.flipBack()
    }
  }
}
