import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor
  struct NoDesktopTests {
    enum Bus: CaseIterable {
      case unset, disabled, nowhere, mute
    }

    @Test(arguments: Bus.allCases)
    func theProgramWorksWithoutABusAndLogsNoWarnings(bus: Bus) throws {
      let folder = TemporaryFolder()
      let address: String? =
        switch bus {
        case .unset: nil
        case .disabled: "disabled:"
        case .nowhere: "unix:path=\(folder.path("bus"))"
        case .mute: "unix:path=/dev/null"
        }
      let app = try TestDisplay.trio(
        "--log-level", "debug",
        environment: ["DBUS_SESSION_BUS_ADDRESS": address, "XDG_RUNTIME_DIR": folder.path("")])
      try SwitchView(app).flip()
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
      #expect(app.complaints == [])
      #expect(try folder.names.isEmpty)
    }

    @Test func theProgramWorksOnABusWithoutServices() throws {
      let bus = try PrivateBus(
        display: try TestDisplay.robot().displayName, environment: ["XDG_DATA_DIRS": "/nowhere"])
      defer { bus.stop() }
      let app = try TestDisplay.trio("--log-level", "debug", environment: bus.environment)
      try SwitchView(app).flip()
      #expect(app.complaints == [])
      #expect(try app.close() == 0)
    }
  }
}
