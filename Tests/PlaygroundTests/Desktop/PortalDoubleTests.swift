import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct PortalDoubleTests {
    @Test func aTokenFileIsChosenThroughThePortal() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let double = try rig.startDouble()
      defer { double.stop() }
      let folder = TemporaryFolder()
      try folder.put("{}", into: "my own.tokens.json")
      let app = try rig.open("--size", "1100x700", "--panels", "sidebar", page: "switch")
      try rig.wait(for: "theme light, by the program", app)
      func load() throws {
        // The button More is 10 pt left of five buttons, which end 20 pt from the right.
        try app.click(at: Point(1100 - 20 - 5 * 32 - 4 * 4 - 10 - 16, 47))
        try app.settle()
        try app.robot.strike("l")
        try app.robot.strike("Return")
      }
      func answer(_ response: Int, _ addresses: String) throws {
        try rig.bus.call(
          "org.freedesktop.portal.Desktop", at: "/org/freedesktop/portal/desktop",
          "org.example.Double.Answer", "uint32 \(response)", addresses)
      }
      try load()
      try rig.waitForLine("no file chooser is available", app)
      try app.robot.strike("Escape")
      try answer(1, "@as []")
      try load()
      let asked = try double.nextLine()
      #expect(asked == "asked|x11:\(String(app.window, radix: 16))|Load Tokens|*.tokens.json")
      try answer(0, "['file://\(folder.path("my%20own.tokens.json"))']")
      try load()
      try rig.waitForLine("tokens loaded", app)
      #expect(app.program.errorText.contains(folder.path("my own.tokens.json")))
      try answer(0, "@as []")
      try load()
      try rig.waitForLine("no file chooser is available", app)
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
    }

    @Test func aSavedPictureIsShownInTheFileManager() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let double = try rig.startDouble()
      defer { double.stop() }
      let folder = TemporaryFolder()
      let long = String(repeating: "long ", count: 20) + "folder"
      try FileManager.default.createDirectory(
        atPath: folder.path(long), withIntermediateDirectories: false)
      // The banner stays for 6 seconds, which become a minute here.
      let app = try PlaygroundApp(
        TestDisplay.playground,
        ["--page", "trio", "--size", "480x640", "--speed", "0.1", "--log-level", "debug"],
        robot: rig.robot, folder: folder.path(long), environment: rig.bus.environment)
      try rig.wait(for: "theme light, by the program", app)
      func show() throws {
        try app.robot.strike("s")
        try app.settle()
        // The name of the folder takes four lines, which make the banner 104 pt high and as wide as
        // the window: 20 pt from its edges. The link is in the middle, 16 pt from the end.
        try app.click(at: Point(480 - 20 - 16 - 16, 640 - 20 - 52))
      }
      try show()
      try rig.waitForLine("no file manager is available", app)
      _ = try rig.bus.call(
        "org.freedesktop.portal.Desktop", at: "/org/freedesktop/portal/desktop",
        "org.example.Double.ManageFiles")
      try show()
      let shown = try double.nextLine()
      let address = "file://" + folder.path(long).replacing(" ", with: "%20")
      #expect(shown.hasPrefix("shown|\(address)/trio-") && shown.hasSuffix(".png"), "\(shown)")
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
    }

    @Test func thePortalOverridesTheSettingsManager() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let manager = rig.robot.manageSettings(
        SettingsText.bytes(["Net/ThemeName": .text("Adwaita-dark")]))
      let double = try rig.startDouble()
      let app = try rig.open()
      try rig.wait(for: "theme dark, by XSETTINGS", app)
      try rig.say("color-scheme", "uint32 2", until: "theme light, by the portal", app)
      try rig.say("color-scheme", "uint32 0", until: "theme dark, by XSETTINGS", app)
      try rig.say("color-scheme", "uint32 2", until: "theme light, by the portal", app)
      // After the portal has exited, the settings manager applies again.
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
