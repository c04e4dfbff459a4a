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
    #expect(rig.settled().state.pillScale == 1 && rig.state.pillRect?.minX == 202)
    // The rest of the gesture is ignored.
    #expect(rig.release(at: Point(50, 16)).control.selection == 2)
    #expect(rig.takeActions().values == [.index(2)])
  }

  @Test func `an action leaves a gesture on another control alone`() {
    let (first, second) = (Switch(label: "first"), Switch(label: "second"))
    let rig = SceneDriver(column: first, second, spacing: 20, padding: 16, size: Size(120, 120))
    rig.press(at: second.frameInScene.center)
    #expect(first.perform(.toggle) && second.state.isPressed)
    #expect(rig.takeActions().values == [.isOn(true)])
    rig.release()
    rig.key(.tab).keyDown(.space)
    #expect(rig.scene.focusedNode === first && second.perform(.toggle) && first.state.isPressed)
    #expect(first.perform(.toggle) && !first.state.isPressed)
    rig.keyUp(.space)
    #expect(!first.isOn)
  }

  @Test func `an action ends keyboard editing, and is an edit of its own`() {
    let rig = SceneRig(Slider(value: 0.5, label: "Level"))
    _ = rig.focus().keyDown(.right).takeActions()
    #expect(rig.control.perform(.increment))
    #expect(rig.takeActions() == [.editingEnded] + .edit(to: rig.control.value))
    #expect(rig.keyUp(.right).takeActions() == [])
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

private final class Tabs: Node {
  var tabs: [(number: Int, title: String)] { didSet { invalidate(.paint, reason: "tabs") } }
  var isPending = false { didSet { invalidate(.semantics, reason: "pending") } }
  var isSilent = false { didSet { invalidate(.semantics, reason: "silent") } }
  private(set) var performed: [SemanticsAction] = []

  init(_ tabs: [(Int, String)]) { self.tabs = tabs.map { (number: $0, title: $1) } }
  override var isFocusable: Bool { true }

  override var semantics: Semantics? {
    if isSilent { return nil }
    let parts = tabs.enumerated().map { index, tab in
      Semantics(
        role: .button, label: tab.title, actions: [.select, .deselect],
        frame: Rect(x: 10 * Double(index), y: 0, width: 10, height: 10), key: tab.number)
    }
    return Semantics(
      role: SemanticsRole(rawValue: "tabs"), label: "Tabs", actions: .press, isPending: isPending,
      parts: parts)
  }

  override func perform(_ action: SemanticsAction) -> Bool {
    performed.append(action)
    return action != .increment
  }
}

@Suite struct `Custom accessible node` {
  private let rig = SceneRig(Tabs([(1, "one"), (2, "two"), (3, "three")]), size: Size(60, 10))
  private var tabs: Tabs { rig.control }
  private var scene: Scene { rig.scene }

  private func told(after change: () -> Void) -> [SemanticsChange] {
    var told: [SemanticsChange] = []
    let listening = scene.observeSemantics { told += $0 }
    change()
    rig.showFrame()
    listening.cancel()
    return told
  }

  private var parts: [SemanticsNode] { scene.semantics(of: tabs)?.children ?? [] }

  @Test func `provides its semantics, and the scene adds the rest`() throws {
    tabs.identifier = "tabs"
    tabs.helpTag = "Pages"
    let node = try #require(scene.semantics.children.first)
    #expect(node.role.rawValue == "tabs" && node.label == "Tabs" && node.id == tabs.semanticsID)
    #expect(node.identifier == "tabs" && node.help == "Pages")
    #expect(node.frame == Rect(x: 16, y: 16, width: 60, height: 10))
    #expect(node.states == [.enabled, .focusable, .showing] && node.actions == [.press, .focus])
    #expect(node.children.map(\.frame.minX) == [16, 26, 36])
    #expect(node.children.allSatisfy { $0.identifier == nil && $0.help == nil })
  }

  @Test func `parts keep their identifiers when others are inserted and removed`() {
    let before = parts.map(\.id)
    let insertion = told { tabs.tabs.insert((4, "four"), at: 1) }
    let added = parts[1].id
    #expect(parts.map(\.id) == [before[0], added, before[1], before[2]])
    #expect(
      insertion == [
        .inserted(added, parent: tabs.semanticsID, index: 1), .changed(before[1], .frame),
        .changed(before[2], .frame),
      ])
    let removal = told { tabs.tabs.remove(at: 0) }
    #expect(removal.first == .removed(before[0]))
    #expect(!removal.contains { if case .inserted = $0 { true } else { false } })
    #expect(scene.semantics(for: before[0]) == nil)
  }

  @Test func `performs its own actions and those of its parts`() {
    #expect(scene.perform(.press, on: tabs.semanticsID))
    #expect(!scene.perform(.increment, on: tabs.semanticsID))
    #expect(scene.perform(.select(1), on: parts[1].id))
    #expect(scene.perform(.deselect(2), on: parts[2].id))
    #expect(!scene.perform(.select(0), on: parts[1].id))
    #expect(tabs.performed == [.press, .increment, .select(1), .deselect(2)])
    #expect(scene.perform(.focus, on: parts[1].id) && scene.focusedNode === tabs)
  }

  @Test func `can appear in the accessibility tree and disappear`() {
    let (top, child) = (scene.semantics.id, Label("inside"))
    let (tabsID, childID) = (tabs.semanticsID, child.semanticsID)
    #expect(told { tabs.addChild(child) } == [.inserted(childID, parent: tabsID, index: 3)])
    #expect(
      told { tabs.isSilent = true }
        == [.removed(tabsID), .inserted(childID, parent: top, index: 0)])
    #expect(scene.semantics.children.map(\.label) == ["inside"])
    #expect(!scene.perform(.press, on: tabs.semanticsID))
    #expect(
      told { tabs.isSilent = false }
        == [.removed(childID), .inserted(tabsID, parent: top, index: 0)])
  }

  @Test func `rejects actions while it is pending, except focus`() {
    let all = [tabs.semanticsID] + parts.map(\.id)
    #expect(told { tabs.isPending = true } == all.map { .changed($0, .states) })
    #expect(scene.semantics(of: tabs)?.states.contains(.pending) == true)
    #expect(parts.allSatisfy { $0.states.contains(.pending) })
    #expect(!scene.perform(.press, on: tabs.semanticsID))
    #expect(!scene.perform(.select(0), on: parts[0].id) && tabs.performed.isEmpty)
    #expect(scene.perform(.focus, on: tabs.semanticsID))
  }
}

@Suite struct `Number formatting` {
  @Test(arguments: [
    (0.25, 0.0...1.0, 25), (-3, -5 ... -1, 50), (9, 0...1, 100), (-9, 0...1, 0), (.nan, 0...1, 0),
    (5, 5...5, 0), (0.145, 0...1, 15), (0.285, 0...1, 29), (0.575, 0...1, 58), (0.125, 0...1, 13),
    (0, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 50),
    (1e308, -Double.greatestFiniteMagnitude...Double.greatestFiniteMagnitude, 78),
    (3, -Double.infinity...Double.infinity, 0), (0, 0...Double.leastNonzeroMagnitude, 0),
  ]) func `is a percentage of a range`(number: Double, range: ClosedRange<Double>, percent: Int) {
    #expect(range.percentage(of: number) == percent)
  }

  @Test func `omits meaningless decimals`() {
    #expect(3.0.plainText == "3" && 3.5.plainText == "3.5" && Double.infinity.plainText == "inf")
  }
}
