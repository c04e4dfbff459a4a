import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct SwitchTests {
    @Test(arguments: ["1", "2"])
    func pressStretchesAndReleaseToggles(scale: String) throws {
      let stage = try Theatre.trio("--scale", scale)
      let toggle = try SwitchView(stage)
      #expect(try toggle.isAtStart())
      // The thumb ends at 29 pt at rest and at 33 pt when pressed.
      #expect(try !toggle.isThumb(at: 31))

      try stage.press(at: toggle.place(15.5))
      try stage.wait(for: "the pressed thumb to stretch") { try toggle.isThumb(at: 31) }
      #expect(try toggle.isAtStart())

      stage.release()
      try stage.wait(for: "the thumb at the other end, as narrow as before") {
        try toggle.isAtEnd() && !toggle.isThumb(at: 20)
      }
    }

    @Test func draggingPastTheMiddleFlipsWhileHeld() throws {
      let stage = try Theatre.trio()
      let toggle = try SwitchView(stage)
      try stage.press(at: toggle.place(10))
      try stage.glide(from: toggle.place(10), to: toggle.place(32))
      try stage.wait(for: "the flip while held") { try toggle.isAtEnd() }
      try stage.glide(from: toggle.place(32), to: toggle.place(18))
      try stage.wait(for: "the flip back while held") { try toggle.isAtStart() }
      stage.release()
      try stage.robot.waitForStillness()
      #expect(try toggle.isAtStart(), "there and back again is no change")
    }

    @Test func draggingAcrossAndLettingGoKeepsTheNewEnd() throws {
      let stage = try Theatre.trio()
      let toggle = try SwitchView(stage)
      try stage.press(at: toggle.place(10))
      try stage.glide(from: toggle.place(10), to: toggle.place(60))
      stage.release()
      try stage.robot.waitForStillness()
      #expect(try toggle.isAtEnd())
    }

    @Test func escapeCancelsAPress() throws {
      let stage = try Theatre.trio()
      let toggle = try SwitchView(stage)
      try stage.press(at: toggle.place(10))
      try stage.wait(for: "the pressed thumb to stretch") { try toggle.isThumb(at: 31) }
      try stage.robot.strike("Escape")
      try stage.wait(for: "the thumb as narrow as at rest") { try !toggle.isThumb(at: 31) }
      stage.release()
      try stage.robot.waitForStillness()
      #expect(try toggle.isAtStart())
    }

    @Test func otherButtonsDoNothing() throws {
      let stage = try Theatre.trio()
      let toggle = try SwitchView(stage)
      try stage.move(to: toggle.place(15.5))
      for button in [2, 3] {
        stage.robot.press(button: button)
        stage.robot.release(button: button)
      }
      try stage.robot.waitForStillness()
      #expect(try toggle.isAtStart())
    }

    @Test func spacePressesAndTogglesWhenLetGo() throws {
      let stage = try Theatre.trio()
      let toggle = try SwitchView(stage)
      try stage.robot.strike("Tab")
      try stage.robot.hold("space")
      try stage.wait(for: "the pressed thumb to stretch") { try toggle.isThumb(at: 31) }
      #expect(try toggle.isAtStart())
      try stage.robot.letGo("space")
      try stage.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
    }
  }
}
