import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct RepaintTests {
    @Test(arguments: Concealment.allCases)
    func aWindowThatIsVisibleAgainHasTheSamePixels(concealment: Concealment) throws {
      let app = try TestDisplay.trio("--scale", "1")
      try app.robot.waitForStillness()
      let before = try app.picture()
      try concealment.conceal(app) { try app.robot.waitForStillness() }
      try app.robot.waitForStillness()
      #expect(try app.picture().hasSamePixels(as: before))
    }

    /// A change while the window is hidden must give the picture of a window that was never hidden.
    @Test(arguments: [Concealment.covered, .hidden])
    func aChangeWhileHiddenIsShownWhenTheWindowIsVisibleAgain(concealment: Concealment) throws {
      let fresh = try TestDisplay.trio("--scale", "1", "--disabled")
      try fresh.robot.waitForStillness()
      let expected = try fresh.picture()
      try fresh.close()

      let app = try TestDisplay.trio("--scale", "1")
      try app.robot.waitForStillness()
      #expect(try !app.picture().hasSamePixels(as: expected))
      try concealment.conceal(app) {
        try app.robot.waitForStillness()
        try app.robot.strike("d")
        try app.robot.waitForStillness()
      }
      try app.wait(for: "the picture of a fresh window") {
        try app.picture().hasSamePixels(as: expected)
      }
    }

    @Test func aSyncRequestIsAnsweredAfterTheNewSizeIsShown() throws {
      let app = try TestDisplay.trio()
      try app.robot.waitForStillness()
      #expect(try app.robot.resizeInStep(app.window, width: 900, height: 900))
    }
  }
}
