import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Setting the current value again` {
  @Test func `keeps a slider's drag and its single edit`() {
    let slider = Slider(value: 0.5, label: "Volume")
    let rig = SceneRig(slider)
    slider.onChange { [weak slider] in slider?.value = $0 }
    rig.press(at: Point(100, 22))
    rig.drag(to: Point(140, 22))
    rig.release()
    #expect(slider.value > 0.7)
    #expect(rig.actions.filter { $0 == .editingBegan }.count == 1)
    #expect(rig.actions.filter { $0 == .editingEnded }.count == 1)
    #expect(rig.actions.last == .editingEnded)
  }

  @Test func `keeps a scroll sequence and a held key as a single edit`() {
    let slider = Slider(value: 0.5, label: "Volume")
    let rig = SceneRig(slider)
    slider.onChange { [weak slider] in slider?.value = $0 }
    rig.focus()
    for _ in 0..<3 { rig.scroll(at: Point(100, 22), deltaY: -1) }
    rig.advance(by: 1)
    #expect(rig.takeActions().filter { $0 == .editingBegan }.count == 1)
    rig.keyDown(.right)
    for _ in 0..<3 { rig.keyDown(.right, isRepeat: true) }
    #expect(rig.takeActions(afterKeyUp: .right).filter { $0 == .editingBegan }.count == 1)
  }

  @Test func `keeps a held stepper repeating`() {
    let stepper = Stepper(value: 4, range: 1...8, label: "Magnification")
    let rig = SceneRig(stepper, size: Size(76, 28))
    stepper.onChange = { [weak stepper] in stepper?.value = $0 }
    rig.press(at: Point(63, 14))
    rig.advance(by: 0.55)
    #expect(stepper.value == 7)
    rig.release()
    #expect(rig.actions.filter { $0 == .editingEnded }.count == 1)
  }

  @Test func `keeps a sliding pill and the anchor of a Shift selection`() {
    let view = SegmentedControl(segments: 3, selection: 0)
    let rig = SceneRig(view)
    view.onChange { [weak view] in view?.selection = $0 }
    rig.tap(at: Point(290, 16))
    rig.showFrame(after: 0.06)
    #expect(view.selection == 2)
    #expect((0.1..<1.9).contains(rig.state.position.position))

    let several = SegmentedControl(segments: 3, selection: 0)
    several.selectionMode = .multiple
    let other = SceneRig(several)
    several.observe { [weak several] action in
      if case .valueChanged(.indices(let indices)) = action { several?.selectedIndices = indices }
    }
    other.focus()
    other.key(.right, modifiers: .shift)
    other.key(.right, modifiers: .shift)
    #expect(several.selectedIndices == [0, 1, 2])
    other.key(.left, modifiers: .shift)
    #expect(several.selectedIndices == [0, 1])
  }
}
