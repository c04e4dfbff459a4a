import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Switch: value` {
  @Test(arguments: SwitchStyle.allCases)
  func `mixed is neither on nor off, and the user turns it on`(style: SwitchStyle) {
    let rig = SceneRig.natural(Switch(isOn: true, label: "All", style: style))
    rig.control.isMixed = true
    #expect(rig.control.isMixed && !rig.control.isOn)
    #expect(rig.scene.semantics(of: rig.control)?.value == .toggle(.mixed))
    rig.tap(at: .center)
    #expect(rig.control.isOn && !rig.control.isMixed)
    #expect(rig.takeActions() == [.valueChanged(.isOn(true)), .haptic(.light)])
    rig.tap(at: .center)
    #expect(rig.takeActions().values == [.isOn(false)])
  }

  @Test func `mixed ends when a value is set`() {
    let rig = SceneRig.natural(Switch(style: .checkbox))
    rig.control.isMixed = true
    rig.control.isMixed = false
    #expect(!rig.control.isMixed && !rig.control.isOn)
    rig.control.isMixed = true
    rig.control.isOn = true
    #expect(!rig.control.isMixed && rig.control.isOn)
    rig.control.isMixed = false
    #expect(rig.control.isOn)
  }

  @Test func `mixed looks off in the switch style, and a drag there and back keeps it`() {
    let rig = SceneRig(Switch(isOn: true))
    rig.control.isMixed = true
    #expect(rig.state.position.position == 0 && !rig.state.isShownOn && rig.state.isMixed)
    rig.press(at: Point(10, 15), movingTo: Point(40, 15))
    #expect(rig.controlAfterRelease(at: Point(10, 15)).isMixed)
    #expect(rig.takeActions().values == [])
  }

  @Test func `a refused change restores mixed`() {
    let rig = SceneRig.natural(Switch(style: .checkbox))
    rig.control.isMixed = true
    rig.control.decide { _ in .refuse }
    rig.tap(at: .center)
    #expect(rig.takeActions() == [.proposed(.isOn(true)), .refused(.isOn(true))])
    rig.settle()
    #expect(rig.control.isMixed && rig.state.mixedAmount == 1 && rig.state.onAmount == 0)
  }

  @Test func `an accessibility action turns mixed on`() {
    let rig = SceneRig.natural(Switch(style: .button, title: "B"))
    rig.control.isMixed = true
    let isDone = rig.control.perform(.toggle)
    #expect(isDone && rig.control.isOn)
  }
}
