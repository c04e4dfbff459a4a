import Canvas
import Foundation
import Robot
import Testing

extension PlaygroundTests {
  @Suite @MainActor struct AccessibleKeyTests {
    @Test func aScreenReaderReceivesKeysThatTheProgramHandles() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.reader.listenToKeys()
      try session.app.robot.strike("t")
      let keys = try session.reader.wait(for: "the key") { $0.contains { $0.name == "t" } }
      #expect(keys.contains { $0.type == "key" && $0.detail[0] == 0 })
      try session.wait(for: "the other theme", in: "theme-1") { $0.states.contains("selected") }
    }

    @Test func aKeyThatAScreenReaderConsumesIsNotHandled() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.reader.listenToKeys(keeping: "t")
      try session.app.robot.strike("t")
      try session.reader.wait(for: "the key") { $0.contains { $0.type == "key" } }
      // The second key reaches the program, so the first has been handled.
      try session.app.robot.strike("d")
      try session.wait(for: "disabled controls", in: "wifi") { !$0.isEnabled }
      #expect(try session.reader.part("theme-1").states.contains("selected") == false)
    }

    /// ATK waits at most half a second per key; then the program handles it.
    @Test func aHungScreenReaderDoesNotBlockKeys() throws {
      let session = try AccessibleSession("--page", "gallery", listening: true)
      defer { session.end() }
      try session.reader.listenToKeys(delay: 2)
      try session.app.robot.strike("Tab")
      try session.app.robot.strike("space")
      let place = try #require(session.app.layout.controls.first { $0.id == "wifi" }).frame
      // The thumb is white here while the switch is off.
      try session.app.wait(for: "the switch to be off") {
        try session.app.pixel(at: Point(place.x + 15, place.y + place.height / 2)).red == 255
      }
    }
  }

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

@MainActor final class AccessibleSession {
  let bus: PrivateBus
  let app: PlaygroundApp
  let reader: ScreenReader

  init(_ arguments: String..., listening: Bool = false) throws {
    let robot = try TestDisplay.robot()
    bus = try PrivateBus(display: robot.displayName)
    app = try PlaygroundApp(
      TestDisplay.playground, ["--theme", "light"] + arguments, robot: robot,
      environment: bus.environment)
    reader = try ScreenReader(on: bus, of: "playground")
    if listening {
      try reader.listen()
      _ = try reader.tree()
    }
  }

  func end() {
    app.program.stop()
    bus.stop()
  }

  func wait(for what: String, in id: String, until test: (ScreenReader.Part) -> Bool) throws {
    let end = Deadline()
    while true {
      let part = try reader.part(id)
      if test(part) { return }
      if end.hasPassed { throw RobotError.timedOut(waitingFor: "\(what), and not \(part)") }
      _ = try app.robot.waitForDrawing(within: .milliseconds(20))
    }
  }
}

@MainActor final class AccessibleExample {
  let reader: ScreenReader
  private let bus: PrivateBus
  private let program: Program

  init() throws {
    bus = try PrivateBus(display: try TestDisplay.robot().displayName)
    program = try bus.start(Example.path(of: "accessible"))
    reader = try ScreenReader(on: bus, of: "accessible")
  }

  func end() {
    program.stop()
    bus.stop()
  }
}
