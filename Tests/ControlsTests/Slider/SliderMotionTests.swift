import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

/// spec: rendering, 5.4, Slider: "setValue animated"; 4.5 for the curve's values; 5.5, 6.
@Suite struct `Slider: programmatic motion` {
  @Test(.spec("slider/animation/value-change-programmatic"), arguments: LayoutDirection.allCases)
  func `an animated change takes 0.15 s, ease-in-out, and reports nothing`(
    direction: LayoutDirection
  ) {
    let rig = SceneRig(Slider(value: 0), direction: direction)
    rig.control.setValue(1, animated: true)
    #expect(rig.control.value == 1)
    var fractions: [Double] = []
    for _ in 0..<9 {
      rig.showFrame(after: 0.015)
      fractions.append(rig.state.fraction)
    }
    #expect(
      isClose(
        fractions,
        [
          0.019722454, 0.081659856, 0.187395907, 0.331883870, 0.5, 0.668116130, 0.812604093,
          0.918340144, 0.980277546,
        ]))
    #expect(rig.state(after: 0.015).fraction == 1 && !rig.scene.needsUpdate)
    #expect(rig.takeActions() == [])
  }

  @Test
  func `an animated change starts at the painted thumb, and one without applies immediately`() {
    let rig = SceneRig(Slider(value: 0))
    rig.control.setValue(1, animated: true)
    rig.showFrame(after: 0.075)
    rig.control.setValue(0, animated: true)
    #expect(isClose(rig.state.fraction, 0.5) && isClose(rig.state(after: 0.075).fraction, 0.25))
    #expect(rig.state(after: 0.075).fraction == 0)
    rig.control.setValue(0.4, animated: false)
    #expect(rig.state.fraction == 0.4 && !rig.showFrame().isAnimating)
    rig.control.setValue(1, animated: true)
    rig.showFrame(after: 0.05)
    rig.control.value = 0.2
    #expect(rig.state.fraction == 0.2 && !rig.showFrame().isAnimating && rig.takeActions() == [])
  }

  @Test
  func `under reduced motion the thumb cross-fades in 0.15 s, and a drag follows the pointer`() {
    let rig = SceneRig(Slider(value: 0), motion: .reduced)
    rig.control.setValue(1, animated: true)
    #expect(rig.state.fraction == 1 && rig.state.ghost == 0 && rig.state.opacity == 0)
    #expect(rig.state(after: 0.075).fraction == 1 && isClose(rig.state.opacity, 0.5))
    #expect(rig.state(after: 0.075).ghost == nil && rig.state.opacity == 1)
    #expect(!rig.scene.needsUpdate)
    let jump = SceneRig(Slider(value: 0.5), motion: .reduced)
    #expect(jump.state(pressingAt: Point(143, 22)).fraction == 0.75 && jump.state.ghost == 0.5)
    jump.showFrame(after: 0.03)
    #expect(
      isClose(jump.state(movingTo: Point(160.2, 22)).fraction, 0.85) && jump.state.ghost == 0.5)
    #expect(isClose(jump.state.opacity, 0.2) && jump.settledState().ghost == nil)
    let snap = SceneRig(Slider(value: 0.5, step: 0.25), motion: .reduced)
    snap.swipe(from: Point(100, 22), to: Point(134.4, 22))
    #expect(snap.state.fraction == 0.75 && isClose(snap.state.ghost ?? 0, 0.7))
    #expect(snap.state(after: 0.15).ghost == nil)
  }

  /// spec: rendering, 5.4: a press stops the thumb; without a move it continues to its value.
  @Test func `a moving thumb stops on a press and continues after the release`() {
    let rig = SceneRig(Slider(value: 0))
    rig.control.setValue(1, animated: true)
    rig.showFrame(after: 0.075)
    let stopped = rig.thumbX
    #expect(isClose(stopped, 100))
    rig.press(at: Point(stopped, 22))
    rig.showFrame(after: 0.5)
    #expect(rig.thumbX == stopped)
    rig.release()
    rig.showFrame(after: 0.075)
    #expect(rig.thumbX > stopped)
    rig.settle()
    #expect(rig.thumbX == 186 && rig.control.value == 1)
  }
}
