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
    rig.hold(at: Point(25, 15))
    rig.release()
    #expect(isClose(rig.state(after: 0.03).thumbWidth, 31 - 4 * 0.273104796))
    #expect(isClose(rig.state.position.position, 0.143142149))
    // The left edge is 2 + position (47 - width).
    let width = 31 - 4 * 0.273104796
    #expect(isClose(rig.state.thumbX, 2 + 0.143142149 * (47 - width)))
    #expect(isClose(rig.state(after: 0.03).thumbWidth, 31 - 4 * 0.661105264))
    #expect(rig.settledState().thumbWidth == 27 && rig.state.thumbX == 22)
  }

  @Test func `a programmatic change after an idle time still slides`() {
    let rig = SceneRig(Switch(isOn: false))
    rig.settle()
    // The clock continues without frames while the scene is idle.
    rig.passTime(10)
    rig.control.setOn(true, animated: true)
    rig.showFrame()
    #expect(rig.state.position.position < 0.5 && rig.settledState().position.position == 1)
  }

  @Test(arguments: [false, true])
  func `a change without animation ends a slide, and applies immediately`(isProperty: Bool) {
    rig.showFrame(after: 0.05)
    if isProperty { rig.control.isOn = true } else { rig.control.setOn(true, animated: false) }
    #expect(rig.state.position.position == 1 && rig.state.trackMix == 1)
    let idle = SceneRig(Switch(isOn: false))
    if isProperty { idle.control.isOn = true } else { idle.control.setOn(true, animated: false) }
    #expect(idle.state.isOn && idle.state.position.position == 1 && idle.state.trackMix == 1)
    #expect(!idle.showFrame().isAnimating && !idle.scene.needsUpdate && idle.takeActions() == [])
  }
}
