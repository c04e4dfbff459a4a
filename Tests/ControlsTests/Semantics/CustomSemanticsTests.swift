import Canvas
import Controls
import ControlsTesting
import Testing

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
