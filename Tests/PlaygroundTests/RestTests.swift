import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct RestTests {
    @Test(arguments: ["trio", "gallery"])
    func aProgramIsIdleAtTheStartAndAfterAnAnimation(page: String) throws {
      let app = try TestDisplay.start("--page", page)
      if page == "trio" { try SwitchView(app).flip() }
      #expect(try app.program.isIdle())
    }

    @Test(arguments: Concealment.allCases)
    func animationsPauseWhileTheWindowIsNotVisible(concealment: Concealment) throws {
      // The animation takes half a minute.
      let app = try TestDisplay.trio("--speed", "0.02")
      try app.click(at: SwitchView(app).place(15.5))
      try #require(try app.program.keepsWaking())
      try concealment.conceal(app) {
        let isIdle = try app.program.isIdle()
        #expect(isIdle)
      }
      #expect(try app.program.keepsWaking())
    }

    @Test func animationsContinueInAPartlyCoveredWindow() throws {
      let app = try TestDisplay.trio("--speed", "0.02")
      let robot = app.robot
      try app.click(at: SwitchView(app).place(15.5))
      let origin = try robot.origin(of: app.window)
      let cover = robot.cover(PixelRect(x: origin.x, y: origin.y, width: 100, height: 40))
      defer { robot.destroy(cover) }
      #expect(try app.program.keepsWaking())
      #expect(try app.program.keepsWaking())
    }
  }
}
