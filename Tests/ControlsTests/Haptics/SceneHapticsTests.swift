import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `A scene's haptics` {
  private let recorder = HapticRecorder()

  @Test func `a switch that is flipped is felt once, as its owner is told`() {
    let rig = SceneRig(Switch())
    rig.scene.haptics = recorder
    rig.tap(at: Point(25, 15))
    #expect(recorder.impacts == [.light])
    #expect(rig.takeActions().contains(.haptic(.light)))
  }

  @Test func `nothing that a program does is felt`() {
    let rig = SceneRig(Switch())
    rig.scene.haptics = recorder
    rig.control.setOn(true, animated: true)
    rig.showFrame(after: 1)
    #expect(recorder.impacts.isEmpty)
  }

  /// All steps are told; only those are felt that are far enough apart in the scene's time.
  @Test func `a slider that is swept over its steps is felt at most twenty times a second`() {
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
