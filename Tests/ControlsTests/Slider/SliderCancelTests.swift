import Canvas
import Controls
import ControlsTesting
import Testing

/// spec: rendering, 5.4, Slider: "cancel"; "thumb drawn when disabled".
@Suite struct `Slider: cancellation` {
  private let rig = SceneRig(Slider(value: 0.5))

  @Test(arguments: CancelCause.allCases, LayoutDirection.allCases)
  func `a cancel restores the value and reports it`(cause: CancelCause, direction: LayoutDirection)
  {
    let rig = SceneRig(Slider(value: 0.5), direction: direction)
    rig.press(at: rig.point(fromLeading: 100, 22), movingTo: rig.point(fromLeading: 134.4, 22))
    _ = rig.takeActions()
    rig.cancel(by: cause)
    #expect(rig.control.value == 0.5)
    #expect(rig.takeActions() == [.valueChanged(.number(0.5)), .editingEnded])
    rig.release(at: rig.point(fromLeading: 30, 22))
    #expect(rig.settledState().fraction == 0.5 && !rig.state.isGrabbed)
    #expect(rig.control.value == 0.5 && rig.takeActions() == [])
  }

  @Test(arguments: CancelCause.allCases)
  func `a cancel without a change reports no value`(cause: CancelCause) {
    rig.press(at: Point(105, 22))
    rig.cancel(by: cause)
    #expect(rig.takeActions() == [.editingBegan, .editingEnded])
  }

  @Test(arguments: CancelCause.allCases)
  func `a canceled jump restores the value`(cause: CancelCause) {
    rig.press(at: Point(143, 22))
    rig.showFrame(after: 0.05)
    rig.cancel(by: cause)
    #expect(isClose(rig.takeActions().numbers, [0.75, 0.5]))
    #expect(rig.settledState().fraction == 0.5)
  }

  @Test func `a stepped slider returns to its step without haptic feedback`() {
    let rig = SceneRig(Slider(value: 0.5, step: 0.25))
    rig.press(at: Point(100, 22), movingTo: Point(110, 22))
    _ = rig.takeActions()
    rig.cancel(by: .escape)
    #expect(rig.control.value == 0.5)
    #expect(rig.takeActions() == [.valueChanged(.number(0.5)), .editingEnded])
  }

  @Test func `a canceled grab of a moving thumb lets it arrive`() {
    let rig = SceneRig(Slider(value: 0))
    rig.control.setValue(1, animated: true)
    rig.showFrame(after: 0.075)
    rig.press(at: Point(100, 22))
    #expect(isClose(rig.state(after: 0.2).fraction, 0.5))
    rig.cancel(by: .focusLost)
    #expect(rig.settledState().fraction == 1)
    #expect(rig.takeActions().numbers == [])
  }
}
