import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Slider: noncontinuous updates` {
  private static func rig(step: Double? = nil) -> SceneRig<Slider> {
    let slider = Slider(value: 0.5, step: step)
    slider.isContinuous = false
    return SceneRig(slider)
  }

  private let rig = Self.rig()

  @Test func `reports the value only at the end of a drag`() {
    rig.press(at: Point(100, 22), movingTo: Point(117.2, 22))
    #expect(abs(rig.control.value - 0.6) < 1e-12)
    #expect(rig.takeActions() == [.editingBegan])
    rig.release()
    #expect(
      rig.takeActions() == [.valueChanged(.number(rig.control.value)), .editingEnded])
  }

  @Test func `reports the snapped step once`() {
    let rig = Self.rig(step: 0.25)
    rig.swipe(from: Point(100, 22), to: Point(135, 22))
    let values = rig.takeActions().filter { $0 == .valueChanged(.number(0.75)) }
    #expect(values.count == 1)
    #expect(rig.control.value == 0.75)
  }

  @Test func `reports no value of a drag that returns or is canceled`() {
    rig.press(at: Point(100, 22), movingTo: Point(120, 22))
    #expect(rig.takeActionsAfterRelease(at: Point(100, 22)) == [.editingBegan, .editingEnded])
    rig.press(at: Point(100, 22), movingTo: Point(120, 22))
    rig.cancel(by: .escape)
    #expect(rig.takeActions() == [.editingBegan, .editingEnded])
    #expect(rig.control.value == 0.5)
  }

  @Test func `reports key changes immediately`() {
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
