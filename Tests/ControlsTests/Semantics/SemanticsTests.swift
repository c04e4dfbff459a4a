import Canvas
import Controls
import ControlsTesting
import SpecTrait
import Testing

@Suite struct `Accessibility of the controls` {
  private func semantics(_ control: Control) throws -> SemanticsNode {
    let rig = SceneRig(control)
    return try #require(rig.scene.semantics(of: rig.control))
  }

  @Test(.spec("switch/accessibility/role")) func `a switch has its role, label and value`() throws {
    let node = try semantics(Switch(isOn: true, label: "Wi-Fi"))
    #expect(node.role == .switch && node.label == "Wi-Fi")
    #expect(node.value == .toggle(.on) && node.actions == [.toggle, .focus])
    #expect(try semantics(Switch(label: "Wi-Fi")).value == .isOn(false))
  }

  @Test(.spec("slider/accessibility/role")) func `a slider has its role, range and step`() throws {
    let node = try semantics(Slider(value: 25, in: 0...40, label: "Volume"))
    #expect(node.role == .slider)
    #expect(node.value == .number(25, range: 0...40, orientation: .horizontal))
    #expect(node.actions == [.increment, .decrement, .setValue, .focus])
    let stepped = try semantics(Slider(value: 25, in: 0...40, step: 5, label: "Volume"))
    #expect(stepped.value == .number(25, range: 0...40, step: 5, orientation: .horizontal))
  }

  @Test(.spec("segmented/accessibility/role", "segmented/accessibility/each-segment"))
  func `a segment has its role, index and selection`() throws {
    let node = try semantics(
      SegmentedControl(["List", "Grid", "Map"], selection: 1, label: "View"))
    #expect(node.role == .segmented && node.value == .selection([1], count: 3))
    #expect(node.children.map(\.role) == [.segment, .segment, .segment])
    #expect(node.children.map(\.label) == ["List", "Grid", "Map"])
    #expect(
      node.children.map(\.value)
        == (0..<3).map { .choice(isSelected: $0 == 1, index: $0, count: 3) })
    #expect(node.children.map(\.frame.minX) == [16, 116, 216])
    #expect(node.children.allSatisfy { $0.actions == [.select, .focus] })
    #expect(try semantics(SegmentedControl(["A"])).value == .selection([], count: 1))
  }

  @Test(.spec("slider/accessibility/increment-decrement", "slider/accessibility/custom-step"))
  func `a slider moves by a tenth of its range, or by one step`() {
    let rig = SceneRig(Slider(value: 50, in: 0...100))
    #expect(rig.control.perform(.increment) && rig.control.value == 60)
    #expect(rig.control.perform(.decrement) && rig.control.perform(.decrement))
    #expect(rig.control.value == 40 && rig.takeActions().first == .editingBegan)
    let stepped = SceneRig(Slider(value: 3, in: 1...5, step: 1))
    #expect(stepped.control.perform(.increment) && stepped.control.value == 4)
  }

  @Test func `selecting a segment during a drag cancels the drag`() {
    let rig = SceneRig(SegmentedControl(["A", "B", "C"], selection: 0))
    rig.press(at: Point(50, 16), movingTo: Point(150, 16))
    #expect(rig.control.perform(.select(2)) && !rig.state.isPillPressed)
    #expect(rig.settledState().pillScale == 1 && rig.state.pillRect?.minX == 202)
    // The rest of the gesture is ignored.
    #expect(rig.controlAfterRelease(at: Point(50, 16)).selection == 2)
    #expect(rig.takeActions().values == [.index(2)])
  }

  @Test func `an action leaves a gesture on another control alone`() {
    let (first, second) = (Switch(label: "first"), Switch(label: "second"))
    let column = Stack(.vertical, spacing: 20, padding: 16, of: first, second)
    let rig = SceneDriver(Scene(column), size: Size(120, 120))
    rig.press(at: second.frameInScene.center)
    #expect(first.perform(.toggle) && second.state.isPressed)
    #expect(rig.takeActions().values == [.isOn(true)])
    rig.release()
    rig.key(.tab)
    rig.keyDown(.space)
    #expect(rig.scene.focusedNode === first && second.perform(.toggle) && first.state.isPressed)
    #expect(first.perform(.toggle) && !first.state.isPressed)
    rig.keyUp(.space)
    #expect(!first.isOn)
  }

  @Test func `an action ends keyboard editing, and is an edit of its own`() {
    let rig = SceneRig(Slider(value: 0.5, label: "Level"))
    rig.focus()
    rig.keyDown(.right)
    _ = rig.takeActions()
    #expect(rig.control.perform(.increment))
    #expect(rig.takeActions() == [.editingEnded] + .edit(to: rig.control.value))
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

@Suite final class `Accessibility tree`: SemanticsScene {
  private func labels(_ node: SemanticsNode) -> [String] { node.children.map(\.label) }

  @Test func `starts with the scene, and omits nodes without semantics`() {
    let tree = scene.semantics
    #expect(tree.role == .window && tree.frame == Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(tree.children.map(\.role) == [.switch, .slider, .segmented])
    #expect(labels(tree) == ["Wi-Fi", "Level", "View"])
    #expect(tree.children.map(\.frame) == [wifi, level, view].map(\.frameInScene))
    #expect(labels(tree.children[2]) == ["A", "B"])
  }

  @Test func `contains a titled row as a group, with the title once`() {
    let row = FormRow(Switch(label: "Wi-Fi"), subtitle: "2.4 GHz", value: "on")
    let full = FormRow(Switch(label: "Plain"), style: .full)
    let card = Card { [row, full] as [Node] }
    let rig = SceneDriver(Scene(card), size: Size(300, 120))
    let tree = rig.scene.semantics
    #expect(tree.children.map(\.role) == [.group, .switch] && labels(tree) == ["Wi-Fi", "Plain"])
    #expect(tree.children[0].children.map(\.role) == [.staticText, .switch, .staticText])
    #expect(labels(tree.children[0]) == ["2.4 GHz", "Wi-Fi", "on"])
  }
}
