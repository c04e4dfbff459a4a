import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Scene haptics` {
  private let recorder = HapticRecorder()

  @Test func `a flipped switch produces one impact, in step with its action`() {
    let rig = SceneRig(Switch())
    rig.scene.haptics = recorder
    rig.tap(at: Point(25, 15))
    #expect(recorder.impacts == [.light])
    #expect(rig.takeActions().contains(.haptic(.light)))
  }

  @Test func `programmatic changes produce no impacts`() {
    let rig = SceneRig(Switch())
    rig.scene.haptics = recorder
    rig.control.setOn(true, animated: true)
    rig.showFrame(after: 1)
    #expect(recorder.impacts.isEmpty)
  }

  /// All steps are reported, but only impacts that are far enough apart are performed.
  @Test func `a slider dragged across its steps produces at most 20 impacts a second`() {
    let slider = Slider(value: 0, in: 0...100, label: "Volume")
    slider.step = 1
    let rig = SceneRig(slider, size: Size(400, 44))
    rig.scene.haptics = recorder
    rig.press(at: Point(14, 22))
    rig.drag(to: Point(386, 22), over: 1, rate: 100)
    #expect(rig.takeActionsAfterRelease().filter { $0 == .haptic(.light) }.count > 80)
    #expect((17...21).contains(recorder.impacts.count))
  }
}
