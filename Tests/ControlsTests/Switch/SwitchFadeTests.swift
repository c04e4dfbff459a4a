import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 4.5: the track's colour fades over 0.15 s, 0.1 s after each flip.
@Suite struct `Colour of a switch's track` {
  private static func held() -> SceneRig<Switch> {
    let rig = SceneRig(Switch(isOn: false))
    rig.press(at: Point(10, 15))
    return rig
  }

  private let rig = Self.held()

  private func flip(on isOn: Bool) { rig.move(to: Point(isOn ? 40 : 10, 15)) }

  @Test(.spec("switch/animation/track-color-transition", "switch-p14"))
  func `it fades linearly from 0.1 to 0.25 s, both ends exact`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.tap(at: Point(25, 15))
    #expect(rig.state(after: 0.1).trackMix == 0)
    #expect(isClose(rig.state(after: 0.015).trackMix, 0.1))
    #expect(isClose(rig.state(after: 0.06).trackMix, 0.5))
    #expect(rig.state(after: 0.075).trackMix == 1)
  }

  @Test func `it fades back as well`() {
    let rig = SceneRig(Switch(isOn: true))
    rig.tap(at: Point(25, 15))
    #expect(isClose(rig.state(after: 0.13).trackMix, 0.8))
    #expect(rig.state(after: 0.12).trackMix == 0)
  }

  @Test func `a flip within the delay replaces the one before`() {
    flip(on: true)
    rig.showFrame(after: 0.09)
    flip(on: false)
    for _ in 0..<30 { #expect(rig.state(after: 0.01).trackMix == 0) }
  }

  @Test func `a flip after the delay waits its own delay, and the fade before goes on`() {
    flip(on: true)
    #expect(isClose(rig.state(after: 0.12).trackMix, 0.02 / 0.15))
    flip(on: false)
    rig.showFrame(after: 0.1)
    // 0.22 s: the second fade begins from what the first one has reached.
    #expect(isClose(rig.state.trackMix, 0.8))
    #expect(isClose(rig.state(after: 0.075).trackMix, 0.4))
    #expect(rig.state(after: 0.075).trackMix == 0)
  }

  @Test func `a fade that is done is left after the delay of the flip back`() {
    flip(on: true)
    rig.showFrame(after: 0.18)
    flip(on: false)
    #expect(rig.state(after: 0.08).trackMix == 1)
    #expect(isClose(rig.state(after: 0.095).trackMix, 0.5))
    #expect(rig.state(after: 0.075).trackMix == 0)
  }

  @Test func `a third flip replaces the second and leaves the first alone`() {
    flip(on: true)
    rig.showFrame(after: 0.12)
    flip(on: false)
    rig.showFrame(after: 0.03)
    flip(on: true)
    rig.showFrame(after: 0.08)
    // 0.23 s: the first fade.
    #expect(isClose(rig.state.trackMix, 0.13 / 0.15))
    #expect(rig.state(after: 0.03).trackMix == 1)
    #expect(rig.state(after: 0.3).trackMix == 1)
  }

  @Test func `a program's change fades the same way`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.control.setOn(true, animated: true)
    #expect(isClose(rig.state(after: 0.175).trackMix, 0.5))
  }
}
