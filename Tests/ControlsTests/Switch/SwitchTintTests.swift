import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `A switch in its owner's colours` {
  private let orange = Color(hex: 0xFF9500)

  private func fills(_ toggle: Switch) throws -> [Color] {
    Drawing(of: SceneRig(toggle)).fills.map(\.color)
  }

  @Test func `the track when it is on`() throws {
    #expect(try fills(Switch(isOn: true, tints: SwitchTints(on: orange))) == [orange, .white])
    #expect(
      try fills(Switch(tints: SwitchTints(on: orange))) == [Theme.light.switchOff, .white])
  }

  @Test func `the track when it is off, without the border of the theme's own colour`() throws {
    let rig = SceneRig(Switch(tints: SwitchTints(off: orange)))
    let drawing = Drawing(of: rig)
    #expect(drawing.fills.map(\.color) == [orange, .white])
    #expect(
      !drawing.commands.contains { if case .strokeInside = $0 { true } else { false } })
  }

  @Test func `the thumb`() throws {
    #expect(
      try fills(Switch(tints: SwitchTints(thumb: orange))) == [Theme.light.switchOff, orange])
  }

  @Test func `changing a tint shows in the next frame`() throws {
    let rig = SceneRig(Switch(isOn: true))
    rig.control.tints.on = orange
    #expect(rig.scene.needsUpdate)
    rig.showFrame()
    #expect(Drawing(of: rig).fills.first?.color == orange)
  }
}
