import Canvas
import Robot
import Testing

extension PlaygroundTests {
  /// One gesture per control; ControlsTests check all others through the scene.
  @Suite @MainActor struct ControlTests {
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

    @Test func draggingKeepsTheGrabOffset() throws {
      let app = try TestDisplay.trio()
      let slider = try #require(app.layout.controls(.slider).first)
      let start = try #require(try app.thumbCenter(of: slider))
      func isMoved() throws -> Bool {
        let center = try app.thumbCenter(of: slider)
        return center.map { abs($0 - start - 60) <= 1.1 } == true
      }
      try app.drag(from: slider.thumb(9), to: slider.thumb(69), lettingGo: false)
      try app.wait(for: "the thumb to have moved as far as the pointer") { try isMoved() }
      app.release()
      try app.robot.waitForStillness()
      #expect(try isMoved())
    }

    @Test func aPressedSegmentDarkensAndIsSelectedOnRelease() throws {
      let app = try TestDisplay.trio()
      let frame = try #require(app.layout.controls(.segmented).first).frame
      func center(_ index: Int) -> Point {
        Point(frame.minX + (Double(index) + 0.5) * frame.width / 3, frame.midY)
      }
      // Inside the pill of a segment, above its title.
      func pixel(_ index: Int) throws -> Bitmap.Pixel {
        try app.pixel(at: Point(center(index).x, frame.midY - 11))
      }
      // The segment under the white pill; `nil` while the pill moves or is pressed.
      func selected() throws -> Int? {
        let white = try (0..<3).filter { try pixel($0).isWhite }
        return white.count == 1 ? white.first : nil
      }
      let old = try #require(try selected())
      let new = (old + 1) % 3
      let before = try pixel(new)

      try app.press(at: center(new))
      try app.wait(for: "the held segment to darken") {
        let now = try pixel(new)
        return now.red < before.red && now.green < before.green
      }
      #expect(try selected() == old)

      app.release()
      try app.wait(for: "the pill on the pressed segment") { try selected() == new }
    }
  }
}
