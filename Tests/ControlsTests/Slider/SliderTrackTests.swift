import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.5, 4: a press on the track beside the thumb.
@Suite struct `Slider: track press` {
  private func slider(_ trackPress: TrackPress, value: Double = 0.5) -> Slider {
    let slider = Slider(value: value)
    slider.trackPress = trackPress
    return slider
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a jump continues as a drag while the thumb catches up`(direction: LayoutDirection) {
    let rig = SceneRig(slider(.jump), direction: direction)
    rig.press(at: rig.point(fromLeading: 143, 22))
    rig.showFrame(after: 0.075)
    #expect(isClose(rig.control(movingTo: rig.point(fromLeading: 160.2, 22)).value, 0.85))
    // Half of the distance remains.
    #expect(isClose(rig.state.fraction, 0.85 - 0.125))
    #expect(isClose(rig.state(after: 0.075).fraction, 0.85))
    #expect(isClose(rig.state(movingTo: rig.point(fromLeading: 126, 22)).fraction, 112.0 / 172))
    #expect(rig.takeActionsAfterRelease().last == .editingEnded)
  }

  @Test func `a jump that is released immediately still arrives`() {
    let rig = SceneRig(slider(.jump))
    rig.tap(at: Point(143, 22))
    #expect(isClose(rig.state(after: 0.075).fraction, 0.625))
    #expect(rig.settledState().fraction == 0.75)
    #expect(rig.takeActions() == .edit(to: 0.75))
  }

  @Test func `a page does not move past the pointer`() {
    let rig = SceneRig(slider(.page, value: 0))
    // 37.22 is beyond the thumb, at 0.135 of the travel.
    rig.tap(at: Point(37.22, 22))
    rig.settle()
    rig.tap(at: Point(37.22 + 16, 22))
    rig.settle()
    #expect(isClose(rig.control.value, 0.2))
    rig.tap(at: Point(75, 22))
    rig.settle()
    #expect(isClose(rig.control.value, 0.3))
    #expect(isClose(rig.control(tappingAt: Point(30, 22)).value, 0.2))
  }
}
