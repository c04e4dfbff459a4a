import Robot
import Testing

@testable import Canvas

extension PlaygroundTests {
  @Suite(
    .enabled(
      if: HardwareServer.isAvailable && DesktopSession.has("xrandr"),
      "Xorg started by root, and xrandr"))
  @MainActor
  struct LiveScreenTests {
    /// The timer uses the refresh rate of the screen, also when it replaces ticks that the server
    /// makes up at 60 Hz.
    @Test(arguments: [ClockPreference.timer, .automatic])
    func changesOfTheRefreshRateAreFollowed(clock: ClockPreference) throws {
      let server = try HardwareServer()
      defer { server.stop() }
      let robot = try Robot(display: server.display)
      let live = try LiveWindow(robot, clock: clock)
      let window = live.window
      func change(_ mode: String, _ rate: String) throws {
        let xrandr = try TestDisplay.shell(
          "xrandr --output DUMMY0 --mode \"$1\" --rate \"$2\"", [mode, rate],
          display: robot.displayName)
        #expect(try xrandr.waitForExit() == 0, "\(xrandr.errorText)")
      }
      /// Animates for a few ticks, so that the rate is needed.
      func move() {
        live.content.next = .tick
        live.content.needsUpdate = true
        window.wakeLoop()
      }
      func rest() { live.content.next = .idle }
      func ticks(at rate: Double) -> Bool { abs(1 / window.framePeriod - rate) < 0.3 }
      try live.run(
        .init("the window", when: { live.isSettled }) {
          // The rate is not read until it is needed.
          if clock == .timer { #expect(window.connection.screenEvents == nil) }
          move()
        },
        .init("85 Hz", when: { ticks(at: 85) }) {
          rest()
          try change("1280x1024", "60")
        },
        .init("rest", when: { live.isSettled }) { move() },
        .init("60 Hz", when: { ticks(at: 60) }) { try change("1280x1024", "75") },
        .init("75 Hz", when: { ticks(at: 75) }) {
          rest()
          try change("1024x768", "85")
        },
        .init("rest again", when: { live.isSettled }) { move() },
        .init("another size, at 85 Hz", when: { ticks(at: 85) }) { rest() })
    }
  }
}
