import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct AccessibleFaultTests {
    /// A library could start a bus that then runs forever.
    @Test(arguments: [nil, "unix:path=/nowhere/bus"])
    func theProgramWorksWithoutTheAccessibilityBusAndStartsNone(address: String?) throws {
      let mark = UUID().uuidString
      try TestDisplay.trio(environment: ["AT_SPI_BUS_ADDRESS": address, "MARK": mark]).expectWell()
      #expect(ProcessList.all(having: "MARK=\(mark)").isEmpty)
    }

    /// The bridge is turned off, or its library cannot be loaded.
    @Test(arguments: ["NO_AT_BRIDGE", "LD_LIBRARY_PATH"])
    func theProgramWorksWithoutTheBridge(variable: String) throws {
      let folder = TemporaryFolder()
      try folder.put("no library", into: "libatk-bridge-2.0.so.0")
      let bus = try PrivateBus(display: try TestDisplay.robot().displayName)
      defer { bus.stop() }
      let value = variable == "NO_AT_BRIDGE" ? "1" : folder.url.path
      let environment = bus.environment.merging([variable: value]) { $1 }
      try TestDisplay.trio(environment: environment).expectWell()
    }

    enum Loss: CaseIterable { case registry, bus, reader }

    @Test(arguments: Loss.allCases) func theProgramWorksAfterALoss(loss: Loss) throws {
      let session = try AccessibleSession("--page", "trio", listening: true)
      defer { session.end() }
      switch loss {
      case .registry: for pid in session.bus.services { kill(pid, SIGKILL) }
      case .bus: session.bus.kill()
      case .reader:
        try session.reader.listenToKeys()
        session.reader.stop()
        try session.app.robot.strike("Tab")
      }
      try session.app.settle()
      try session.app.expectWell()
    }
  }
}
