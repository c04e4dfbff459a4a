import Canvas
import Testing

@testable import Controls

@Suite struct `Scene maintenance` {
  private let root = Node()
  private let node = ProbeNode()
  private let layout: PlainLayout
  private var scene: Scene { layout.scene }

  init() {
    root.addChild(node)
    node.frame = Rect(10, 10, 20, 10)
    layout = PlainLayout(root, size: Size(100, 50))
  }

  @Test func `a node without a picture is sampled, a hidden or removed one is not`() {
    node.picture = { _ in nil }
    scene.frame(at: 1)
    let samples = node.samples
    node.invalidate(.motion, reason: "test")
    scene.frame(at: 2)
    #expect(node.samples == samples + 1)
    root.isHidden = true
    scene.frame(at: 3)
    let hidden = node.samples
    node.invalidate(.motion, reason: "test")
    scene.frame(at: 4)
    #expect(node.samples == hidden)
    root.isHidden = false
    let paints = node.paints
    node.picture = { _ in nil }
    node.removeFromParent()
    scene.frame(at: 5)
    #expect(node.samples == hidden && node.paints == paints && !scene.needsUpdate)
  }

  @Test func `text is measured by the latest measurer`() {
    let label = Label("A", font: Font(size: 10))
    root.addChild(Stack(.vertical) { label })
    label.parent?.frame.size = Size(50, 20)
    scene.frame(at: 1)
    #expect(label.frame.size == Size(6, 10))
    scene.measure(with: PlainText { _ in Size(33, 7) })
    scene.frame(at: 2)
    #expect(label.frame.size == Size(33, 7))
  }

  @Test func `actions are delivered before the next frame is sampled`() {
    let toggle = Switch(label: "late")
    root.addChild(toggle)
    scene.frame(at: 1)
    let samples = node.samples
    toggle.observe { [node] _ in node.invalidate(.motion, reason: "test") }
    toggle.send(.editingBegan)
    #expect(scene.needsUpdate)
    scene.frame(at: 2)
    #expect(node.samples == samples + 1 && !scene.needsUpdate)
  }

  @Test func `a scene below its minimum layout size shows the top left part of its content`() {
    scene.minimumLayoutSize = Size(240, 160)
    for (size, expected) in [
      (Size(94, 72), Size(240, 160)), (Size(8000, 40), Size(8000, 160)),
      (Size(1, 1), Size(240, 160)), (Size(640, 480), Size(640, 480)),
    ] {
      scene.resize(to: size, scale: 1)
      scene.frame()
      #expect(scene.size == size && root.frame == Rect(origin: .zero, size: expected))
    }
  }
}
