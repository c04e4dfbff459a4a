import Canvas
import ControlsTesting
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

@Suite struct `Nodes that come into view` {
  private let board = Node()
  private let bar = ProbeNode()
  private let scene: Scene

  init() {
    bar.setLength(10)
    board.addChild(bar)
    bar.frame = Rect(-500, 10, 600, 20)
    scene = Scene(board)
    scene.show(size: Size(200, 100))
  }

  @Test func `are recorded when their picture grows into the window`() {
    bar.setLength(560)
    #expect(scene.frame().damage.rects == [PixelRect(0, 10, 60, 20)] && bar.paints == 2)
  }

  @Test func `are recorded when a small picture moves beyond the near end of the frame`() {
    bar.frame = Rect(-602, 10, 600, 20)
    scene.frame()
    bar.picture = { Rect(596, 0, 10, $0.height) }
    #expect(scene.frame().damage.rects == [PixelRect(0, 10, 4, 20)])
  }

  @Test func `are recorded when they grow out of sight and then into the window`() {
    bar.frame = Rect(-900, 10, 100, 20)
    scene.frame()
    bar.setLength(300)
    bar.frame.size.width = 300
    #expect(scene.frame().damage.isEmpty)
    bar.setLength(1000)
    bar.frame.size.width = 1000
    #expect(scene.frame().damage.rects == [PixelRect(0, 10, 100, 20)])
  }

  @Test func `are recorded and advanced only when they come near for the first time`() {
    let far = ProbeNode(isPressable: true)
    far.setLength(10)
    far.frame = Rect(0, 450, 100, 20)
    board.addChild(far)
    scene.frame()
    far.move(until: 100)
    for time in 1...3 { scene.frame(at: Double(time)) }
    #expect(far.paints == 0 && far.samples <= 1 && !scene.needsUpdate)
    #expect(scene.hitTest(Point(50, 460)) === far)
    far.frame.origin.y = 70
    #expect(scene.frame(at: 4).damage.rects == [PixelRect(0, 70, 10, 20)])
    #expect(far.paints == 1 && scene.needsUpdate)
  }

  @Test func `are hit in the whole frame when it grows out of sight`() {
    let toggle = Switch()
    board.addChild(toggle)
    toggle.frame = Rect(500, 50, 51, 31)
    scene.frame()
    toggle.frame.size.width = 300
    scene.frame()
    #expect(scene.hitTest(Point(700, 60)) === toggle)
  }

  @Test func `are advanced out of sight while a bubble shows their value`() throws {
    let slider = Slider(value: 0, label: "Level").with(\.orientation, .vertical)
    slider.showsValue = true
    slider.frame = Rect(-900, 20, 44, 260)
    let board = Node()
    board.addChild(slider)
    let rig = SceneDriver(Scene(board), size: Size(300, 300))
    rig.press(at: Point(slider.frame.midX, slider.frame.minY + 40)).showFrame()
    let bubble = try #require(slider.bubbles)
    let place = bubble.paintedBounds
    rig.settle()
    #expect(slider.isValueShown && bubble.paintedBounds.minY < place.minY)
  }

  @Test func `wake with their current state when an ancestor moves`() {
    let shelf = Node()
    let asleep = ProbeNode()
    asleep.setLength(10)
    shelf.frame = Rect(2000, 10, 300, 20)
    asleep.frame = Rect(0, 0, 300, 20)
    shelf.addChild(asleep)
    board.addChild(shelf)
    scene.frame()
    asleep.setLength(120)
    #expect(scene.frame().damage.isEmpty)
    let paints = asleep.paints
    shelf.frame.origin.x = 50
    #expect(scene.frame().damage.rects.contains { $0.minX <= 50 && $0.maxX >= 170 })
    #expect(asleep.paints == paints + 1)
    asleep.setLength(130)
    #expect(scene.frame().damage.rects.contains { $0.minX <= 50 && $0.maxX >= 180 })
  }
}

extension ProbeNode {
  /// Paints the first part of the frame's width, in points.
  fileprivate func setLength(_ length: Double) { picture = { Rect(0, 0, length, $0.height) } }
}
