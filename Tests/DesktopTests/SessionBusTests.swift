#if Desktop
import Testing

@testable import Desktop

@Suite struct `Session bus` {
  @Test(
    arguments: [
      (["DBUS_SESSION_BUS_ADDRESS": "unix:path=/a"], [], true),
      (["DBUS_SESSION_BUS_ADDRESS": "disabled:"], ["/run/bus"], false),
      (["DBUS_SESSION_BUS_ADDRESS": "", "XDG_RUNTIME_DIR": "/run"], ["/run/bus"], true),
      (["XDG_RUNTIME_DIR": "/run"], ["/run/bus"], true),
      (["XDG_RUNTIME_DIR": "/run"], [], false),
      (["XDG_RUNTIME_DIR": ""], ["/bus"], false),
      ([:], ["/run/bus", "/bus"], false),
    ] as [([String: String], Set<String>, Bool)])
  func `the session bus is available if its address or socket exists`(
    environment: [String: String], files: Set<String>, isThere: Bool
  ) {
    #expect(
      SessionBus.isThere(read: { environment[$0] }, exists: { files.contains($0) }) == isThere)
  }
}
#endif
