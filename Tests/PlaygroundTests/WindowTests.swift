import Testing

extension PlaygroundTests {
  @Suite @MainActor struct WindowTests {
    @Test func trioHasOneControlOfEachKindInAWindowOfItsSize() throws {
      let app = try TestDisplay.trio("--scale", "1.5")
      #expect(app.robot.title(of: app.window) == "Playground")
      #expect(app.robot.classNames(of: app.window).last == "Playground")
      #expect(
        app.layout.controls.map(\.role.rawValue).sorted() == ["segmented", "slider", "switch"])
      #expect(app.layout.size == [480, 640] && app.layout.scale == 1.5)
      #expect(try app.robot.size(of: app.window) == (720, 960))
    }

    @Test func aWindowSaysThatItHasSettledAfterItsAnimations() throws {
      let app = try TestDisplay.trio("--speed", "0.2")
      let toggle = try SwitchView(app)
      try app.click(at: toggle.place(15.5))
      try app.settle()
      #expect(try toggle.isAtEnd())
    }

    @Test func aSyncRequestIsAnsweredAfterTheNewSizeIsShown() throws {
      let app = try TestDisplay.trio()
      try app.settle()
      #expect(try app.robot.resizeInStep(app.window, width: 900, height: 900))
    }
  }
}
