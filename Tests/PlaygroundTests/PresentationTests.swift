import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct PresentationTests {
    /// A control's frames are small and a new theme's are large: they may take different ways.
    @Test(arguments: ["auto", "shm", "put"])
    func pixelsArriveWhicheverWayTheyTake(presentation: String) throws {
      let stage = try Theatre.trio("--present", presentation)
      let toggle = try SwitchView(stage)
      try stage.click(at: toggle.place(15.5))
      try stage.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
      let light = try stage.pixel(at: Point(2, 2))
      try stage.robot.strike("t")
      try stage.wait(for: "the dark page") {
        try stage.pixel(at: Point(2, 2)) != light && stage.pixel(at: Point(470, 630)) != light
      }
      try stage.click(at: toggle.place(15.5))
      try stage.wait(for: "the thumb where it began") { try toggle.isAtStart() }
    }
  }
}
