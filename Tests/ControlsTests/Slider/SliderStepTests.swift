import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Slider: "release (stepped)"; ios-slider, Stepped Slider.
@Suite struct `Slider: steps` {
  @Test(.spec("slider/animation/thumb-snap-to-stepped-values"), arguments: LayoutDirection.allCases)
  func `the thumb is continuous during a drag and snaps in 0.1 s, ease-out`(
    direction: LayoutDirection
  ) {
    let rig = SceneRig(Slider(value: 0.5, step: 0.25), direction: direction)
    rig.press(at: rig.point(fromLeading: 100, 22), movingTo: rig.point(fromLeading: 134.4, 22))
    #expect(isClose(rig.control.value, 0.7) && isClose(rig.state.fraction, 0.7))
    #expect(isClose(rig.takeActions().numbers, [0.7]))
    rig.release()
    // The value changes immediately, and the thumb follows.
    #expect(rig.control.value == 0.75 && rig.takeActions().numbers == [0.75])
    #expect(isClose(rig.state.fraction, 0.7))
    // spec: rendering, 4.5, ease-out at 0.2, 0.5 and 0.9
    #expect(isClose(rig.state(after: 0.02).fraction, 0.7 + 0.05 * 0.308366067))
    #expect(isClose(rig.state(after: 0.03).fraction, 0.7 + 0.05 * 0.684643187))
    #expect(isClose(rig.state(after: 0.04).fraction, 0.7 + 0.05 * 0.982973390))
    #expect(rig.state(after: 0.01).fraction == 0.75 && !rig.scene.needsUpdate)
    #expect(rig.takeActions() == [])
  }

  @Test(.spec("slider-p4")) func `steps count from the minimum`() {
    let rig = SceneRig(Slider(value: 0.5, in: 0.5...4.5, step: 1))
    rig.press(at: Point(14, 22))
    var values: [Double] = []
    for index in 0...4 {
      rig.swipe(from: Point(rig.thumbX, 22), to: Point(14 + 43 * Double(index) + 3, 22))
      rig.settle()
      values.append(rig.control.value)
    }
    #expect(values == [0.5, 1.5, 2.5, 3.5, 4.5])
  }

  @Test func `decimal steps have no rounding errors, and a release on one reports no other`() {
    let rig = SceneRig(Slider(value: 0, step: 0.1))
    rig.focus()
    var values = [rig.control.value]
    for _ in 0..<10 {
      rig.key(.right)
      values.append(rig.control.value)
    }
    #expect(values == [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1])
    for expected in [0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1, 0] {
      #expect(rig.control(after: .left).value == expected)
    }
    rig.swipe(from: Point(14, 22), to: Point(14 + 172 * 0.29, 22))
    #expect(rig.control.value == 0.3)
    let released = SceneRig(Slider(value: 0.5, step: 0.25))
    #expect(released.control(pressingAt: Point(100, 22), movingTo: Point(143, 22)).value == 0.75)
    #expect(
      released.takeActions().numbers == [0.75]
        && released.takeActionsAfterRelease() == [.editingEnded])
  }

  @Test(.spec("slider/stepped-slider/haptic-feedback"))
  func `each step boundary produces one light impact`() {
    let rig = SceneRig(Slider(value: 0, step: 0.1))
    rig.press(at: Point(14, 22))
    for x in 14...186 { rig.move(to: Point(Double(x), 22)) }
    #expect(rig.takeActions().hapticCount == 10)
    for x in (14...186).reversed() { rig.move(to: Point(Double(x), 22)) }
    #expect(rig.takeActions().hapticCount == 10)
    // Moves between two boundaries produce no impacts.
    for x in [14.0, 16, 18, 15, 14] { rig.move(to: Point(x, 22)) }
    #expect(rig.takeActions().hapticCount == 0)
  }
}

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

  @Test func `the always mode moves from step to step, without motion under reduced motion`() {
    let rig = rig(.always, step: 0.25)
    rig.press(at: Point(14, 22), movingTo: Point(35, 22))
    #expect(rig.control.value == 0 && rig.control(movingTo: Point(36, 22)).value == 0.25)
    // The thumb follows in 0.1 s, ease-out.
    #expect(rig.state.fraction == 0 && isClose(rig.state(after: 0.05).fraction, 0.25 * 0.684643187))
    #expect(rig.state(after: 0.05).fraction == 0.25 && !rig.scene.needsUpdate)
    #expect(rig.control(movingTo: Point(190, 22)).value == 1)
    rig.release()
    let actions = rig.takeActions()
    #expect(actions.numbers == [0.25, 1] && actions.hapticCount == 4)
    let reduced = self.rig(.always, step: 0.25, motion: .reduced)
    reduced.press(at: Point(14, 22), movingTo: Point(57, 22))
    #expect(reduced.state.fraction == 0.25 && reduced.state.ghost == nil)
  }

  @Test(arguments: SliderSnap.allCases)
  func `nothing holds the thumb without steps and ticks`(snap: SliderSnap) {
    let rig = rig(snap, value: 0.5)
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    #expect(isClose(rig.control.value, 0.6) && isClose(rig.controlAfterRelease().value, 0.6))
  }
}
