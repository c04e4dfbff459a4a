import Canvas
import Controls
import Testing

/// What assistive technology does is the user's doing.
@Suite struct `An action of assistive technology` {
  private let first = Switch(label: "first")
  private let second = Switch(label: "second")
  private let box: Stack
  private let harness: SceneHarness

  init() throws {
    let (first, second) = (first, second)
    let box = Stack(.vertical, spacing: 20, padding: 16) {
      first
      second
    }
    self.box = box
    harness = try SceneHarness(Scene(Stack(.vertical) { box }), size: Size(120, 120))
  }

  @Test func `leaves what the user does with another control alone`() {
    harness.press(at: second.frameInScene.center)
    #expect(first.perform(.activate))
    #expect(second.state.isPressed)
    #expect(harness.takeActions().values == [.isOn(true)])
    harness.release()
    harness.key(.tab)
    harness.keyDown(.space)
    #expect(harness.scene.focusedNode === first)
    #expect(second.perform(.activate))
    #expect(first.state.isPressed)
    #expect(first.perform(.activate))
    #expect(!first.state.isPressed)
    harness.keyUp(.space)
    #expect(!first.isOn)
  }

  @Test func `is refused in something that is disabled`() {
    box.isEnabled = false
    #expect(!first.perform(.activate))
    #expect(!first.isOn)
  }

  @Test func `is told before it returns`() {
    var heard = 0
    first.onChange { _ in heard += 1 }
    _ = first.perform(.activate)
    #expect(heard == 1)
  }

  @Test func `ends the editing of a key that is held, and has its own`() throws {
    let slider = Slider(value: 0.5, label: "Level")
    let harness = try Harness(slider)
    harness.focus()
    harness.keyDown(.right)
    _ = harness.takeActions()
    #expect(slider.perform(.increment))
    let told = harness.takeActions()
    #expect(told.first == .editingEnded)
    #expect(told.filter { $0 == .editingBegan }.count == 1)
    #expect(told.last == .editingEnded)
    harness.keyUp(.right)
    #expect(harness.takeActions() == [])
  }

  @Test func `of segments the selected one alone has the keyboard`() throws {
    let view = SegmentedControl(segments: 3, selection: 1)
    let harness = try Harness(view)
    #expect(view.semantics?.children.map(\.isFocused) == [false, false, false])
    harness.focus()
    #expect(view.semantics?.children.map(\.isFocused) == [false, true, false])
    view.setEnabled(false, forSegmentAt: 2)
    #expect(view.semantics?.children.map(\.isEnabled) == [true, true, false])
    harness.stage.isEnabled = false
    #expect(view.semantics?.children.map(\.isEnabled) == [false, false, false])
    #expect(view.semantics?.isEnabled == false)
  }
}
