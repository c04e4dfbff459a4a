import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct SegmentedTests {
    @Test func aPressedSegmentDarkensAndGetsThePillOnRelease() throws {
      let stage = try Theatre.trio()
      let control = try #require(stage.layout.controls(.segmented).first)
      let old = try #require(try pill(on: control, stage))
      let new = (old + 1) % 3
      let before = try stage.pixel(at: probe(new, of: control))

      try stage.press(at: center(new, of: control))
      try stage.wait(for: "the held segment to darken") {
        let now = try stage.pixel(at: probe(new, of: control))
        return now.red < before.red && now.green < before.green
      }
      #expect(try pill(on: control, stage) == old)

      stage.release()
      try stage.wait(for: "the pill on the pressed segment") {
        try pill(on: control, stage) == new
      }
    }

    @Test func thePillIsDraggedFromSegmentToSegment() throws {
      let stage = try Theatre.trio()
      let control = try #require(stage.layout.controls(.segmented).first)
      let old = try #require(try pill(on: control, stage))
      let far = old == 2 ? 0 : 2

      try stage.press(at: center(old, of: control))
      try stage.glide(from: center(old, of: control), to: center(far, of: control))
      stage.release()
      try stage.wait(for: "the pill on the segment it was dragged to") {
        try pill(on: control, stage) == far
      }
    }

    @Test func lettingGoFarAwayChoosesNothing() throws {
      let stage = try Theatre.trio()
      let control = try #require(stage.layout.controls(.segmented).first)
      let old = try #require(try pill(on: control, stage))
      let press = center((old + 1) % 3, of: control)
      // More than 50 pt away, on the side on which there is room.
      let isHigh = control.frame.midY < stage.layout.size[1] / 2
      let away = Point(press.x, isHigh ? control.frame.maxY + 70 : control.frame.minY - 70)

      try stage.press(at: press)
      try stage.glide(from: press, to: away)
      stage.release()
      try stage.robot.waitForStillness()
      #expect(try pill(on: control, stage) == old)
    }

    private func center(_ index: Int, of control: Layout.Control) -> Point {
      let width = control.frame.width / 3
      return Point(control.frame.minX + (Double(index) + 0.5) * width, control.frame.midY)
    }

    /// Inside the pill of a segment, above its title.
    private func probe(_ index: Int, of control: Layout.Control) -> Point {
      Point(center(index, of: control).x, control.frame.midY - 11)
    }

    /// The segment under the white pill; nil while it moves or is pressed.
    private func pill(on control: Layout.Control, _ stage: Stage) throws -> Int? {
      let white = try (0..<3).filter { try stage.pixel(at: probe($0, of: control)).isWhite }
      return white.count == 1 ? white.first : nil
    }
  }
}
