import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct SliderTests {
    @Test func draggingKeepsTheGrabOffset() throws {
      let app = try TestDisplay.trio()
      let slider = try #require(app.layout.controls(.slider).first)
      let start = try #require(try app.thumbCenter(of: slider))
      // Toward the end that is farther away.
      let distance = start < slider.frame.width / 2 ? 60.0 : -60.0

      let hold = place(start + 9, on: slider)
      try app.drag(from: hold, to: place(start + 9 + distance, on: slider), lettingGo: false)
      try app.wait(for: "the thumb to have moved as far as the pointer") {
        try isThumb(at: start + distance, on: slider, app)
      }
      app.release()
      try app.robot.waitForStillness()
      #expect(try isThumb(at: start + distance, on: slider, app))
    }

    @Test func theThumbStopsAtTheEndsOfTheTrack() throws {
      let app = try TestDisplay.trio()
      let slider = try #require(app.layout.controls(.slider).first)
      let start = try #require(try app.thumbCenter(of: slider))
      let width = slider.frame.width

      try app.drag(
        from: place(start, on: slider), to: place(width + 12, on: slider), lettingGo: false)
      try app.wait(for: "the thumb at the end") { try isThumb(at: width - 14, on: slider, app) }
      try app.glide(from: place(width + 12, on: slider), to: place(-12, on: slider))
      try app.wait(for: "the thumb at the start") { try isThumb(at: 14, on: slider, app) }
      app.release()
    }

    @Test func pressingTheTrackMovesTheThumbAndStartsADrag() throws {
      let app = try TestDisplay.trio()
      let slider = try #require(app.layout.controls(.slider).first)
      let start = try #require(try app.thumbCenter(of: slider))
      let target = start < slider.frame.width / 2 ? slider.frame.width - 40 : 40

      try app.press(at: place(target, on: slider))
      try app.wait(for: "the thumb under the pointer") { try isThumb(at: target, on: slider, app) }
      try app.glide(from: place(target, on: slider), to: place(target + 15, on: slider))
      try app.wait(for: "the thumb to follow the pointer") {
        try isThumb(at: target + 15, on: slider, app)
      }
      app.release()
    }

    @Test func aSteppedSliderOfTheGallerySnapsOnRelease() throws {
      let app = try TestDisplay.gallery()
      try app.robot.waitForStillness()
      var snapped: [String] = []
      for slider in app.layout.controls(.slider) {
        guard let start = try app.thumbCenter(of: slider) else { continue }
        let hold = place(start, on: slider)
        // Far enough to leave the step, but not far enough for the next one.
        let next = place(start + (start < slider.frame.width / 2 ? 11 : -11), on: slider)
        try app.drag(from: hold, to: next, lettingGo: false)
        try app.robot.waitForStillness()
        let held = try #require(try app.thumbCenter(of: slider))
        app.release()
        try app.robot.waitForStillness()
        let released = try #require(try app.thumbCenter(of: slider))
        if abs(held - released) > 2 { snapped.append(slider.label) }
      }
      #expect(!snapped.isEmpty, "the gallery has a slider with steps, and it snaps")
    }

    /// A point on a slider, at a distance from the left end of the control, in points.
    private func place(_ x: Double, on slider: Layout.Control) -> Point {
      Point(slider.frame.minX + x, slider.frame.midY)
    }

    /// Whether the center of the thumb is within a pixel of a position, in points from the left
    /// end.
    private func isThumb(at x: Double, on slider: Layout.Control, _ app: PlaygroundApp) throws
      -> Bool
    {
      guard let center = try app.thumbCenter(of: slider) else { return false }
      return abs(center - x) <= 1.1
    }
  }
}
