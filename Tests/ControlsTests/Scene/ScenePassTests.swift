import Canvas
import Testing

@testable import Controls

@Suite struct `Scene changes between frames` {
  private let root = Node()
  private let tile = ProbeNode()
  private let place = PixelRect(10, 10, 20, 10)
  private let layout: PlainLayout
  private var scene: Scene { layout.scene }

  init() {
    root.addChild(tile)
    tile.frame = Rect(10, 10, 20, 10)
    layout = PlainLayout(root, size: Size(100, 50))
  }

  @Test func `a removed or hidden node damages only its area, and again when it is shown`() {
    tile.removeFromParent()
    #expect(scene.needsUpdate && scene.frame().damage.rects == [place] && !scene.needsUpdate)
    #expect(tile.scene == nil && tile.displayList.isEmpty)
    root.addChild(tile)
    #expect(scene.frame().damage.rects == [place])
    tile.isHidden = true
    #expect(scene.frame().damage.rects == [place])
    tile.isHidden = true
    #expect(!scene.needsUpdate)
    tile.isHidden = false
    #expect(scene.frame().damage.rects == [place])
    root.isHidden = true
    #expect(scene.frame().damage.rects == [place] && tile.displayList.isEmpty)
  }

  @Test func `a moved node damages its old and new area`() {
    tile.frame.origin = Point(60, 30)
    let moved = PixelRect(60, 30, 20, 10)
    let damage = scene.frame().damage
    #expect(damage.area == 2 * 200 && damage.intersects(place) && damage.intersects(moved))
    tile.frame.origin = Point(95, 45)
    #expect(scene.frame().damage.rects.allSatisfy { $0.maxX <= 100 && $0.maxY <= 50 })
  }

  @Test func `adding, removing and resizing a child lays out its parent`() {
    let shelf = ProbeNode()
    root.addChild(shelf)
    scene.frame()
    shelf.layouts = 0
    let child = ProbeNode()
    shelf.addChild(child)
    scene.frame()
    #expect(shelf.layouts == 1 && child.layouts == 1)
    child.removeFromParent()
    scene.frame()
    #expect(shelf.layouts == 2)
    shelf.frame.size = Size(3, 3)
    scene.frame()
    #expect(shelf.layouts == 3)
    shelf.frame.origin = Point(1, 1)
    scene.frame()
    #expect(shelf.layouts == 3)
  }

  @Test func `every node receives the environment, immediately and when it is added`() {
    let mirrored = SceneEnvironment(direction: .rightToLeft, motion: .reduced)
    scene.environment = mirrored
    #expect(tile.environments.last == mirrored)
    let layouts = tile.layouts
    #expect(scene.frame().fullRepaintReason == "environment" && tile.layouts == layouts + 1)
    scene.environment = mirrored
    #expect(!scene.needsUpdate)
    let late = ProbeNode()
    root.addChild(late)
    #expect(late.environments == [mirrored])
    let other = ProbeNode()
    let otherScene = Scene(other, environment: mirrored, text: PlainText())
    #expect(other.environments == [mirrored] && otherScene.root === other)
  }

  @Test func `the time comes from the window and never goes back`() {
    var seconds = 5.0
    scene.attach(text: PlainText()) { Instant(seconds: seconds) }
    #expect(scene.now == Instant(seconds: 5))
    scene.frame(at: 6)
    #expect(scene.now == Instant(seconds: 6))
    seconds = 8
    #expect(scene.now == Instant(seconds: 8))
    scene.handle(.focusLost(time: Instant(seconds: 3)))
    #expect(scene.lastTime == Instant(seconds: 6))
    var inFrame: Instant?
    scene.onFrame = { [unowned scene] _, _ in inFrame = scene.now }
    scene.frame(at: 7)
    #expect(inFrame == Instant(seconds: 7))
    scene.frame(at: 5)
    #expect(inFrame == Instant(seconds: 7))
  }

  @Test func `onFrame reports whether the scene is animating, and can start a fade`() {
    var heard: [Bool] = []
    scene.onFrame = { _, isMoving in heard.append(isMoving) }
    scene.frame(at: 1)
    tile.move(until: 3)
    #expect(scene.frame(at: 2).next == .tick && scene.frame(at: 3).next == .idle)
    #expect(heard == [false, true, false])
    scene.onFrame = { [unowned scene] _, _ in scene.setTheme(.dark) }
    #expect(scene.frame(at: 4).next == .tick)
  }

