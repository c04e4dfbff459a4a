import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 4.5: the track's color fades over 0.15 s, 0.1 s after each flip.
@Suite struct `Switch: track fade` {
  private static func held() -> SceneRig<Switch> {
    let rig = SceneRig(Switch(isOn: false))
    rig.press(at: Point(10, 15))
    return rig
  }

  private let rig = Self.held()

  private func flip(on isOn: Bool) { rig.move(to: Point(isOn ? 40 : 10, 15)) }

  @Test(.spec("switch/animation/track-color-transition", "switch-p14"))
  func `the color fades linearly from 0.1 to 0.25 s, with exact ends`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.tap(at: Point(25, 15))
    #expect(rig.state(after: 0.1).trackMix == 0)
    #expect(isClose(rig.state(after: 0.015).trackMix, 0.1))
    #expect(isClose(rig.state(after: 0.06).trackMix, 0.5))
    #expect(rig.state(after: 0.075).trackMix == 1)
  }

  @Test func `the color fades back in the same way`() {
    let rig = SceneRig(Switch(isOn: true))
    rig.tap(at: Point(25, 15))
    #expect(isClose(rig.state(after: 0.13).trackMix, 0.8))
    #expect(rig.state(after: 0.12).trackMix == 0)
  }

  @Test func `a flip within the delay replaces the previous one`() {
    flip(on: true)
    rig.showFrame(after: 0.09)
    flip(on: false)
    for _ in 0..<30 { #expect(rig.state(after: 0.01).trackMix == 0) }
  }

  @Test func `a flip after the delay waits its own delay while the previous fade continues`() {
    flip(on: true)
    #expect(isClose(rig.state(after: 0.12).trackMix, 0.02 / 0.15))
    flip(on: false)
    rig.showFrame(after: 0.1)
    // At 0.22 s the second fade starts at the value of the first one.
    #expect(isClose(rig.state.trackMix, 0.8))
    #expect(isClose(rig.state(after: 0.075).trackMix, 0.4))
    #expect(rig.state(after: 0.075).trackMix == 0)
  }

  @Test func `a finished fade starts back after the delay of the next flip`() {
    flip(on: true)
    rig.showFrame(after: 0.18)
    flip(on: false)
    #expect(rig.state(after: 0.08).trackMix == 1)
    #expect(isClose(rig.state(after: 0.095).trackMix, 0.5))
    #expect(rig.state(after: 0.075).trackMix == 0)
  }

  @Test func `a third flip replaces the second and keeps the first`() {
    flip(on: true)
    rig.showFrame(after: 0.12)
    flip(on: false)
    rig.showFrame(after: 0.03)
    flip(on: true)
    rig.showFrame(after: 0.08)
    // At 0.23 s the first fade is still running.
    #expect(isClose(rig.state.trackMix, 0.13 / 0.15))
    #expect(rig.state(after: 0.03).trackMix == 1)
    #expect(rig.state(after: 0.3).trackMix == 1)
  }

  @Test func `a programmatic change fades in the same way`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.control.setOn(true, animated: true)
    #expect(isClose(rig.state(after: 0.175).trackMix, 0.5))
  }
}
