import Canvas
import Robot
import Testing

extension PlaygroundTests {
  /// Taps that the genuine feedbackd is asked for.
  @Suite @MainActor
  struct HapticsTests {
    @Test func aFlippedSwitchIsFeltAndAnswered() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let daemon = try rig.bus.start("/usr/libexec/feedbackd")
      defer { daemon.stop() }
      try waitForOwner(rig)
      let app = try rig.open()
      let toggle = try #require(app.layout.controls(.toggle).first)
      let monitor = try rig.bus.start("dbus-monitor", ["--session"])
      defer { monitor.stop() }
      try waitForReadiness(of: monitor)
      try app.click(at: toggle.frame.center)
      let lines = try readLines(of: monitor, until: "member=FeedbackEnded")
      #expect(lines.contains { $0.contains("member=TriggerFeedback") })
      #expect(lines.contains { $0.contains("string \"playground\"") })
      #expect(lines.contains { $0.contains("string \"button-pressed\"") })
      #expect(lines.contains { $0.contains("int32 -1") })
      #expect(app.complaints == [])
      // Nobody to ask any more: nothing is felt, and nobody is started for it.
      daemon.stop()
      try rig.waitForLine("there is no feedbackd", app)
      try app.click(at: toggle.frame.center)
      #expect(try app.close() == 0)
      #expect(rig.bus.owner(of: "org.sigxcpu.Feedback") == nil)
      #expect(app.complaints == [])
    }

    private func waitForOwner(_ rig: DesktopRig) throws {
      let end = Deadline(in: .seconds(20))
      while rig.bus.owner(of: "org.sigxcpu.Feedback") == nil {
        if end.hasPassed { throw RobotError.timedOut(waitingFor: "feedbackd") }
      }
    }

    /// It says its own name once it hears everything.
    private func waitForReadiness(of monitor: Program) throws {
      _ = try readLines(of: monitor, until: "member=NameLost")
    }

    private func readLines(of monitor: Program, until text: String) throws -> [String] {
      var lines: [String] = []
      repeat {
        lines.append(try monitor.nextLine(within: .seconds(20)))
      } while !lines[
        lines.count - 1
      ].contains(text)
      return lines
    }
  }
}
