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

  @Test func `a canceled grab lets a moving thumb arrive, and a stepped one return silently`() {
    let rig = SceneRig(Slider(value: 0))
    rig.control.setValue(1, animated: true)
    rig.showFrame(after: 0.075)
    rig.press(at: Point(100, 22))
    #expect(isClose(rig.state(after: 0.2).fraction, 0.5))
    rig.cancel(by: .focusLost)
    #expect(rig.settledState().fraction == 1 && rig.takeActions().numbers == [])
    let stepped = SceneRig(Slider(value: 0.5, step: 0.25))
    stepped.press(at: Point(100, 22), movingTo: Point(110, 22))
    _ = stepped.takeActions()
    stepped.cancel(by: .escape)
    #expect(stepped.control.value == 0.5)
    #expect(stepped.takeActions() == [.valueChanged(.number(0.5)), .editingEnded])
  }
}

@Suite struct `Slider: noncontinuous updates` {
  private static func rig(step: Double? = nil) -> SceneRig<Slider> {
    let slider = Slider(value: 0.5, step: step)
    slider.isContinuous = false
    return SceneRig(slider)
  }

  private let rig = Self.rig()

  @Test func `reports the value, also a snapped one, once and only at the end of a drag`() {
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    #expect(abs(rig.control.value - 0.6) < 1e-12 && rig.takeActions() == [.editingBegan])
    rig.release()
    #expect(rig.takeActions() == [.valueChanged(.number(rig.control.value)), .editingEnded])
    let stepped = Self.rig(step: 0.25)
    stepped.swipe(from: Point(100, 22), to: Point(135, 22))
    let values = stepped.takeActions().filter { $0 == .valueChanged(.number(0.75)) }
    #expect(values.count == 1 && stepped.control.value == 0.75)
  }

  @Test func `reports no value of a drag that returns or is canceled, and keys immediately`() {
    rig.press(at: Point(100, 22), movingTo: Point(120, 22))
    #expect(rig.takeActionsAfterRelease(at: Point(100, 22)) == [.editingBegan, .editingEnded])
    rig.press(at: Point(100, 22), movingTo: Point(120, 22))
    rig.cancel(by: .escape)
    #expect(rig.takeActions() == [.editingBegan, .editingEnded] && rig.control.value == 0.5)
    rig.focus()
    rig.key(.right)
    #expect(rig.takeActions() == .edit(to: rig.control.value))
  }

  @Test func `reports the value once if the setting changes during a drag`() {
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    rig.control.isContinuous = true
    #expect(rig.takeActionsAfterRelease().values == [.number(rig.control.value)])
    rig.press(at: Point(117.2, 22), movingTo: Point(134.4, 22))
    rig.control.isContinuous = false
    #expect(rig.takeActionsAfterRelease().values == [.number(rig.control.value)])
  }
}
