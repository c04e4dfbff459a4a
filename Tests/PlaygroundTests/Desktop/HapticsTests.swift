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
      func hear(_ text: String, trying action: () -> Void = {}) throws {
        try rig.robot.insist(on: text, watching: monitor, action) {
          monitor.outputText.contains(text)
        }
      }
      try hear("member=NameLost")
      // The click is repeated until the program has found the daemon.
      try hear("member=TriggerFeedback") { try? app.click(at: toggle.frame.center) }
      try hear("member=FeedbackEnded")
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
  }
}
