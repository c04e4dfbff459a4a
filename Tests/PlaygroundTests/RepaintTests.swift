import Canvas
import Robot
import Testing

extension PlaygroundTests {
  /// What was lost from the display is painted again, all of it.
  @Suite @MainActor
  struct RepaintTests {
    enum Concealment: CaseIterable {
      case unmapped, covered, hidden
    }

    @Test(arguments: Concealment.allCases)
    func backInSightEveryPixelIsAsBefore(concealment: Concealment) throws {
      let stage = try Theatre.trio("--scale", "1")
      try stage.robot.waitForStillness()
      let before = try stage.picture()
      try conceal(stage, concealment)
      try stage.robot.waitForStillness()
      #expect(try stage.picture().hasSamePixels(as: before))
    }

    /// Something changes while nobody sees it: the picture is that of a window that was never away.
    @Test(arguments: [Concealment.covered, .hidden])
    func backInSightEveryPixelIsThatOfAFreshWindow(concealment: Concealment) throws {
      let fresh = try Theatre.trio("--scale", "1", "--disabled")
      try fresh.robot.waitForStillness()
      let expected = try fresh.picture()
      try fresh.close()

      let stage = try Theatre.trio("--scale", "1")
      try stage.robot.waitForStillness()
      #expect(try !stage.picture().hasSamePixels(as: expected))
      try conceal(stage, concealment) { try stage.robot.strike("d") }
      try stage.wait(for: "the picture of a fresh window") {
        try stage.picture().hasSamePixels(as: expected)
      }
    }

    @Test func aWindowThatItsManagerHidesComesToRest() throws {
      let stage = try Theatre.trio("--speed", "0.02")
      try stage.click(at: SwitchView(stage).place(15.5))
      try #require(try wakeups(of: stage.program, in: .milliseconds(300)) > 5)
      stage.robot.setStates(["_NET_WM_STATE_HIDDEN"], of: stage.window)
      _ = try wakeups(of: stage.program, in: .milliseconds(300))
      #expect(try wakeups(of: stage.program, in: .milliseconds(600)) == 0)
      stage.robot.setStates([], of: stage.window)
      #expect(try wakeups(of: stage.program, in: .milliseconds(300)) > 5)
    }

    @Test func aNewSizeIsAnsweredOnceItIsShown() throws {
      let stage = try Theatre.trio()
      try stage.robot.waitForStillness()
      #expect(try stage.robot.resizeInStep(stage.window, width: 900, height: 900))
    }

    /// Puts the window out of sight and back.
    private func conceal(
      _ stage: Stage, _ concealment: Concealment, meanwhile: () throws -> Void = {}
    ) throws {
      let robot = stage.robot
      let cover: UInt?
      switch concealment {
      case .unmapped:
        cover = nil
        robot.hide(stage.window)
      case .covered: cover = robot.coverAll()
      case .hidden:
        cover = robot.coverAll()
        robot.setStates(["_NET_WM_STATE_HIDDEN"], of: stage.window)
      }
      try robot.waitForStillness()
      try meanwhile()
      try robot.waitForStillness()
      if concealment == .hidden { robot.setStates([], of: stage.window) }
      if let cover { robot.destroy(cover) } else { robot.show(stage.window) }
    }

    private func wakeups(of program: Program, in time: Duration) throws -> Int {
      let before = try program.voluntarySwitches()
      try #require(program.staysAlive(for: time))
      return try program.voluntarySwitches() - before
    }
  }
}
