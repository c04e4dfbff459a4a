import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct SwitchTests {
    @Test(arguments: ["1", "2"])
    func aPressStretchesTheThumbAndAReleaseToggles(scale: String) throws {
      let (app, toggle) = try SwitchView.onTrio("--scale", scale)
      #expect(try toggle.isAtStart())
      // The thumb ends at 29 pt when idle and at 33 pt when pressed.
      #expect(try !toggle.isThumb(at: 31))

      try app.press(at: toggle.place(15.5))
      try app.wait(for: "the pressed thumb to stretch") { try toggle.isThumb(at: 31) }
      #expect(try toggle.isAtStart())

      app.release()
      try app.wait(for: "the thumb at the other end, as narrow as before") {
        try toggle.isAtEnd() && !toggle.isThumb(at: 20)
      }
    }

    @Test func draggingPastTheMiddleFlipsTheSwitchBeforeTheRelease() throws {
      let (app, toggle) = try SwitchView.onTrio()
      try app.drag(from: toggle.place(10), to: toggle.place(32), lettingGo: false)
      try app.wait(for: "the flip while held") { try toggle.isAtEnd() }
      try app.glide(from: toggle.place(32), to: toggle.place(18))
      try app.wait(for: "the flip back while held") { try toggle.isAtStart() }
      app.release()
      try app.robot.waitForStillness()
      #expect(try toggle.isAtStart(), "there and back again is no change")
    }

    @Test func draggingAcrossTogglesTheSwitch() throws {
      let (app, toggle) = try SwitchView.onTrio()
      try app.drag(from: toggle.place(10), to: toggle.place(60))
      try app.robot.waitForStillness()
      #expect(try toggle.isAtEnd())
    }

    @Test func escapeCancelsAPress() throws {
      let (app, toggle) = try SwitchView.onTrio()
      try app.press(at: toggle.place(10))
      try app.wait(for: "the pressed thumb to stretch") { try toggle.isThumb(at: 31) }
      try app.robot.strike("Escape")
      try app.wait(for: "the thumb as narrow as at rest") { try !toggle.isThumb(at: 31) }
      app.release()
      try app.robot.waitForStillness()
      #expect(try toggle.isAtStart())
    }

    @Test func otherButtonsDoNothing() throws {
      let (app, toggle) = try SwitchView.onTrio()
      try app.move(to: toggle.place(15.5))
      for button in [2, 3] { app.robot.click(button: button) }
      try app.robot.waitForStillness()
      #expect(try toggle.isAtStart())
    }

    @Test func spacePressesTheSwitchAndTogglesItOnRelease() throws {
      let (app, toggle) = try SwitchView.onTrio()
      try app.robot.strike("Tab")
      try app.robot.hold("space")
      try app.wait(for: "the pressed thumb to stretch") { try toggle.isThumb(at: 31) }
      #expect(try toggle.isAtStart())
      try app.robot.letGo("space")
      try app.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
    }
  }
}
