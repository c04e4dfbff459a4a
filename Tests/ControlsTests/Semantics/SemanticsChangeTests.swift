import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite struct `Accessibility changes` {
  private final class Ear {
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

  private let wifi = Switch(label: "Wi-Fi")
  private let level = Slider(value: 0.5, label: "Level")
  private let view = SegmentedControl(["A", "B"], selection: 0, label: "View")
  private let box: Stack
  private let rig: SceneDriver
  private let ear = Ear()
  private let listening: Subscription

  init() {
    let box = Stack(.vertical, spacing: 20, of: wifi, level)
    self.box = box
    let root = Stack(.vertical, spacing: 20, padding: 16, of: box, view)
    rig = SceneDriver(Scene(root), size: Size(300, 200))
    listening = rig.scene.observeSemantics { [ear] in ear.hear($0) }
  }

  private var scene: Scene { rig.scene }
  private var top: SemanticsID { scene.semantics.id }

  private func segment(_ index: Int) -> SemanticsID { view.semanticsID.part(index) }

  private func told() -> [SemanticsChange] {
    rig.showFrame(after: 1.0 / 60)
    return ear.take()
  }

  // MARK: Values

  @Test func `a value changed by the user is reported once, without motion`() {
    rig.tap(at: wifi.frameInScene.center)
    #expect(ear.calls == 0, "frames tell, events do not")
    rig.settle()
    #expect(wifi.isOn)
    #expect(
      ear.take() == [.changed(wifi.semanticsID, .value), .focusMoved(to: wifi.semanticsID)])
    #expect(ear.calls == 1)
  }

  @Test func `a value changed by a program is reported`() {
    level.setValue(0.7, animated: true)
    rig.settle()
    #expect(ear.take() == [.changed(level.semanticsID, .value)])
    level.value = 0.7
    wifi.isOn = false
    rig.settle()
    #expect(ear.take() == [])
  }

  @Test func `a drag is reported once a frame`() {
    let start = Point(level.frameInScene.minX + level.thumbX, level.frameInScene.midY)
    rig.press(at: start, movingTo: start + Point(10, 0))
    rig.move(to: start + Point(20, 0))
    #expect(told() == [.changed(level.semanticsID, .value), .focusMoved(to: level.semanticsID)])
    rig.move(to: start + Point(30, 0))
    #expect(told() == [.changed(level.semanticsID, .value)])
    rig.release()
    #expect(told() == [])
  }

  @Test func `a selection is reported for the control and two segments`() {
    view.selection = 1
    rig.settle()
    #expect(
      ear.take() == [
        .changed(view.semanticsID, .value), .changed(segment(0), .value),
        .changed(segment(1), .value),
      ])
  }

  @Test func `changes are reported after the handlers, including theirs`() {
    var order: [String] = []
    wifi.onChange { [level] isOn in
      order.append("owner")
      level.value = isOn ? 1 : 0
    }
    scene.observeSemantics { changes in order.append("changes \(changes.count)") }
    rig.tap(at: wifi.frameInScene.center)
    _ = told()
    #expect(order == ["owner", "changes 3"])
  }

  // MARK: Labels and states

  @Test func `label, help and identifier changes request a frame and are reported`() {
    rig.settle()
    wifi.label = "WLAN"
    wifi.helpTag = "Connects to networks."
    level.identifier = "level"
    #expect(rig.wantsFrame)
    rig.showFrame()
    #expect(rig.lastUpdate.damage.isEmpty && !rig.wantsFrame)
    #expect(
      ear.take() == [
        .changed(wifi.semanticsID, [.label, .help]), .changed(level.semanticsID, .identifier),
      ])
    wifi.label = "WLAN"
    wifi.helpTag = "Connects to networks."
    #expect(!rig.wantsFrame)
    view.setTitle("", forSegmentAt: 1)
    #expect(told() == [.changed(segment(1), .label)])
  }

  @Test func `disabled nodes are reported`() {
    wifi.isEnabled = false
    view.setEnabled(false, forSegmentAt: 1)
    #expect(told() == [.changed(wifi.semanticsID, .states), .changed(segment(1), .states)])
    box.isEnabled = false
    #expect(told() == [.changed(level.semanticsID, .states)])
    box.isEnabled = true
    wifi.isEnabled = true
    #expect(
      told() == [.changed(wifi.semanticsID, .states), .changed(level.semanticsID, .states)])
  }

  @Test func `focus changes are reported down to the segment`() {
    rig.key(.tab)
    #expect(told() == [.focusMoved(to: wifi.semanticsID)])
    scene.setFocus(view, isVisible: false)
    #expect(told() == [.focusMoved(to: segment(0))])
    rig.key(.right)
    rig.settle()
    #expect(ear.take().last == .focusMoved(to: segment(1)))
    view.isEnabled = false
    rig.settle()
    #expect(ear.take().last == .focusMoved(to: nil))
  }

  // MARK: The tree

  @Test func `inserted and removed nodes are reported with their descendants`() {
    let row = FormRow(Switch(label: "New"))
    box.addChild(row)
    #expect(
      told() == [
        .inserted(row.semanticsID, parent: top, index: 2),
        .changed(view.semanticsID, .frame),
      ])
    box.removeFromParent()
    #expect(
      told() == [
        .removed(wifi.semanticsID), .removed(level.semanticsID), .removed(row.semanticsID),
        .changed(view.semanticsID, .frame),
      ])
    row.control.label = "Newer"
    #expect(told() == [], "it is not in the scene")
  }

  @Test func `hiding is reported as removal, and showing as insertion`() {
    wifi.isHidden = true
    let hidden = told()
    #expect(hidden.first == .removed(wifi.semanticsID))
    wifi.isOn = true
    wifi.label = "WLAN"
    #expect(told() == [], "nobody knows of it")
    wifi.isHidden = false
    #expect(told().contains(.inserted(wifi.semanticsID, parent: top, index: 0)))
  }

  @Test func `a new parent is reported as removal and insertion`() {
    let group = FormRow(Switch(label: "Group"))
    box.addChild(group)
    _ = told()
    group.addChild(level)
    let changes = told()
    #expect(changes.first == .removed(level.semanticsID))
    #expect(
      changes.contains(.inserted(level.semanticsID, parent: group.semanticsID, index: 1)))
    box.addChild(wifi)
    #expect(told().first == .removed(wifi.semanticsID), "behind the others")
  }

  /// A copy of the tree that applies every reported change equals the tree.
  @Test func `a copy of the tree stays in sync under random changes`() {
    var random = SeededGenerator(seed: 7)
    var nodes: [Node] = [box, wifi, level, view]
    for index in 0..<12 {
      nodes.append(
        index.isMultiple(of: 3)
          ? FormRow(Switch(label: "\(index)")) : Switch(label: "\(index)"))
    }
    var copy: [SemanticsID: [SemanticsID]] = [:]
    func keep(_ node: SemanticsNode) {
      copy[node.id] = node.children.map(\.id)
      for child in node.children { keep(child) }
    }
    keep(scene.semantics)
    for _ in 0..<400 {
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let node = nodes[Int.random(in: 0..<nodes.count, using: &random)]
        let other = nodes[Int.random(in: 0..<nodes.count, using: &random)]
        switch Int.random(in: 0..<4, using: &random) {
        case 0: node.isHidden.toggle()
        case 1: node.removeFromParent()
        case 2 where !node.contains(other): other.addChild(node)
        default: if node.parent == nil { scene.root.addChild(node) }
        }
      }
      for change in told() {
        switch change {
        case .removed(let id):
          for (parent, children) in copy { copy[parent] = children.filter { $0 != id } }
        case .inserted(let id, let parent, let index):
          copy[parent]?.insert(id, at: index)
          if let node = scene.semantics(for: id) { keep(node) }
        case .changed, .focusMoved: break
        }
      }
      func check(_ node: SemanticsNode) {
        #expect(copy[node.id] == node.children.map(\.id))
        for child in node.children { check(child) }
      }
      check(scene.semantics)
    }
  }

  @Test func `a modal layer and the nodes that it covers are reported`() {
    scene.setFocus(wifi, isVisible: true)
    _ = told()
    let above = Switch(label: "above")
    let dialog = Stack(.vertical) { above }
    let layer = scene.present(dialog)
    #expect(
      told() == [
        .removed(wifi.semanticsID), .removed(level.semanticsID), .removed(view.semanticsID),
        .inserted(dialog.semanticsID, parent: top, index: 0), .focusMoved(to: nil),
      ])
    level.value = 1
    #expect(told() == [])
    layer.label = "Question"
    #expect(told() == [.changed(dialog.semanticsID, .label)])
    layer.dismiss()
    #expect(
      told() == [
        .removed(dialog.semanticsID), .inserted(wifi.semanticsID, parent: top, index: 0),
        .inserted(level.semanticsID, parent: top, index: 1),
        .inserted(view.semanticsID, parent: top, index: 2), .focusMoved(to: wifi.semanticsID),
      ])
  }

  // MARK: Frames

  @Test func `frame changes are reported for the moved nodes`() throws {
    try rig.resize(to: Size(400, 200))
    #expect(told() == [.changed(top, .frame), .changed(level.semanticsID, .frame)])
    box.padding = Insets(10)
    let moved = [wifi, level, view].map { SemanticsChange.changed($0.semanticsID, .frame) }
    #expect(Set(told()) == Set(moved))
  }

  @Test func `a new layout direction is reported`() {
    scene.environment.direction = .rightToLeft
    let changes = told()
    #expect(changes.contains(.changed(segment(0), .frame)))
    #expect(changes.contains(.changed(wifi.semanticsID, .frame)))
  }

  @Test func `scrolling is reported once a frame, for the scroll view only`() {
    let labels = (0..<40).map { Label("\($0)") }
    let scroller = ScrollView(Stack(.vertical, spacing: 8) { for label in labels { label } })
    let rig = SceneDriver(Scene(scroller), size: Size(100, 100))
    let ear = Ear()
    rig.scene.observeSemantics { ear.hear($0) }
    rig.scroll(at: Point(50, 50), deltaY: 1)
    rig.scroll(at: Point(50, 50), deltaY: 1)
    rig.settle()
    #expect(ear.take() == [.changed(scroller.semanticsID, .frame)])
    scroller.scroll(to: 10)
    scroller.scroll(to: 2 * ScrollMetrics.notch)
    rig.settle()
    #expect(ear.take() == [], "it is where it was")
    labels[3].string = "changed"
    rig.showFrame()
    #expect(ear.take().contains(.changed(labels[3].semanticsID, [.label, .frame])))
  }

  // MARK: Idle scenes

  @Test func `idle frames, themes and repaints report nothing`() {
    rig.settle()
    rig.showFrame(after: 1)
    scene.theme = .dark
    rig.settle()
    scene.repaintEverything(reason: "test")
    wifi.onTintColor = .black
    wifi.invalidate([.paint, .layout, .semantics], reason: "test")
    rig.settle()
    #expect(ear.calls == 0)
  }

  @Test func `a canceled observer is not called, even during a report`() {
    let second = Ear()
    var watch: Subscription?
    watch = scene.observeSemantics { changes in
      second.hear(changes)
      watch?.cancel()
    }
    wifi.isOn = true
    _ = told()
    level.value = 0
    _ = told()
    #expect(ear.calls == 2 && second.calls == 1)
    listening.cancel()
    #expect(scene.semanticsWatch == nil, "nothing is noted any more")
    level.value = 1
    wifi.label = "WLAN"
    rig.settle()
    #expect(ear.calls == 2)
    let later = scene.observeSemantics { second.hear($0) }
    level.value = 0.2
    rig.settle()
    #expect(second.take().suffix(1) == [.changed(level.semanticsID, .value)])
    later.cancel()
    later.cancel()
  }

  @Test func `an observer can change a node, reported in the next frame`() {
    scene.observeSemantics { [wifi, level] changes in
      if changes.contains(.changed(wifi.semanticsID, .value)) { level.value = 1 }
    }
    wifi.isOn = true
    #expect(told() == [.changed(wifi.semanticsID, .value)])
    #expect(rig.wantsFrame)
    #expect(told() == [.changed(level.semanticsID, .value)])
  }

  // MARK: Cost

  private final class Asked: Node {
    var count = 0

    override var semantics: Semantics? {
      count += 1
      return Semantics(role: .staticText, label: "")
    }
  }

  @Test func `a frame reads only the changed nodes`() {
    let asked = (0..<100).map { _ in Asked() }
    for node in asked { box.addChild(node) }
    rig.settle()
    let before = asked.map(\.count)
    wifi.isOn = true
    rig.settle()
    #expect(asked.map(\.count) == before)
    asked[5].invalidate(.semantics, reason: "test")
    rig.settle()
    #expect(zip(asked, before).map { $0.count - $1 } == (0..<100).map { $0 == 5 ? 1 : 0 })
  }

  @Test func `no observers cost nothing`() {
    listening.cancel()
    let node = Asked()
    box.addChild(node)
    node.invalidate([.semantics, .paint], reason: "test")
    wifi.isOn = true
    rig.settle()
    #expect(node.count == 0)
    node.invalidate(.semantics, reason: "test")
    #expect(!rig.wantsFrame)
  }

  /// The focus change is reported last, when the node is scrolled into view.
  @Test(arguments: [false, true])
  func `the focus is reported after the scroll into view`(byReader: Bool) throws {
    let last = Slider(value: 0.5, label: "Last")
    let row = FormRow(last)
    let content = Stack(.vertical, spacing: 300, of: Switch(label: "First"), row)
    let view = ScrollView(content)
    let rig = SceneDriver(Scene(view), size: Size(300, 200))
    rig.showFrame()
    #expect(rig.scene.semantics(of: last)?.states.contains(.showing) == false)
    var told: [(changes: [SemanticsChange], isShowing: Bool)] = []
    let listening = rig.scene.observeSemantics { [scene = rig.scene] changes in
      let isShowing = scene.semantics(of: last)?.states.contains(.showing) ?? false
      told.append((changes, isShowing))
    }
    defer { listening.cancel() }
    if byReader {
      #expect(last.perform(.focus))
    } else {
      for _ in 0..<2 { rig.scene.moveFocus(.forward) }
    }
    rig.showFrame()
    #expect(told.count == 1)
    let first = try #require(told.first)
    #expect(first.isShowing && first.changes.last == .focusMoved(to: last.semanticsID))
    let scrolled = try #require(rig.scene.semantics(of: view)?.id)
    #expect(first.changes.dropLast().contains(.changed(scrolled, .frame)))
  }
}
