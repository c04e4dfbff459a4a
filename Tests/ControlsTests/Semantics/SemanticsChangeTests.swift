import Canvas
import ControlsTesting
import Testing

@testable import Controls

/// A switch and a slider in a box above a segmented control, and the changes that are reported.
class SemanticsScene {
  final class Ear {
    var calls = 0
    private var heard: [SemanticsChange] = []

    func hear(_ changes: [SemanticsChange]) {
      calls += 1
      heard += changes
    }

    func take() -> [SemanticsChange] {
      defer { heard = [] }
      return heard
    }
  }

  let wifi = Switch(label: "Wi-Fi")
  let level = Slider(value: 0.5, label: "Level")
  let view = SegmentedControl(["A", "B"], selection: 0, label: "View")
  let box: Stack
  let rig: SceneDriver
  let ear = Ear()
  let listening: Subscription

  init() {
    box = Stack(.vertical, spacing: 20, of: wifi, level)
    rig = SceneDriver(column: box, view, spacing: 20, padding: 16, size: Size(300, 200))
    listening = rig.scene.observeSemantics { [ear] in ear.hear($0) }
  }

  var scene: Scene { rig.scene }

  func told(after change: () -> Void = {}) -> [SemanticsChange] {
    change()
    rig.showFrame(after: 1.0 / 60)
    return ear.take()
  }

  func changed(_ node: Node, _ aspects: SemanticsChange.Aspects) -> SemanticsChange {
    .changed(node.semanticsID, aspects)
  }

  func focused(_ node: Node) -> SemanticsChange { .focusMoved(to: node.semanticsID) }
}

@Suite final class `Accessibility changes`: SemanticsScene {
  private var top: SemanticsID { scene.semantics.id }
  private func segment(_ index: Int) -> SemanticsID { view.semanticsID.part(index) }

  private func removed(_ nodes: Node...) -> [SemanticsChange] {
    nodes.map { .removed($0.semanticsID) }
  }

  private func inserted(_ node: Node, at index: Int) -> SemanticsChange {
    .inserted(node.semanticsID, parent: top, index: index)
  }

  @Test func `a value changed by the user or a program is reported once, without motion`() {
    rig.tap(at: wifi.frameInScene.center)
    #expect(ear.calls == 0, "frames tell, events do not")
    rig.settle()
    #expect(wifi.isOn && ear.take() == [changed(wifi, .value), focused(wifi)] && ear.calls == 1)
    level.setValue(0.7, animated: true)
    rig.settle()
    #expect(ear.take() == [changed(level, .value)])
    level.value = 0.7
    wifi.isOn = true
    rig.settle()
    #expect(ear.take() == [])
  }

  @Test func `changes are reported after the handlers, including theirs`() {
    var order: [String] = []
    wifi.onChange { [level] isOn in
      order.append("owner")
      level.value = isOn ? 1 : 0
    }
    scene.observeSemantics { changes in order.append("changes \(changes.count)") }
    rig.tap(at: wifi.frameInScene.center).showFrame(after: 1.0 / 60)
    #expect(order == ["owner", "changes 3"])
  }

  @Test func `label, help and identifier changes request a frame and are reported`() {
    rig.settle()
    wifi.label = "WLAN"
    wifi.helpTag = "Connects to networks."
    level.identifier = "level"
    #expect(rig.wantsFrame)
    #expect(rig.shown().lastUpdate.damage.isEmpty && !rig.wantsFrame)
    #expect(ear.take() == [changed(wifi, [.label, .help]), changed(level, .identifier)])
    wifi.label = "WLAN"
    wifi.helpTag = "Connects to networks."
    #expect(!rig.wantsFrame)
    #expect(told { view.setTitle("", forSegmentAt: 1) } == [.changed(segment(1), .label)])
  }

  @Test func `disabled nodes are reported`() {
    wifi.isEnabled = false
    view.setEnabled(false, forSegmentAt: 1)
    #expect(told() == [changed(wifi, .states), .changed(segment(1), .states)])
    #expect(told { box.isEnabled = false } == [changed(level, .states)])
    box.isEnabled = true
    wifi.isEnabled = true
    #expect(told() == [changed(wifi, .states), changed(level, .states)])
  }

  @Test func `focus changes are reported down to the segment`() {
    #expect(told { rig.key(.tab) } == [focused(wifi)])
    #expect(told { scene.setFocus(view, isVisible: false) } == [.focusMoved(to: segment(0))])
    rig.key(.right).settle()
    #expect(ear.take().last == .focusMoved(to: segment(1)))
    view.isEnabled = false
    rig.settle()
    #expect(ear.take().last == .focusMoved(to: nil))
  }

  @Test func `hiding is reported as removal, and showing as insertion`() {
    #expect(told { wifi.isHidden = true }.prefix(1) == removed(wifi)[...])
    wifi.isOn = true
    wifi.label = "WLAN"
    #expect(told() == [], "nobody knows of it")
    #expect(told { wifi.isHidden = false }.contains(inserted(wifi, at: 0)))
  }

  @Test func `a modal layer and the nodes that it covers are reported`() {
    _ = told { scene.setFocus(wifi, isVisible: true) }
    let above = Switch(label: "above")
    let dialog = Stack(.vertical) { above }
    let layer = scene.present(dialog)
    #expect(told() == removed(wifi, level, view) + [inserted(dialog, at: 0), focused(above)])
    #expect(told { level.value = 1 } == [])
    #expect(told { layer.label = "Question" } == [changed(dialog, .label)])
    let note = scene.present(Label("note"), modality: .none)
    let tree = scene.semantics.children
    #expect(tree.map(\.label) == ["Question", "note"] && tree[0].role == .dialog)
    #expect(tree[0].states.contains(.modal) && tree[0].children.map(\.label) == ["above"])
    note.dismiss()
    _ = told()
    let shown = [wifi, level, view].enumerated().map { inserted($1, at: $0) }
    #expect(told { layer.dismiss() } == removed(dialog) + shown + [focused(wifi)])
  }

  @Test func `frame changes are reported for moved nodes, also in a new layout direction`() throws {
    try rig.resize(to: Size(400, 200))
    #expect(told() == [.changed(top, .frame), changed(level, .frame)])
    #expect(
      Set(told { box.padding = Insets(10) })
        == Set([wifi, level, view].map { changed($0, .frame) }))
    let changes = told { scene.environment.direction = .rightToLeft }
    #expect(changes.contains(.changed(segment(0), .frame)))
    #expect(changes.contains(changed(wifi, .frame)))
  }

  @Test func `scrolling is reported once a frame, for the scroll view only`() {
    let labels = (0..<40).map { Label("\($0)") }
    let scroller = ScrollView(Stack(.vertical, spacing: 8) { for label in labels { label } })
    let rig = SceneDriver(Scene(scroller), size: Size(100, 100))
    rig.scene.observeSemantics { [ear] in ear.hear($0) }
    for _ in 0..<2 { rig.scroll(at: Point(50, 50), deltaY: 1) }
    rig.settle()
    #expect(ear.take() == [changed(scroller, .frame)])
    scroller.scroll(to: 10)
    scroller.scroll(to: 2 * ScrollMetrics.notch)
    rig.settle()
    #expect(ear.take() == [], "it is where it was")
    labels[3].string = "changed"
    rig.showFrame()
    #expect(ear.take().contains(changed(labels[3], [.label, .frame])))
  }
}
