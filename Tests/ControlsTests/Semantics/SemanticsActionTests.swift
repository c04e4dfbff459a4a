import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Accessibility actions and user input` {
  private let first = Switch(label: "first")
  private let second = Switch(label: "second")
  private let box: Stack
  private let rig: SceneDriver

  init() throws {
    let box = Stack(.vertical, spacing: 20, padding: 16, of: first, second)
    self.box = box
    rig = SceneDriver(Scene(Stack(.vertical) { box }), size: Size(120, 120))
  }

  @Test func `an action leaves a gesture on another control alone`() {
    rig.press(at: second.frameInScene.center)
    #expect(first.perform(.toggle))
    #expect(second.state.isPressed)
    #expect(rig.takeActions().values == [.isOn(true)])
    rig.release()
    rig.key(.tab)
    rig.keyDown(.space)
    #expect(rig.scene.focusedNode === first)
    #expect(second.perform(.toggle))
    #expect(first.state.isPressed)
    #expect(first.perform(.toggle))
    #expect(!first.state.isPressed)
    rig.keyUp(.space)
    #expect(!first.isOn)
  }

  @Test func `an action is rejected in a disabled parent`() {
    box.isEnabled = false
    #expect(!first.perform(.toggle))
    #expect(!first.isOn)
  }

  @Test func `an action is reported before it returns`() {
    var heard = 0
    first.onChange { _ in heard += 1 }
    _ = first.perform(.toggle)
    #expect(heard == 1)
  }

  @Test func `an action ends keyboard editing, and is an edit of its own`() {
    let slider = Slider(value: 0.5, label: "Level")
    let rig = SceneRig(slider)
    rig.focus()
    rig.keyDown(.right)
    _ = rig.takeActions()
    #expect(slider.perform(.increment))
    let told = rig.takeActions()
    #expect(told.first == .editingEnded)
    #expect(told.filter { $0 == .editingBegan }.count == 1)
    #expect(told.last == .editingEnded)
    #expect(rig.takeActions(afterKeyUp: .right) == [])
  }

  @Test func `only the selected segment has the focus`() {
    let view = SegmentedControl(segments: 3, selection: 1)
    let rig = SceneRig(view)
    func segments() -> [SemanticsNode] { rig.scene.semantics(of: view)?.children ?? [] }
    #expect(segments().map(\.isFocused) == [false, false, false])
    rig.focus()
    #expect(segments().map(\.isFocused) == [false, true, false])
    #expect(rig.scene.semantics(of: view)?.isFocused == false, "one part of a scene has it")
    view.setEnabled(false, forSegmentAt: 2)
    #expect(segments().map(\.isEnabled) == [true, true, false])
    rig.scene.root.isEnabled = false
    #expect(segments().map(\.isEnabled) == [false, false, false])
    #expect(rig.scene.semantics(of: view)?.isEnabled == false)
  }
}