  @Test func `changes in onFrame belong to the frame, and its actions request another`() {
    let toggle = Switch(label: "late")
    root.addChild(toggle)
    scene.frame()
    var told = 0
    toggle.observe { _ in told += 1 }
    scene.onFrame = { [tile] time, _ in
      tile.overflow(by: 1)
      if time.target == Instant(seconds: 1) { toggle.send(.editingBegan) }
    }
    let update = scene.frame(at: 1)
    #expect(update.damage.rects.contains { $0.minX == 9 } && update.next == .tick && told == 0)
    #expect(scene.needsUpdate && scene.frame(at: 2).next == .idle && told == 1)
  }

  @Test func `a theme fades ease-in-out, from the state of the previous fade`() {
    scene.frame(at: 1)
    scene.setTheme(.dark)
    scene.frame(at: 1.05)
    let quarter = TimingCurve.easeInOut.progress(at: 0.25)
    #expect(isClose(scene.shownTheme.page.red, 1 - quarter))
    scene.setTheme(.dark)
    #expect(isClose(scene.shownTheme.page.red, 1 - quarter))
    scene.setTheme(.light)
    #expect(isClose(scene.shownTheme.page.red, 1 - quarter))
    #expect(scene.frame(at: 1.25).fullRepaintReason == "theme" && scene.shownTheme == .light)
    scene.frame(at: 1.3)
    #expect(!scene.needsUpdate)
  }

  @Test func `the background has its color of the theme`() {
    var theme = Theme.dark
    theme.groupedPage = Color(hex: 0x123456)
    for (background, color) in [
      (Scene.Background.page, theme.page), (.groupedPage, theme.groupedPage), (.card, theme.card),
    ] {
      let scene = Scene(Node(), theme: theme, background: background, text: PlainText())
      scene.resize(to: Size(10, 10), scale: 2)
      let drawing = Drawing(of: scene, in: PixelRect(2, 4, 6, 8))
      #expect(drawing.commands == [.aligned(Rect(1, 2, 3, 4), color)])
    }
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity, -1])
  func `an invalid size or scale is ignored`(number: Double) {
    scene.resize(to: Size(number, 40), scale: 1)
    scene.resize(to: Size(90, number), scale: 1)
    for scale in [number, 0] { scene.resize(to: Size(90, 40), scale: scale) }
    #expect(scene.size == Size(100, 50) && scene.scale == 1)
    scene.resize(to: Size(0, 0), scale: 1)
    #expect(scene.size == Size(0, 0))
  }

  @Test func `nodes belong to no scene after it is deallocated`() {
    let node = ProbeNode()
    var scene: Scene? = Scene(node, text: PlainText())
    scene?.present(Node()).root.addChild(ProbeNode())
    #expect(node.scene != nil)
    scene = nil
    #expect(node.scene == nil)
    node.overflow(by: 2)
  }

  @Test func `a node is hit before it is painted, and lets presses through if it takes none`() {
    tile.isPressable = true
    let front = ProbeNode(isPressable: true)
    root.addChild(front)
    front.frame = tile.frame
    #expect(scene.hitTest(Point(15, 15)) === front)
    front.isPressable = false
    #expect(scene.hitTest(Point(15, 15)) === tile)
    scene.frame()
    #expect(scene.hitTest(Point(15, 15)) === tile)
    front.isPressable = true
    #expect(scene.hitTest(Point(15, 15)) === front)
    front.isHidden = true
    #expect(scene.hitTest(Point(15, 15)) === tile)
    scene.frame()
    #expect(scene.hitTest(Point(15, 15)) === tile && scene.hitTest(Point(30, 15)) == nil)
    tile.removeFromParent()
    #expect(scene.hitTest(Point(15, 15)) == nil)
  }

  @Test func `a suspended node can be removed and added again`() {
    tile.frame.origin.x = -500
    scene.frame()
    tile.overflow(by: 1)
    tile.move(until: 9)
    #expect(scene.frame(at: 1).next == .idle && scene.pendingNodes.suspended.count == 1)
    tile.overflow(by: 2)
    scene.frame(at: 2)
    #expect(scene.pendingNodes.suspended.count == 1)
    tile.removeFromParent()
    #expect(scene.pendingNodes.suspended.isEmpty && !tile.pending.contains(.suspended))
    scene.frame(at: 3)
    tile.frame.origin.x = 10
    root.addChild(tile)
    #expect(scene.frame(at: 4).next == .tick && tile.paintedBounds == PixelRect(8, 8, 24, 14))
  }

  private final class Meddler: Node {
    override func paint(with painter: any Painter, in context: PaintContext) {
      invalidate(.paint, reason: "meddling")
    }
  }

  #if DEBUG
  @Test func `an invalidation during paint stops the process in debug builds`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run { Scene(Meddler()).show(size: Size(10, 10)) }
    }
  }
  #endif
}
