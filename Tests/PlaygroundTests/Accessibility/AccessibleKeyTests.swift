import Canvas
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
}
