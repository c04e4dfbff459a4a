import Canvas
import Robot
import Testing

extension PlaygroundTests {
  @Suite(.enabled(if: HardwareServer.isAvailable, "Xorg with inputtest, started by root"))
  @MainActor struct TouchTests {
    @MainActor private struct Bench {
      let app: PlaygroundApp
      let log: ActionLog
      let fingers: Fingers

      init() throws {
        app = try TestDisplay.gallery(
          "--log-level", "debug", "--scale", "1", robot: try HardwareDisplay.robot())
        log = ActionLog(app: app)
        fingers = try Fingers(over: app.window)
      }

      func control(_ id: String) throws -> Layout.Control {
        try #require(app.layout.controls.first { $0.id == id })
      }

      /// The travel of the thumb, in points; the slider has an image at each end.
      static let way = 264.0

      func thumb(_ id: String, _ part: Double) throws -> Point {
        let frame = try control(id).frame
        return Point(frame.midX + (part - 0.5) * Self.way, frame.midY)
      }
    }

    private let bench: Bench

    init() throws { bench = try Bench() }

    @Test func twoFingersMoveTwoSliders() throws {
      let first = try bench.thumb("brightness", 0.62)
      let second = try bench.thumb("text-size", 0.5)
      bench.fingers.begin(1, first)
      bench.fingers.begin(2, second)
      for step in 1...10 {
        bench.fingers.move(1, Point(first.x - Double(step) * 8, first.y))
        bench.fingers.move(2, Point(second.x + Double(step) * 12, second.y))
        _ = try bench.app.robot.waitForDrawing(within: .milliseconds(16))
      }
      bench.fingers.end(1, Point(first.x - 80, first.y))
      bench.fingers.end(2, Point(second.x + 120, second.y))
      try bench.log.waitForEnd(of: "brightness")
      try bench.log.waitForEnd(of: "text-size")
      let told = bench.log.numbers(of: "brightness")
      #expect(told == told.sorted(by: >), "\(told)")
      #expect(abs((told.last ?? 0) - (0.62 - 80 / Bench.way)) < 0.004, "\(told)")
      let steps = bench.log.numbers(of: "text-size")
      #expect(steps == steps.sorted() && (steps.last ?? 0) > 3, "\(steps)")
      for slider in ["brightness", "text-size"] {
        #expect(bench.log.actions(of: slider).count { $0 == "editingBegan" } == 1)
      }
    }

    @Test func aSecondFingerOnTheSameSliderDoesNothing() throws {
      let thumb = try bench.thumb("brightness", 0.62)
      bench.fingers.begin(1, thumb)
      bench.fingers.move(1, Point(thumb.x - 10, thumb.y))
      bench.fingers.begin(2, Point(thumb.x - 150, thumb.y))
      bench.fingers.move(2, Point(thumb.x - 190, thumb.y))
      bench.fingers.move(1, Point(thumb.x - 20, thumb.y))
      bench.fingers.end(2, Point(thumb.x - 190, thumb.y))
      bench.fingers.move(1, Point(thumb.x - 40, thumb.y))
      bench.fingers.end(1, Point(thumb.x - 40, thumb.y))
      try bench.log.waitForEnd(of: "brightness")
      let told = bench.log.numbers(of: "brightness")
      #expect(told == told.sorted(by: >), "\(told)")
      #expect(abs((told.last ?? 0) - (0.62 - 40 / Bench.way)) < 0.004, "\(told)")
      #expect(bench.log.actions(of: "brightness").count { $0 == "editingEnded" } == 1)
    }

    @Test func aDragThatTheManagerGrabsIsCanceled() throws {
      let thumb = try bench.thumb("brightness", 0.62)
      let grab = try TouchGrab(bench.app.robot)
      bench.fingers.begin(1, thumb)
      for step in 1...4 { bench.fingers.move(1, Point(thumb.x - Double(step) * 20, thumb.y)) }
      try bench.app.wait(for: "the drag") { !bench.log.numbers(of: "brightness").isEmpty }
      #expect(grab.keep())
      try bench.log.waitForEnd(of: "brightness")
      #expect(bench.log.numbers(of: "brightness").last == 0.62)
      bench.fingers.end(1, thumb)
    }

    @Test func aTouchOnAControlScrollsThePage() throws {
      let (app, robot) = (bench.app, bench.app.robot)
      robot.resize(app.window, width: 960, height: 500)
      try app.wait(for: "the smaller window") { try robot.size(of: app.window).height == 500 }
      try robot.waitForStillness()
      let column = Rect(x: 300, y: 0, width: 20, height: 500)
      let before = try app.picture(of: column)
      let place = try bench.control("bluetooth").frame.center
      bench.fingers.begin(1, place)
      for step in 1...6 { bench.fingers.move(1, Point(place.x, place.y - 8 * Double(step))) }
      bench.fingers.end(1, Point(place.x, place.y - 48))
      try app.wait(for: "the scrolled page") {
        try !app.picture(of: column).hasSamePixels(as: before)
      }
      try robot.waitForStillness()
      #expect(bench.log.actions(of: "bluetooth").isEmpty)
    }

    @Test func aTapTogglesASwitchOnce() throws {
      let place = try bench.control("bluetooth").frame.center
      bench.fingers.begin(1, place)
      bench.fingers.end(1, place)
      try bench.app.wait(for: "the switch") { !bench.log.actions(of: "bluetooth").isEmpty }
      try bench.app.robot.waitForStillness()
      #expect(bench.log.actions(of: "bluetooth") == ["valueChanged true", "haptic light"])
    }
  }
}
