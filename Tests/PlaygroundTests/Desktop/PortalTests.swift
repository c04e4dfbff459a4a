import Canvas
import Foundation
import Testing

extension PlaygroundTests {
  /// Debian's portal (xdg-desktop-portal with its GTK backend).
  @Suite @MainActor struct PortalTests {
    @Test func changesOfDesktopSettingsAreApplied() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let app = try rig.open()
      try rig.wait(for: "theme light, by the program", app)
      try rig.set("color-scheme", "prefer-dark", until: "theme dark, by the portal", app)
      try app.wait(for: "a dark page") { try app.pixel(at: Point(4, 4)).isDark }
      #expect(rig.robot.frameVariant(of: app.window) == "dark")
      try rig.set("enable-animations", "false", until: "motion reduced, by the portal", app)
      try rig.set("color-scheme", "prefer-light", until: "theme light, by the portal", app)
      try app.wait(for: "a light page") { try !app.pixel(at: Point(4, 4)).isDark }
      try rig.set("enable-animations", "true", until: "motion full, by the program", app)
      #expect(rig.robot.frameVariant(of: app.window) == "light")
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
    }

    @Test func aRestartedPortalIsFollowedAgain() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      try rig.set("color-scheme", "prefer-dark")
      let app = try rig.open()
      try rig.wait(for: "theme dark, by the portal", app)
      try app.wait(for: "a dark page") { try app.pixel(at: Point(4, 4)).isDark }
      let portal = try #require(rig.bus.owner(of: "org.freedesktop.portal.Desktop"))
      kill(portal, SIGKILL)
      try rig.waitForLine("there is no settings portal", app)
      #expect(try app.pixel(at: Point(4, 4)).isDark)
      try rig.set("color-scheme", "prefer-light")
      try rig.bus.call(
        "org.freedesktop.DBus", "org.freedesktop.DBus.StartServiceByName",
        "org.freedesktop.portal.Desktop", "0")
      try rig.wait(for: "theme light, by the portal", app)
      try rig.set("color-scheme", "prefer-dark", until: "theme dark, by the portal", app)
      rig.bus.kill()
      try rig.waitForLine("there is no settings portal", app)
      try app.wait(for: "a dark page") { try app.pixel(at: Point(4, 4)).isDark }
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
    }
  }
}

extension Bitmap.Pixel { fileprivate var isDark: Bool { Int(red) + Int(green) + Int(blue) < 384 } }
