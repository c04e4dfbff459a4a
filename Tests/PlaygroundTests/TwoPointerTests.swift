import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct TwoPointerTests {
    @Test func twoPointersDragTwoControls() throws {
      let app = try TestDisplay.trio("--log-level", "debug")
      let slider = try #require(app.layout.controls(.slider).first)
      let toggle = try SwitchView(app)
      let second = try SecondPointer(app.robot, name: "second")
      defer { second.remove() }
      let origin = try app.robot.origin(of: app.window)
      let place = toggle.place(15.5)

      try app.drag(from: slider.thumb(), to: slider.thumb(20), lettingGo: false)
      second.move(toX: origin.x + Int(place.x), y: origin.y + Int(place.y))
      second.press()
      try app.wait(for: "the pressed thumb to stretch") { try toggle.isThumb(at: 31) }
      try app.glide(from: slider.thumb(20), to: slider.thumb(40))
      second.release()
      try app.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
      try app.glide(from: slider.thumb(40), to: slider.thumb(60))
      app.release()
      let log = ActionLog(app: app)
      try log.waitForEnd()
      let told = log.numbers(of: "slider")
      #expect(told == told.sorted(), "told \(told)")
      #expect(abs((told.last ?? 0) - (0.3 + 60.0 / 372)) < 0.004, "told \(told)")
      #expect(log.actions(of: "slider").filter { $0 == "editingBegan" }.count == 1)
      #expect(log.actions(of: "switch").contains("valueChanged true"))
    }

    @Test func removingAPointerReleasesItsPress() throws {
      let (app, toggle) = try SwitchView.onTrio("--log-level", "debug")
      let second = try SecondPointer(app.robot, name: "second")
      let origin = try app.robot.origin(of: app.window)
      let place = toggle.place(15.5)
      second.move(toX: origin.x + Int(place.x), y: origin.y + Int(place.y))
      second.press()
      try app.wait(for: "the pressed thumb to stretch") { try toggle.isThumb(at: 31) }
      second.remove()
      try app.wait(for: "the thumb at the other end") { try toggle.isAtEnd() }
      try toggle.flipBack()
    }
  }
}
