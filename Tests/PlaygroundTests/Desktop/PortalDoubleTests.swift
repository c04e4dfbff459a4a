import Canvas
import Robot
import Testing

extension PlaygroundTests {
  /// A portal that says more than Debian's, and other things than it should.
  @Suite @MainActor
  struct PortalDoubleTests {
    @Test func accentContrastAndMotionAreFollowedLive() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let double = try rig.startDouble()
      defer { double.stop() }
      try rig.say("accent-color", "(1.0, 0.5, 0.0)")
      let app = try rig.open()
      try rig.wait(for: "accent FF8000, by the portal", app)
      let slider = try #require(app.layout.controls(.slider).first)
      let track = Point(slider.frame.minX + 10, slider.frame.midY)
      try app.wait(for: "an orange track") { try app.pixel(at: track).isNear(255, 128, 0) }
      try rig.say("contrast", "uint32 1")
      try rig.wait(for: "contrast more, by the portal", app)
      try rig.say("reduced-motion", "uint32 1")
      try rig.wait(for: "motion reduced, by the portal", app)
      try rig.say("color-scheme", "<<uint32 1>>")
      try rig.wait(for: "theme dark, by the portal", app)
      // Out of range: not set.
      try rig.say("accent-color", "(-1.0, -1.0, -1.0)")
      try rig.wait(for: "accent none, by the program", app)
      try rig.say("contrast", "uint32 0")
      try rig.wait(for: "contrast normal, by the program", app)
      try rig.say("reduced-motion", "uint32 0")
      try rig.wait(for: "motion full, by the program", app)
      #expect(app.complaints == [])
    }

    @Test func whatIsOfTheWrongTypeIsNotSaid() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let double = try rig.startDouble()
      defer { double.stop() }
      for (key, value) in [
        ("color-scheme", "'dark'"), ("accent-color", "[1.0, 0.0, 0.0]"), ("contrast", "true"),
        ("reduced-motion", "(uint32 1, uint32 2)"),
      ] { try rig.say(key, value) }
      let app = try rig.open()
      for (key, value) in [
        ("color-scheme", "int32 1"), ("accent-color", "(1.0, 0.0)"), ("contrast", "'1'"),
        ("reduced-motion", "true"), ("no-such-key", "uint32 1"),
      ] { try rig.say(key, value) }
      try rig.say("enable-animations", "'no'", in: "org.gnome.desktop.interface")
      // It comes last, so all of the others have come.
      try rig.say("enable-animations", "false", in: "org.gnome.desktop.interface")
      try rig.wait(for: "motion reduced, by the portal", app)
      let lines = app.program.errorText.split(separator: "\n").filter { $0.contains("portal") }
      #expect(lines.count == 1)
      #expect(app.complaints == [])
    }

    @Test func aPortalCountsMoreThanASettingsManager() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let manager = rig.robot.manageSettings(
        SettingsText.bytes(["Net/ThemeName": .text("Adwaita-dark")]))
      let double = try rig.startDouble()
      let app = try rig.open()
      try rig.wait(for: "theme dark, by XSETTINGS", app)
      try rig.say("color-scheme", "uint32 2")
      try rig.wait(for: "theme light, by the portal", app)
      try rig.say("color-scheme", "uint32 0")
      try rig.wait(for: "theme dark, by XSETTINGS", app)
      try rig.say("color-scheme", "uint32 2")
      try rig.wait(for: "theme light, by the portal", app)
      // Once it is gone, who has spoken last is right.
      double.stop()
      try rig.waitForLine("there is no settings portal", app)
      rig.robot.setSettings(
        SettingsText.bytes([
          "Net/ThemeName": .text("Adwaita-dark"), "Gtk/EnableAnimations": .integer(0),
        ]), of: manager)
      try rig.wait(for: "theme dark, by XSETTINGS", app)
      #expect(try app.close() == 0)
    }
  }
}

extension Bitmap.Pixel {
  fileprivate func isNear(_ red: Int, _ green: Int, _ blue: Int) -> Bool {
    abs(Int(self.red) - red) < 8 && abs(Int(self.green) - green) < 8
      && abs(Int(self.blue) - blue) < 8
  }
}
