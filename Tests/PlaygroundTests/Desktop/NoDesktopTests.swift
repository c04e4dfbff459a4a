import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct NoDesktopTests {
    enum Bus: CaseIterable {
      case unset, disabled, nowhere, mute
      case empty
    }

    @Test(arguments: Bus.allCases)
    func theProgramWorksWithoutABusAndLogsNoWarnings(bus: Bus) throws {
      let folder = TemporaryFolder()
      let address: String? =
        switch bus {
        case .unset, .empty: nil
        case .disabled: "disabled:"
        case .nowhere: "unix:path=\(folder.path("bus"))"
        case .mute: "unix:path=/dev/null"
        }
      let empty =
        bus == .empty
        ? try PrivateBus(
          display: try TestDisplay.robot().displayName, environment: ["XDG_DATA_DIRS": "/nowhere"])
        : nil
      defer { empty?.stop() }
      let app = try TestDisplay.trio(
        "--log-level", "debug",
        environment: empty?.environment
          ?? ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": folder.path("")])
      try SwitchView(app).flip()
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
      #expect(app.complaints == [])
      #expect(try folder.names.isEmpty)
    }
  }

  /// A desktop without a portal, with the settings manager of LXDE and others (xsettingsd).
  @Suite @MainActor struct SettingsManagerTests {
    @Test func xsettingsdIsFollowedWhileItRuns() throws {
      let rig = try DesktopRig()
      defer { rig.stop() }
      let folder = TemporaryFolder()
      try folder.put("Net/ThemeName \"Greybird-dark\"\n", into: "settings")
      let manager = try rig.bus.start("xsettingsd", ["-c", folder.path("settings")])
      let app = try rig.open(onBus: false)
      try rig.wait(for: "theme dark, by XSETTINGS", app)
      try rig.waitForLine("there is no session bus", app)
      let size = try rig.robot.size(of: app.window)
      try folder.put(
        "Net/ThemeName \"HighContrast\"\nGtk/EnableAnimations 0\nXft/DPI 147456\n", into: "settings"
      )
      manager.send(SIGHUP)
      try rig.wait(for: "theme light, by XSETTINGS", app)
      try rig.wait(for: "contrast more, by XSETTINGS", app)
      try rig.wait(for: "motion reduced, by XSETTINGS", app)
      let screen = rig.robot.size
      try app.wait(for: "a larger window, if the screen has room for it") {
        try rig.robot.size(of: app.window)
          == (min(size.width * 3 / 2, screen.width), min(size.height * 3 / 2, screen.height))
      }
      manager.stop()
      try rig.wait(for: "theme light, by the program", app)
      try app.wait(for: "the size of before") { try rig.robot.size(of: app.window) == size }
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
    }
  }
}
