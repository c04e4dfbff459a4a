import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

@Suite struct `Switch: custom colors` {
  private let orange = Color(hex: 0xFF9500)

  private func fills(_ toggle: Switch) -> [Color] {
    Drawing(of: SceneRig(toggle)).fills.map(\.color)
  }

  private func tinted(
    isOn: Bool = false, on: Color? = nil, off: Color? = nil, thumb: Color? = nil
  ) -> Switch {
    let toggle = Switch(isOn: isOn)
    toggle.onTintColor = on
    toggle.offTintColor = off
    toggle.thumbTintColor = thumb
    return toggle
  }

  @Test(.spec("switch/custom-colors/ontintcolor"))
  func `the on tint colors the track when it is on`() {
    #expect(fills(tinted(isOn: true, on: orange)) == [orange, .white])
    #expect(fills(tinted(on: orange)) == [Theme.light.switchOff, .white])
  }

  @Test(.spec("switch/custom-colors/backgroundcolor-track-off"))
  func `the off tint colors the track when it is off, without a border`() {
    let drawing = Drawing(of: SceneRig(tinted(off: orange)))
    #expect(drawing.fills.map(\.color) == [orange, .white])
    #expect(
      !drawing.commands.contains { if case .strokeInside = $0 { true } else { false } })
  }

  @Test(.spec("switch/custom-colors/thumbtintcolor")) func `the thumb tint colors the thumb`() {
    #expect(fills(tinted(thumb: orange)) == [Theme.light.switchOff, orange])
  }

  @Test func `a new tint shows in the next frame`() {
    let rig = SceneRig(Switch(isOn: true))
    rig.control.onTintColor = orange
    #expect(rig.scene.needsUpdate)
    rig.showFrame()
    #expect(Drawing(of: rig).fills.first?.color == orange)
  }
}
