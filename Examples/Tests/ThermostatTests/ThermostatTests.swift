import Canvas
import Controls
import ControlsTesting
import Testing

@testable import thermostat

@Suite struct `Thermostat example` {
  private let home = Home()
  private let rig: SceneDriver

  init() { rig = SceneDriver(Scene(page(of: home)), size: Size(380, 300)) }

  private func element(_ label: String, _ role: SemanticsRole) throws -> SemanticsNode {
    try #require(rig.scene.semantics.first { $0.label == label && $0.role == role })
  }

  private func perform(
    _ action: SemanticsAction, on label: String, _ role: SemanticsRole
  ) throws -> Bool {
    defer { rig.showFrame() }
    return rig.scene.perform(action, on: try element(label, role).id)
  }

  @Test func `a slider and its room share the target`() throws {
    #expect(try perform(.setValue(22.5), on: "Kitchen", .slider))
    #expect(home.rooms[0].target == 22.5)
    #expect(try element("2 of 2 rooms, 21.3 °C on average", .staticText).isEnabled)
    home.rooms[0].target = 18
    rig.showFrame()
    #expect(try element("Kitchen", .slider).valueText == "18.0 °C")
  }

  @Test func `rooms come and go, and the others keep the focus`() throws {
    #expect(try perform(.focus, on: "Bedroom", .slider))
    let focus = rig.scene.focusedSemantics
    #expect(try perform(.press, on: "Add Room", .button))
    #expect(home.rooms.map(\.name) == ["Kitchen", "Bedroom", "Bath"])
    rig.settle()
    let bath = try element("Bath", .slider)
    #expect(bath.frame.minY >= 0 && bath.frame.maxY <= 300, "the new room is in sight")
    #expect(try perform(.press, on: "Remove Kitchen", .button))
    #expect(rig.scene.semantics.first { $0.label == "Kitchen" } == nil)
    #expect(try element("Bedroom", .slider).id == focus && rig.scene.focusedSemantics == focus)
  }

  @Test func `rooms are disabled while the heating is off`() throws {
    #expect(try perform(.select(2), on: "Mode", .segmented))
    #expect(home.isOff && home.summary == "Nothing is heated")
    #expect(try !element("Kitchen", .slider).isEnabled)
    #expect(try !perform(.setValue(5), on: "Kitchen", .slider))
    home.mode = .eco
    home.rooms[1].isHeated = false
    rig.showFrame()
    #expect(try element("1 of 2 rooms, 17.0 °C on average", .staticText).isEnabled)
    #expect(try !element("Bedroom", .slider).isEnabled)
  }

  @Test func `a typed name is that of the home`() throws {
    #expect(try perform(.focus, on: "Name", .entry))
    rig.type("Cabin")
    #expect(home.name == "Cabin")
    home.name = "Lodge"
    rig.key(.enter)
    rig.showFrame()
    #expect(try element("Name", .entry).value == .text("Lodge"))
  }

  @Test func `there are at most five rooms`() throws {
    for _ in 0..<3 { #expect(try perform(.press, on: "Add Room", .button)) }
    #expect(try !perform(.press, on: "Add Room", .button))
    #expect(home.rooms.count == 5)
  }
}
