import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct KeyTests {
    @Test func theThemeKeySwitchesToDarkAndBack() throws {
      let app = try TestDisplay.trio()
      let page = try app.pixel(at: Point(2, 2))
      #expect(!page.isBlack)
      try app.robot.strike("t")
      try app.wait(for: "the dark page #000000") { try app.pixel(at: Point(2, 2)).isBlack }
      // The next theme is light, also if it is that of the desktop, because there is no desktop.
      try app.robot.strike("t")
      try app.wait(for: "the light page") { try app.pixel(at: Point(2, 2)) == page }
    }

    @Test func theDisableKeyDisablesAndEnablesControls() throws {
      let (app, toggle) = try SwitchView.onTrio()
      let page = try app.pixel(at: Point(2, 2))
      let track = try toggle.pixel(46)

      try app.robot.strike("d")
      try app.wait(for: "the track at half its opacity") {
        try toggle.pixel(46).isMiddle(of: track, and: page, within: 3)
      }
      try app.click(at: toggle.place(15.5))
      try app.robot.waitForStillness()
      #expect(try toggle.pixel(46).isMiddle(of: track, and: page, within: 3))

      try app.robot.strike("d")
      try app.wait(for: "the track in full") { try toggle.pixel(46) == track }
    }
  }
}
