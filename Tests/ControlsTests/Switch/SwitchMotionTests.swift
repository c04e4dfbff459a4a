import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 4.3 to 4.6, for the switch: expected values are from its tables.
@Suite struct `Switch: motion` {
  private static func tapped(isOn: Bool = false) -> SceneRig<Switch> {
    let rig = SceneRig(Switch(isOn: isOn))
    rig.tap(at: Point(25, 15))
    return rig
  }

  private let rig = Self.tapped()

  @Test(.spec("switch/animation/toggle-duration", "switch/animation/curve", "switch-p12"))
  func `a toggle slides by the spring of 0.3 s`() {
    var positions: [Double] = []
    for _ in 0..<6 {
      rig.showFrame(after: 0.03)
      positions.append(rig.state.position.position)
    }
    #expect(
      isClose(
        positions,
        [0.143142149, 0.410971610, 0.661105264, 0.842441248, 0.952092986, 1.006675887]))
    #expect(isClose(rig.state(after: 0.06).position.position, 1.027429653))
  }

  @Test(.spec("switch/animation/thumb-expansion-release", "switch-p17"))
  func `the thumb shrinks by the spring of 0.2 s after the release`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.press(at: Point(25, 15))
    rig.settle()
    rig.release()
    #expect(isClose(rig.state(after: 0.03).thumbWidth, 31 - 4 * 0.273104796))
    #expect(isClose(rig.state.position.position, 0.143142149))
    // The left edge is 2 + position (47 - width).
    let width = 31 - 4 * 0.273104796
    #expect(isClose(rig.state.thumbX, 2 + 0.143142149 * (47 - width)))
    #expect(isClose(rig.state(after: 0.03).thumbWidth, 31 - 4 * 0.661105264))
    #expect(rig.settledState().thumbWidth == 27 && rig.state.thumbX == 22)
  }

  @Test func `a release while the thumb grows keeps its width and velocity`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.press(at: Point(25, 15))
    rig.showFrame(after: 0.04)
    rig.release()
    let press = Spring(response: 0.15, dampingRatio: 0.75)
    let release = Spring(response: 0.2, dampingRatio: 0.75)
    let before = press.state(at: 0.04, from: Spring.State(value: 27, velocity: 0), to: 31)
    #expect(isClose(rig.state.thumbWidth, before.value))
    rig.showFrame(after: 0.01)
    let after = release.state(at: 0.01, from: before, to: 27)
    #expect(isClose(rig.state.thumbWidth, after.value))
    // The width still grows for a moment, so the velocity is kept.
    #expect(after.value > before.value)
  }

  @Test func `a second toggle in flight keeps position and velocity`() {
    #expect(isClose(rig.state(after: 0.1).position.position, 0.729992233))
    rig.tap(at: Point(25, 15))
    #expect(isClose(rig.state.position.position, 0.729992233))
    // spec: rendering, 4.3, Reversal; the position first continues forward.
    #expect(isClose(rig.state(after: 1.0 / 60).position.position, 0.774982333))
    #expect(isClose(rig.state(after: 0.05 - 1.0 / 60).position.position, 0.633099566))
    var positions: [Double] = []
    for _ in 0..<3 {
      rig.showFrame(after: 0.05)
      positions.append(rig.state.position.position)
    }
    #expect(isClose(positions, [0.292518755, 0.073662691, -0.009116858]))
    #expect(rig.settledState().position.position == 0)
  }

  @Test func `a press on a moving thumb does not stop it`() {
    rig.showFrame(after: 0.06)
    rig.press(at: Point(25, 15))
    #expect(isClose(rig.state(after: 0.06).position.position, 0.842441248))
  }

  @Test func `a programmatic change slides and reports nothing`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.control.setOn(true, animated: true)
    #expect(rig.control.isOn)
    #expect(rig.state.position.position == 0)
    #expect(isClose(rig.state(after: 0.06).position.position, 0.410971610))
    #expect(rig.settledState().position.position == 1)
    #expect(rig.takeActions() == [])
  }

  @Test func `a programmatic change after an idle time still slides`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.settle()
    // The clock continues without frames while the scene is idle.
    rig.passTime(10)
    rig.control.setOn(true, animated: true)
    rig.showFrame()
    #expect(rig.state.position.position < 0.5)
    #expect(rig.settledState().position.position == 1)
  }

  @Test(arguments: [false, true])
  func `a programmatic change without animation applies immediately`(isProperty: Bool) {
    let rig = SceneRig(Switch(isOn: false))
    if isProperty { rig.control.isOn = true } else { rig.control.setOn(true, animated: false) }
    #expect(rig.state.isOn && rig.state.position.position == 1 && rig.state.trackMix == 1)
    #expect(!rig.showFrame().isAnimating)
    #expect(!rig.scene.needsUpdate)
    #expect(rig.takeActions() == [])
  }

  @Test(arguments: [false, true])
  func `a change without animation ends a slide`(isProperty: Bool) {
    rig.showFrame(after: 0.05)
    if isProperty { rig.control.isOn = true } else { rig.control.setOn(true, animated: false) }
    #expect(rig.state.position.position == 1 && rig.state.trackMix == 1)
  }

  @Test func `the overshoot stays in the track`() {
    var furthest = 0.0
    rig.settle(rate: 240) { furthest = max(furthest, rig.state.thumbX + rig.state.thumbWidth) }
    // The overshoot is 0.57 pt beyond 49; 1.43 pt remain. spec: rendering, 4.6
    #expect(furthest > 49.4 && furthest < 49.8)
  }
}
