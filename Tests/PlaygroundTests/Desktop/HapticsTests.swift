import Canvas
import Robot
import SpecTrait
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct HapticsTests {
    @Test(.spec("switch/accessibility/haptic-feedback")) func aFlippedSwitchTriggersHapticFeedback()
      throws
    {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let daemon = try rig.bus.start("/usr/libexec/feedbackd")
      defer { daemon.stop() }
      try daemon.wait(for: "its name on the bus") {
        rig.bus.owner(of: "org.sigxcpu.Feedback") != nil
      }
      let app = try rig.open()
      let toggle = try #require(app.layout.controls(.toggle).first)
      let monitor = try rig.bus.start("dbus-monitor", ["--session"])
      defer { monitor.stop() }
      try wait(for: "member=NameLost", from: monitor) {}
      // The click is repeated until the program has found the daemon.
      try wait(for: "member=TriggerFeedback", from: monitor) {
        try app.click(at: toggle.frame.center)
      }
      try wait(for: "member=FeedbackEnded", from: monitor) {}
      let said = monitor.outputText
      for argument in ["string \"playground\"", "string \"button-pressed\"", "int32 -1"] {
        #expect(said.contains(argument))
      }
      #expect(app.complaints == [])
      daemon.stop()
      try rig.waitForLine("feedbackd is not running", app)
      try app.click(at: toggle.frame.center)
      #expect(try app.close() == 0)
      #expect(rig.bus.owner(of: "org.sigxcpu.Feedback") == nil)
      #expect(app.complaints == [])
    }

    private func wait(
      for text: String, from program: Program, trying action: () throws -> Void
    ) throws {
      let end = Deadline()
      while !program.outputText.contains(text) {
        if end.hasPassed { throw RobotError.timedOut(waitingFor: "\(text) from \(program.name)") }
        try action()
        _ = program.staysAlive(for: .milliseconds(100))
      }
    }
  }
}
