import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct SegmentedTests {
    @Test func aPressedSegmentDarkensAndIsSelectedOnRelease() throws {
      let app = try TestDisplay.trio()
      let control = try #require(app.layout.controls(.segmented).first)
      let old = try #require(try pill(on: control, app))
      let new = (old + 1) % 3
      let before = try app.pixel(at: probe(new, of: control))

      try app.press(at: center(new, of: control))
      try app.wait(for: "the held segment to darken") {
        let now = try app.pixel(at: probe(new, of: control))
        return now.red < before.red && now.green < before.green
      }
      #expect(try pill(on: control, app) == old)

      app.release()
      try app.wait(for: "the pill on the pressed segment") { try pill(on: control, app) == new }
    }

    @Test func draggingThePillSelectsAnotherSegment() throws {
      let app = try TestDisplay.trio()
      let control = try #require(app.layout.controls(.segmented).first)
      let old = try #require(try pill(on: control, app))
      let far = old == 2 ? 0 : 2

      try app.drag(from: center(old, of: control), to: center(far, of: control))
      try app.wait(for: "the pill on the segment it was dragged to") {
        try pill(on: control, app) == far
      }
    }

    @Test func aReleaseFarAwaySelectsNothing() throws {
      let app = try TestDisplay.trio()
      let control = try #require(app.layout.controls(.segmented).first)
      let old = try #require(try pill(on: control, app))
      let press = center((old + 1) % 3, of: control)
      // More than 50 pt away, on the side with enough space.
      let isHigh = control.frame.midY < app.layout.size[1] / 2
      let away = Point(press.x, isHigh ? control.frame.maxY + 70 : control.frame.minY - 70)

      try app.drag(from: press, to: away)
      try app.robot.waitForStillness()
      #expect(try pill(on: control, app) == old)
    }

    private func center(_ index: Int, of control: Layout.Control) -> Point {
      let width = control.frame.width / 3
      return Point(control.frame.minX + (Double(index) + 0.5) * width, control.frame.midY)
    }

    /// A point inside the pill of a segment, above its title.
    private func probe(_ index: Int, of control: Layout.Control) -> Point {
      Point(center(index, of: control).x, control.frame.midY - 11)
    }

    /// The segment under the white pill; `nil` while the pill moves or is pressed.
    private func pill(on control: Layout.Control, _ app: PlaygroundApp) throws -> Int? {
      let white = try (0..<3).filter { try app.pixel(at: probe($0, of: control)).isWhite }
      return white.count == 1 ? white.first : nil
    }
  }
}
