import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct PrivateBusTests {
    @Test func aPrivateBusIsIsolatedFromTheSession() throws {
      let bus = try PrivateBus(display: nil)
      defer { bus.stop() }
      let names = try bus.call("org.freedesktop.DBus", "org.freedesktop.DBus.ListNames")
      #expect(names.contains("org.freedesktop.DBus") && !names.contains("portal"))
      let seen = try bus.run("sh", ["-c", "echo $HOME $XDG_RUNTIME_DIR $DBUS_SESSION_BUS_ADDRESS"])
      #expect(
        seen.split(whereSeparator: \.isWhitespace).map(String.init) == [
          "\(bus.folder.path)/home", "\(bus.folder.path)/run", bus.address,
        ])
      #expect(bus.owner(of: "org.example.Nobody") == nil)
    }

    @Test func servicesStartOnDemandAndEndWithTheBus() throws {
      let bus = try PrivateBus(display: nil)
      defer { bus.stop() }
      try bus.run(
        "gsettings", ["set", "org.gnome.desktop.interface", "enable-animations", "false"])
      #expect(
        try bus.run("gsettings", ["get", "org.gnome.desktop.interface", "enable-animations"])
          == "false\n")
      let service = try #require(bus.owner(of: "ca.desrt.dconf"))
      #expect(bus.services.contains(service))
      bus.stop()
      #expect(bus.services.isEmpty)
      #expect(!FileManager.default.fileExists(atPath: bus.folder.path))
    }
  }
}
