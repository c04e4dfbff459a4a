import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct KeyTests {
    @Test func themeKeyMakesThePageDarkAndLightAgain() throws {
      let stage = try Theatre.trio()
      let page = try stage.pixel(at: Point(2, 2))
      #expect(!page.isBlack)
      try stage.robot.strike("t")
      try stage.wait(for: "the dark page #000000") { try stage.pixel(at: Point(2, 2)).isBlack }
      // The third theme may be the desktop's, which is light where there is no desktop.
      try stage.robot.strike("t")
      try stage.wait(for: "the light page") { try stage.pixel(at: Point(2, 2)) == page }
    }

    @Test func disabledKeyDimsAndBringsBack() throws {
      let stage = try Theatre.trio()
      let toggle = try SwitchView(stage)
      let page = try stage.pixel(at: Point(2, 2))
      let track = try toggle.pixel(46)

      try stage.robot.strike("d")
      try stage.wait(for: "the track at half its opacity") {
        try toggle.pixel(46).isMiddle(of: track, and: page, within: 3)
      }
      try stage.click(at: toggle.place(15.5))
      try stage.robot.waitForStillness()
      #expect(try toggle.pixel(46).isMiddle(of: track, and: page, within: 3))

      try stage.robot.strike("d")
      try stage.wait(for: "the track in full") { try toggle.pixel(46) == track }
    }
  }
}
