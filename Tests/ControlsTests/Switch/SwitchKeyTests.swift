import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4, Switch: "Space/Enter focused".
@Suite struct `Switch: keyboard` {
  private static func focused(isOn: Bool = false) -> SceneRig<Switch> {
    let rig = SceneRig(Switch(isOn: isOn))
    rig.focus()
    return rig
  }

  private let rig = Self.focused()

  @Test func `a press while Space is held replaces it`() {
    rig.keyDown(.space)
    #expect(rig.state(pressingAt: Point(10, 15)).isPressed)
    rig.move(to: Point(40, 15))
    #expect(rig.takeActions(afterKeyUp: .space).values == [])
    #expect(rig.takeActionsAfterRelease().values == [.isOn(true)])
  }
}
