import Canvas
import ControlsTesting
import Testing

@testable import Controls

@Suite final class `Accessibility observers`: SemanticsScene {
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
    _ = told { wifi.isOn = true }
    _ = told { level.value = 0 }
    #expect(ear.calls == 2 && second.calls == 1)
    listening.cancel()
    #expect(scene.semanticsWatch == nil, "nothing is noted any more")
    level.value = 1
    wifi.label = "WLAN"
    rig.settle()
    #expect(ear.calls == 2)
    scene.observeSemantics { second.hear($0) }
    level.value = 0.2
    rig.settle()
    #expect(second.take().suffix(1) == [changed(level, .value)])
  }

  @Test func `messages are reported once, before what has changed`() {
    let changes = told {
      scene.announce("Dark Theme")
      wifi.isOn = true
    }
    #expect(changes == [.announced("Dark Theme"), changed(wifi, .value)] && told() == [])
    listening.cancel()
    scene.announce("Dark Theme off")
    #expect(!rig.wantsFrame, "nobody listens")
  }

  @Test func `an observer can change a node, reported in the next frame`() {
    scene.observeSemantics { [wifi, level] changes in
      if changes.contains(.changed(wifi.semanticsID, .value)) { level.value = 1 }
    }
    #expect(told { wifi.isOn = true } == [changed(wifi, .value)] && rig.wantsFrame)
    #expect(told() == [changed(level, .value)])
  }

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

  @Test func `a copy of the tree stays in sync under random changes`() {
    var random = SeededGenerator(seed: 7)
    var nodes: [Node] = [box, wifi, level, view]
    for index in 0..<12 {
      let control = Switch(label: "\(index)")
      nodes.append(index.isMultiple(of: 3) ? FormRow(control) : control)
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
        case .changed, .focusMoved, .announced: break
        }
      }
      func check(_ node: SemanticsNode) {
        #expect(copy[node.id] == node.children.map(\.id))
        for child in node.children { check(child) }
      }
      check(scene.semantics)
    }
  }

  @Test(arguments: [false, true])
  func `the focus is reported after the scroll into view`(byReader: Bool) throws {
    let last = Slider(value: 0.5, label: "Last")
    let row = FormRow(last)
    let view = ScrollView(Stack(.vertical, spacing: 300, of: Switch(label: "First"), row))
    let rig = SceneDriver(Scene(view), size: Size(300, 200))
    #expect(rig.shown().scene.semantics(of: last)?.states.contains(.showing) == false)
    var told: [(changes: [SemanticsChange], isShowing: Bool)] = []
    rig.scene.observeSemantics { [unowned scene = rig.scene] changes in
      let isShowing = scene.semantics(of: last)?.states.contains(.showing) ?? false
      told.append((changes, isShowing))
    }
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
