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
    rig.move(to: Point(36, 22))
    #expect(slider.value == 0.25)
    // The thumb follows in 0.1 s, ease-out.
    #expect(rig.state.fraction == 0)
    rig.showFrame(after: 0.05)
    #expect(isClose(rig.state.fraction, 0.25 * 0.684643187))
    rig.showFrame(after: 0.05)
    #expect(rig.state.fraction == 0.25)
    #expect(!rig.scene.needsUpdate)
    rig.move(to: Point(190, 22))
    #expect(slider.value == 1)
    rig.release()
    let actions = rig.takeActions()
    #expect(actions.numbers == [0.25, 1])
    #expect(actions.hapticCount == 4)
  }

  @Test func `a press on the track goes to a step at once`() {
    let slider = Slider(value: 0, step: 0.25)
    slider.snap = .always
    let rig = SceneRig(slider)
    rig.press(at: Point(110, 22))
    #expect(slider.value == 0.5)
    rig.release()
    #expect(rig.takeActions().numbers == [0.5])
  }

  @Test func `magnetic holds it within 6 pt of a tick`() {
    let slider = Slider(value: 0.1)
    slider.ticks = .count(5)
    slider.snap = .magnetic
    let rig = SceneRig(slider)
    let start = rig.thumbX
    rig.press(at: Point(start, 22))
    // The second tick is at 57.
    rig.move(to: Point(50.9, 22))
    #expect(isClose(slider.value, (50.9 - 14) / 172))
    rig.move(to: Point(51.1, 22))
    #expect(slider.value == 0.25)
    rig.showFrame(after: 0.1)
    #expect(rig.state.fraction == 0.25)
    rig.move(to: Point(62.9, 22))
    #expect(slider.value == 0.25)
    rig.move(to: Point(63.1, 22))
    #expect(isClose(slider.value, (63.1 - 14) / 172))
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
    rig.move(to: Point(70, 22))
    #expect(isClose(slider.value, 56 / 172.0))
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
    rig.move(to: Point(181, 22))
    #expect(slider.value == 1)
    rig.move(to: Point(179, 22))
    #expect(isClose(slider.value, 165 / 172.0))
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
