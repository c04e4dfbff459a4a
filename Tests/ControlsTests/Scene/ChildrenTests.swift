import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Children` {
  private let first = Slider(value: 0.5, label: "first")
  private let second = Slider(value: 0.5, label: "second")
  private let third = Slider(value: 0.5, label: "third")
  private let stack: Stack
  private let rig: SceneDriver

  init() {
    stack = Stack(.vertical, of: first, second, third)
    rig = SceneDriver(Scene(stack), size: Size(200, 200))
  }

  private var labels: [String] { stack.children.compactMap { ($0 as? Control)?.label } }

  @Test(arguments: [(0, 2, "bca"), (2, 0, "cab"), (1, 1, "abc"), (0, 1, "bac")])
  func `move to an index among the others`(from: Int, to: Int, order: String) {
    let root = Node()
    let nodes = ["a", "b", "c"].map { Label($0) }
    root.setChildren(nodes)
    root.insertChild(nodes[from], at: to)
    #expect(root.children.compactMap { ($0 as? Label)?.string }.joined() == order)
    // The positions are right: each child can be removed.
    for node in nodes { node.removeFromParent() }
    #expect(root.children.isEmpty)
  }

  @Test func `are replaced, and those that stay keep the focus`() {
    let late = Slider(label: "late")
    rig.keys(.tab, .tab)
    stack.setChildren([late, third, second])
    rig.showFrame()
    #expect(labels == ["late", "third", "second"] && first.parent == nil && first.scene == nil)
    #expect(rig.scene.focusedNode === second && second.frame.y == third.frame.maxY)
    stack.setChildren([])
    #expect(stack.children.isEmpty && rig.scene.focusedNode == nil)
  }

  @Test func `stay with the IDs of items`() {
    struct Item: Identifiable { let id: Int }
    let root = Node()
    root.setChildren(for: [1, 2].map { Item(id: $0) }) { Label("\($0.id)") }
    let (one, two) = (root.children[0], root.children[1])
    root.setChildren(for: [3, 1].map { Item(id: $0) }) { Label("\($0.id)") }
    #expect(root.children.compactMap { ($0 as? Label)?.string } == ["3", "1"])
    #expect(root.children[1] === one && two.parent == nil)
    root.setChildren(for: [Item(id: 2)]) { Label("\($0.id)") }
    #expect(root.children.count == 1 && root.children[0] !== two)
    weak var last: Node?
    last = root.children[0]
    root.setChildren([])
    #expect(last == nil)
  }

  private final class Room: Identifiable { let id = 1 }

  @Test func `stay for the same object, and debug builds refuse another one of its ID`() async {
    let (root, room) = (Node(), Room())
    for _ in 0..<2 { root.setChildren(for: [room]) { _ in Node() } }
    #expect(root.children.count == 1)
    #if DEBUG
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (root, rooms) = (Node(), [Room(), Room()])
        for room in rooms { root.setChildren(for: [room]) { _ in Node() } }
      }
    }
    #endif
  }

  @Test func `have different IDs`() async {
    struct Item: Identifiable { let id: Int }
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        Node().setChildren(for: [Item(id: 1), Item(id: 1)]) { _ in Node() }
      }
    }
    #expect(result?.text.contains("an ID occurs twice") == true)
  }

  @Test func `occur once, also in a stack`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let node = Node()
        _ = Stack(.vertical) {
          node
          node
        }
      }
    }
    #expect(result?.text.contains("a node cannot be a child twice") == true)
  }

  @Test func `are inserted among the others`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let root = Node()
        root.insertChild(Node(), at: 0)
        root.insertChild(Node(), at: 2)
      }
    }
    #expect(result?.text.contains("the index of a child must be") == true)
  }

  @Test func `are no roots`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let scene = Scene(Node())
        withExtendedLifetime(scene) { Node().addChild(scene.root) }
      }
    }
    #expect(result?.text.contains("the root of a scene or layer cannot be a child") == true)
  }

  @Test(arguments: [Modifiers(), .shift])
  func `leave Tab at the place of a removed focus`(modifiers: Modifiers) {
    rig.keys(.tab, .tab)
    stack.setChildren([first, third])
    #expect(rig.scene.focusedNode == nil)
    rig.key(.tab, modifiers: modifiers)
    #expect(rig.scene.focusedNode === (modifiers == .shift ? first : third))
  }

  @Test func `are painted and hit above the others after they moved there`() throws {
    let root = Node()
    let (below, above) = (ProbeNode(isPressable: true), ProbeNode(isPressable: true))
    below.color = .white
    root.setChildren([below, above])
    let rig = SceneDriver(Scene(root), size: Size(40, 40))
    below.frame = Rect(0, 0, 20, 20)
    above.frame = Rect(10, 10, 20, 20)
    rig.showFrame()
    try rig.paintFrames()
    #expect(rig.scene.hitTest(Point(15, 15)) === above)
    root.addChild(below)
    #expect(!rig.showFrame().damage.isEmpty && rig.scene.hitTest(Point(15, 15)) === below)
    #expect(try rig.staleness() == nil)
  }
}

private final class Editor: Control {
  private(set) var heard: [Bool] = []
  private(set) var tabs = 0
  private(set) var text = ""
  var takesTab = true
  override var wantsTab: Bool { true }
  override var wantsCommands: Bool { true }
  override func focusChanged(_ isFocused: Bool) { heard.append(isFocused) }

  override func keyPressed(_ event: KeyEvent) -> Bool {
    if event.modifiers == .control, event.key == .character("a") {
      text = ""
      return true
    }
    if let typed = event.text {
      text += typed
      return true
    }
    guard event.key == .tab, takesTab else { return false }
    tabs += 1
    return true
  }
}

@Suite struct `Focus of a custom node` {
  private let editor = Editor(label: "Text")
  private let wifi = Switch(label: "Wi-Fi")
  private let rig: SceneDriver
  init() { rig = SceneDriver(column: editor, wifi, size: Size(100, 100)) }

  @Test func `is reported when it comes and goes`() {
    #expect(rig.key(.tab).scene.focusedNode === editor && editor.heard == [true])
    rig.scene.setFocus(editor, isVisible: false)
    #expect(editor.heard == [true])
    rig.tap(at: wifi.frameInScene.center)
    #expect(editor.heard == [true, false])
    rig.scene.setFocus(editor, isVisible: true)
    editor.removeFromParent()
    #expect(editor.heard == [true, false, true, false])
  }

  @Test(arguments: [false, true])
  func `types text, and has its edit commands before shortcuts`(isInView: Bool) {
    if isInView {
      editor.removeFromParent()
      rig.scene.root.insertChild(SceneView(Scene(editor)), at: 0)
      rig.showFrame()
    }
    var shortcuts = ""
    for key in "ab" {
      rig.scene.addShortcut(.character(key), modifiers: .control) { shortcuts.append(key) }
    }
    rig.key(.tab)
    rig.type("Grün 7\n").keyDown(.character("x"), isRepeat: true, text: "x")
    #expect(editor.text == "Grün 7x" && editor.scene?.isFocusVisible == true)
    for key in "ab" { rig.key(.character(key), modifiers: .control) }
    #expect(editor.text.isEmpty && shortcuts == "b")
    rig.scene.setFocus(wifi, isVisible: true)
    rig.key(.character("a"), modifiers: .control)
    #expect(shortcuts == "ba")
  }

  @Test func `stays with Tab as long as the node takes it`() {
    #expect(rig.keys(.tab, .tab).scene.focusedNode === editor && editor.tabs == 1)
    #expect(rig.key(.tab, modifiers: .shift).scene.focusedNode === editor && editor.tabs == 2)
    editor.takesTab = false
    #expect(rig.key(.tab).scene.focusedNode === wifi && editor.tabs == 2)
  }
}
