import Canvas
import Controls
import ControlsTesting
import Testing

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

  @Test func `contains states, identifiers, help and frames`() {
    wifi.identifier = "wifi"
    wifi.helpTag = "Connects to networks."
    level.isEnabled = false
    rig.key(.tab)
    let tree = scene.semantics
    let first = tree.children[0]
    #expect(first.identifier == "wifi" && first.help == "Connects to networks.")
    #expect(first.states == [.enabled, .focusable, .focused, .showing])
    #expect(tree.children[1].states == [.focusable, .showing])
    #expect(tree.children[2].states == [.enabled, .focusable, .showing])
    #expect(tree.children[2].identifier == nil && tree.children[2].help == nil)
    #expect(scene.focusedSemantics == wifi.semanticsID)
  }

  @Test func `omits hidden nodes`() {
    box.isHidden = true
    #expect(labels(scene.semantics) == ["View"] && scene.semantics(for: wifi.semanticsID) == nil)
    #expect(scene.semantics(of: wifi)?.states == [.enabled, .focusable], "asked for by itself")
    box.isHidden = false
    #expect(labels(scene.semantics) == ["Wi-Fi", "Level", "View"])
  }

  @Test func `finds a node by its identifier, which is never reused`() throws {
    let segment = try #require(scene.semantics(of: view)?.children.last)
    #expect(scene.semantics(for: segment.id) == segment)
    #expect(scene.semantics(for: view.semanticsID)?.children.count == 2)
    #expect(scene.semantics(for: scene.semantics.id)?.children.count == 3)
    #expect(scene.semantics(for: Switch().semanticsID) == nil)
    #expect(scene.semantics.first { $0.label == "B" } == segment)
    #expect(scene.semantics.first { $0.label == "C" } == nil)
    var ids: Set<SemanticsID> = []
    for _ in 0..<1000 { ids.insert(Switch().semanticsID) }
    #expect(ids.count == 1000 && !ids.contains(wifi.semanticsID))
    #expect(ids.allSatisfy { scene.semantics(for: $0) == nil && !scene.perform(.toggle, on: $0) })
  }

  @Test func `keeps identifiers across frames, themes and parents`() {
    func ids() -> [SemanticsID] {
      let tree = scene.semantics
      return [tree.id] + tree.children.map(\.id) + (tree.children.last?.children.map(\.id) ?? [])
    }
    let before = ids()
    #expect(Set(before).count == 6)
    wifi.isOn = true
    scene.theme = .dark
    rig.settle()
    #expect(ids() == before)
    let place = Stack(.vertical) {}
    scene.root.addChild(place)
    place.addChild(view)
    rig.settle()
    #expect(ids() == before)
    let other = SceneDriver(Scene(Stack(.vertical) {}), size: Size(300, 200))
    other.scene.root.addChild(wifi)
    #expect(other.scene.semantics.children.map(\.id) == [before[1]])
    #expect(scene.semantics(for: before[1]) == nil)
  }

  @Test func `contains a modal layer as a dialog, and nothing below it`() {
    let layer = scene.present(Stack(.vertical) { Switch(label: "above") })
    layer.label = "Question"
    rig.showFrame()
    let tree = scene.semantics
    #expect(labels(tree) == ["Question"])
    #expect(tree.children[0].role == .dialog && tree.children[0].states.contains(.modal))
    #expect(labels(tree.children[0]) == ["above"] && scene.semantics(for: wifi.semanticsID) == nil)
    scene.present(Label("note"), modality: .none)
    #expect(labels(scene.semantics) == ["Question", "note"])
    layer.dismiss()
    #expect(labels(scene.semantics) == ["Wi-Fi", "Level", "View", "note"])
  }

  @Test func `contains offscreen nodes with their frames`() throws {
    let labels = (0..<10).map { Label("\($0)", font: Font(size: 10)) }
    let scroller = ScrollView(
      Stack(.vertical, spacing: 40) { for label in labels { label } })
    let rig = SceneDriver(Scene(scroller), size: Size(100, 100))
    let view = try #require(rig.scene.semantics.children.first)
    #expect(view.role == .scrollView && view.children.map(\.label) == labels.map(\.string))
    #expect(view.children.prefix { $0.states.contains(.showing) }.count == 2)
    scroller.scroll(to: scroller.maximumOffset)
    rig.showFrame()
    let scrolled = try #require(rig.scene.semantics.children.first)
    #expect(!scrolled.children[0].states.contains(.showing))
    #expect(scrolled.children[9].states.contains(.showing))
    #expect(scrolled.children.map(\.frame) == labels.map(\.frameInScene))
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
