import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Metrics changed during motion` {
  private let slow = Spring(response: 1.2, dampingRatio: 0.9)

  @Test func `a switch continues with its new spring without a jump, and an idle one stays idle`() {
    let toggle = Switch()
    let rig = SceneRig(toggle)
    rig.tap(at: Point(25, 15))
    rig.advance(by: 0.08)
    let before = toggle.state.thumbX
    #expect(before > 3 && before < 20)
    toggle.metrics.slideSpring = slow
    #expect(toggle.state.thumbX == before)
    rig.advance(by: 0.01)
    let velocity = (toggle.state.thumbX - before) / 0.01
    #expect(velocity > 10)
    rig.advance(by: 0.3)
    // The previous spring would have arrived; a slow one overshoots.
    #expect(toggle.state.thumbX > 23 && rig.settledState().thumbX == 22)
    toggle.metrics.slideSpring = Spring(response: 0.3, dampingRatio: 0.75)
    rig.advance(by: 0.02)
    #expect(rig.settledState().thumbX == 22 && !rig.wantsFrame)
  }

  @Test func `a pill continues with its new spring without a jump`() {
    let control = SegmentedControl(["One", "Two", "Three"], selection: 0)
    let rig = SceneRig(control, size: Size(300, 32))
    rig.tap(at: Point(280, 16))
    rig.advance(by: 0.05)
    let before = control.state.position.position
    #expect(before > 0 && before < 2)
    control.metrics.slideSpring = slow
    #expect(abs(control.state.position.position - before) < 1e-9)
    rig.advance(by: 0.4)
    #expect(control.state.position.position > 2.1 && rig.settledState().position.position == 2)
  }
}
