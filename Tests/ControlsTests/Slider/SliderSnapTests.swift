import Canvas
import Controls
import ControlsTesting
import Testing

/// Snapping of a dragged thumb. spec: rendering 6, "slider, magnetic"
@Suite struct `Slider: snapping during a drag` {
  private func rig(
    _ snap: SliderSnap, value: Double = 0, step: Double? = nil, ticks: Int? = nil,
    motion: MotionPreference = .full
  ) -> SceneRig<Slider> {
    let slider = Slider(value: value, step: step)
    slider.ticks = ticks.map { .count($0) }
    slider.snap = snap
    return SceneRig(slider, motion: motion)
  }

  @Test func `the always mode moves from step to step`() {
    let rig = rig(.always, step: 0.25)
    rig.press(at: Point(14, 22), movingTo: Point(35, 22))
    #expect(rig.control.value == 0)
    #expect(rig.control(movingTo: Point(36, 22)).value == 0.25)
    // The thumb follows in 0.1 s, ease-out.
    #expect(rig.state.fraction == 0)
    #expect(isClose(rig.state(after: 0.05).fraction, 0.25 * 0.684643187))
    #expect(rig.state(after: 0.05).fraction == 0.25)
    #expect(!rig.scene.needsUpdate)
    #expect(rig.control(movingTo: Point(190, 22)).value == 1)
    rig.release()
    let actions = rig.takeActions()
    #expect(actions.numbers == [0.25, 1] && actions.hapticCount == 4)
  }

  @Test(arguments: SliderSnap.allCases)
  func `nothing holds the thumb without steps and ticks`(snap: SliderSnap) {
    let rig = rig(snap, value: 0.5)
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    #expect(isClose(rig.control.value, 0.6))
    rig.release()
    #expect(isClose(rig.control.value, 0.6))
  }

  @Test func `the thumb snaps without motion under reduced motion`() {
    let rig = rig(.always, step: 0.25, motion: .reduced)
    rig.press(at: Point(14, 22), movingTo: Point(57, 22))
    #expect(rig.state.fraction == 0.25 && rig.state.ghost == nil)
  }
}
