import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 4.5: the track's colour fades over 0.15 s, 0.1 s after each flip.
@Suite struct `Colour of a switch's track` {
  /// A held switch whose thumb flips at once.
  private func held() -> SceneRig<Switch> {
    let rig = SceneRig(Switch(isOn: false))
    rig.press(at: Point(10, 15))
    return rig
  }

  private func flip(_ rig: SceneRig<Switch>, on isOn: Bool) {
    rig.move(to: Point(isOn ? 40 : 10, 15))
  }

  @Test(.spec("switch/animation/track-color-transition", "switch-p14"))
  func `it fades linearly from 0.1 to 0.25 s, both ends exact`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.tap(at: Point(25, 15))
    rig.showFrame(after: 0.1)
    #expect(rig.state.trackMix == 0)
    rig.showFrame(after: 0.015)
    #expect(isClose(rig.state.trackMix, 0.1))
    rig.showFrame(after: 0.06)
    #expect(isClose(rig.state.trackMix, 0.5))
    rig.showFrame(after: 0.075)
    #expect(rig.state.trackMix == 1)
  }

  @Test func `it fades back as well`() {
    let rig = SceneRig(Switch(isOn: true))
    rig.tap(at: Point(25, 15))
    rig.showFrame(after: 0.13)
    #expect(isClose(rig.state.trackMix, 0.8))
    rig.showFrame(after: 0.12)
    #expect(rig.state.trackMix == 0)
  }

  @Test func `a flip within the delay replaces the one before`() {
    let rig = held()
    flip(rig, on: true)
    rig.showFrame(after: 0.09)
    flip(rig, on: false)
    for _ in 0..<30 {
      rig.showFrame(after: 0.01)
      #expect(rig.state.trackMix == 0)
    }
  }

  @Test func `a flip after the delay waits its own delay, and the fade before goes on`() {
    let rig = held()
    flip(rig, on: true)
    rig.showFrame(after: 0.12)
    #expect(isClose(rig.state.trackMix, 0.02 / 0.15))
    flip(rig, on: false)
    rig.showFrame(after: 0.1)
    // 0.22 s: the second fade begins from what the first one has reached.
    #expect(isClose(rig.state.trackMix, 0.8))
    rig.showFrame(after: 0.075)
    #expect(isClose(rig.state.trackMix, 0.4))
    rig.showFrame(after: 0.075)
    #expect(rig.state.trackMix == 0)
  }

  @Test func `a fade that is done is left after the delay of the flip back`() {
    let rig = held()
    flip(rig, on: true)
    rig.showFrame(after: 0.18)
    flip(rig, on: false)
    rig.showFrame(after: 0.08)
    #expect(rig.state.trackMix == 1)
    rig.showFrame(after: 0.095)
    #expect(isClose(rig.state.trackMix, 0.5))
    rig.showFrame(after: 0.075)
    #expect(rig.state.trackMix == 0)
  }

  @Test func `a third flip replaces the second and leaves the first alone`() {
    let rig = held()
    flip(rig, on: true)
    rig.showFrame(after: 0.12)
    flip(rig, on: false)
    rig.showFrame(after: 0.03)
    flip(rig, on: true)
    rig.showFrame(after: 0.08)
    // 0.23 s: the first fade.
    #expect(isClose(rig.state.trackMix, 0.13 / 0.15))
    rig.showFrame(after: 0.03)
    #expect(rig.state.trackMix == 1)
    rig.showFrame(after: 0.3)
    #expect(rig.state.trackMix == 1)
  }

  @Test func `a program's change fades the same way`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.control.setOn(true, animated: true)
    rig.showFrame(after: 0.175)
    #expect(isClose(rig.state.trackMix, 0.5))
  }
}
