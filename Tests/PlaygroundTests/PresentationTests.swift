import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct PresentationTests {
    /// A control's frames are small and a new theme's are large: they may take different ways.
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
