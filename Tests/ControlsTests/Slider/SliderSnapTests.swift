import Canvas
import Controls
import ControlsTesting
import Testing

/// What holds a thumb while it is dragged. spec: rendering 6, "slider, magnetic"
@Suite struct `A slider that snaps while it is dragged` {
  @Test func `always goes from step to step`() {
    let slider = Slider(value: 0, step: 0.25)
    slider.snap = .always
    let rig = SceneRig(slider)
    rig.press(at: Point(14, 22), movingTo: Point(35, 22))
    #expect(slider.value == 0)
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

  @Test func `a press on the track goes to a step at once`() {
    let slider = Slider(value: 0, step: 0.25)
    slider.snap = .always
    let rig = SceneRig(slider)
    rig.press(at: Point(110, 22))
    #expect(slider.value == 0.5)
    #expect(rig.takeActionsAfterRelease().numbers == [0.5])
  }

  @Test func `magnetic holds it within 6 pt of a tick`() {
    let slider = Slider(value: 0.1)
    slider.ticks = .count(5)
    slider.snap = .magnetic
    let rig = SceneRig(slider)
    let start = rig.thumbX
    rig.press(at: Point(start, 22))
    // The second tick is at 57.
    #expect(isClose(rig.control(movingTo: Point(50.9, 22)).value, (50.9 - 14) / 172))
    #expect(rig.control(movingTo: Point(51.1, 22)).value == 0.25)
    #expect(rig.state(after: 0.1).fraction == 0.25)
    #expect(rig.control(movingTo: Point(62.9, 22)).value == 0.25)
    #expect(isClose(rig.control(movingTo: Point(63.1, 22)).value, (63.1 - 14) / 172))
    rig.release()
    // It rests where it is let go.
    #expect(isClose(slider.value, (63.1 - 14) / 172))
    #expect(rig.takeActions().hapticCount == 1)
  }

  @Test func `magnetic with steps holds it at steps, and rests on them`() {
    let slider = Slider(value: 0, step: 0.25)
    slider.snap = .magnetic
    let rig = SceneRig(slider)
    rig.press(at: Point(14, 22), movingTo: Point(52, 22))
    #expect(slider.value == 0.25)
    #expect(isClose(rig.control(movingTo: Point(70, 22)).value, 56 / 172.0))
    rig.release()
    #expect(slider.value == 0.25)
  }

  @Test func `beyond the end it is held by the last tick`() {
    let slider = Slider(value: 0.5)
    slider.ticks = .count(2)
    slider.snap = .magnetic
    let rig = SceneRig(slider)
    rig.press(at: Point(100, 22), movingTo: Point(500, 22))
    #expect(slider.value == 1)
    #expect(rig.control(movingTo: Point(181, 22)).value == 1)
    #expect(isClose(rig.control(movingTo: Point(179, 22)).value, 165 / 172.0))
  }

  @Test(arguments: SliderSnap.allCases)
  func `without steps and ticks nothing holds it`(snap: SliderSnap) {
    let slider = Slider(value: 0.5)
    slider.snap = snap
    let rig = SceneRig(slider)
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    #expect(isClose(slider.value, 0.6))
    rig.release()
    #expect(isClose(slider.value, 0.6))
  }

  @Test func `under reduced motion it is there at once`() {
    let slider = Slider(value: 0, step: 0.25)
    slider.snap = .always
    let rig = SceneRig(slider, motion: .reduced)
    rig.press(at: Point(14, 22), movingTo: Point(57, 22))
    #expect(rig.state.fraction == 0.25 && rig.state.ghost == nil)
  }
}
