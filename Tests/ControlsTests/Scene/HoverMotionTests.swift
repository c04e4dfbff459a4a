import Canvas
import Controls
import ControlsTesting
import Testing

@Suite struct `Pointer hover events` {
  private final class Follower: Node {
    var places: [Point] = []
    override var isHitTestable: Bool { true }
    override func pointerHovered(_ event: PointerEvent) { places.append(event.position) }
    override func pointerPressed(_ event: PointerEvent) -> Bool { true }
  }

  private let outer = Follower()
  private let inner = Follower()
  private let rig: SceneDriver

  init() {
    let root = Node()
    outer.frame = Rect(x: 10, y: 10, width: 100, height: 60)
    inner.frame = Rect(x: 20, y: 20, width: 30, height: 30)
    outer.addChild(inner)
    root.addChild(outer)
    rig = SceneDriver(Scene(root), size: Size(200, 100))
  }

  @Test func `have positions in each node's coordinates`() {
    rig.move(to: Point(35, 40))
    rig.move(to: Point(40, 45))
    rig.move(to: Point(15, 12))
    #expect(inner.places == [Point(5, 10), Point(10, 15)])
    #expect(outer.places == [Point(25, 30), Point(30, 35), Point(5, 2)])
    rig.move(to: Point(190, 90))
    #expect(outer.places.count == 3)
  }

  @Test func `pause while the pointer is captured`() {
    rig.move(to: Point(35, 40))
    rig.press(at: Point(35, 40), movingTo: Point(40, 45))
    #expect(inner.places.count == 1)
    rig.release()
    rig.move(to: Point(41, 45))
    #expect(inner.places.count == 2)
  }
}
