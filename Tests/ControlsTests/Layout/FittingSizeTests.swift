import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Fitting size` {
  @Test func `a scene has the fitting size of its root`() {
    let scene = Scene(Stack(.vertical, spacing: 10, padding: 20, of: Switch(), Switch()))
    #expect(scene.fittingSize() == Size(51 + 40, 31 + 10 + 31 + 40))
  }

  @Test func `a rig gives a control its fitting size`() {
    let rig = SceneRig(Switch(label: "Wi-Fi"))
    #expect(rig.controlFrame == Rect(x: 16, y: 16, width: 51, height: 31))
    #expect(rig.scene.size == Size(83, 63))
  }
}
