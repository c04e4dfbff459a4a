import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct AccessibleFaultTests {
    private func trio(_ environment: [String: String?]) throws -> PlaygroundApp {
      try TestDisplay.trio(environment: environment)
    }

    private func expectWell(_ app: PlaygroundApp) throws {
      let toggle = try SwitchView(app)
      try app.click(at: toggle.place(10))
      try app.wait(for: "the switch to be on") { try toggle.isAtEnd() }
      #expect(try app.close() == 0)
      #expect(app.program.errorText.isEmpty)
    }

    /// A library could start a bus that then runs forever.
    @Test(arguments: [nil, "unix:path=/nowhere/bus"])
    func theProgramWorksWithoutTheAccessibilityBusAndStartsNone(address: String?) throws {
      let mark = UUID().uuidString
      try expectWell(try trio(["AT_SPI_BUS_ADDRESS": address, "MARK": mark]))
      #expect(ProcessList.all(having: "MARK=\(mark)").isEmpty)
    }

    @Test func theProgramWorksWithTheBridgeTurnedOff() throws {
      let bus = try PrivateBus(display: try TestDisplay.robot().displayName)
      defer { bus.stop() }
      try expectWell(try trio(bus.environment.merging(["NO_AT_BRIDGE": "1"]) { $1 }))
    }

    @Test func theProgramWorksIfTheBridgeCannotBeLoaded() throws {
      let folder = TemporaryFolder()
      try folder.put("no library", into: "libatk-bridge-2.0.so.0")
      let bus = try PrivateBus(display: try TestDisplay.robot().displayName)
      defer { bus.stop() }
      let broken = ["LD_LIBRARY_PATH": folder.url.path]
      try expectWell(try trio(bus.environment.merging(broken) { $1 }))
    }

    @Test func theProgramWorksAfterTheRegistryIsKilled() throws {
      let session = try AccessibleSession("--page", "trio", listening: true)
      defer { session.end() }
      for pid in session.bus.services { kill(pid, SIGKILL) }
      try session.app.settle()
      try expectWell(session.app)
    }

    @Test func theProgramWorksAfterTheBusIsKilled() throws {
      let session = try AccessibleSession("--page", "trio", listening: true)
      defer { session.end() }
      session.bus.kill()
      try session.app.settle()
      try expectWell(session.app)
    }

    @Test func theProgramWorksAfterAScreenReaderExits() throws {
      let session = try AccessibleSession("--page", "trio", listening: true)
      defer { session.end() }
      try session.reader.listenToKeys()
      session.reader.stop()
      try session.app.robot.strike("Tab")
      try session.app.settle()
      try expectWell(session.app)
    }
  }
}
