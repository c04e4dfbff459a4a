import Canvas
import Controls
import ControlsTesting

/// A node in a node, and one beside them: the base class of suites about pointers.
class RecordingScene {
  let book = Listener.Book()
  let root = Node()
  let outer: RecordingNode
  let inner: RecordingNode
  let other: RecordingNode
  let rig: SceneDriver

  let inInner = Point(50, 40)
  let inOuter = Point(20, 30)
  let inOther = Point(130, 30)
  let nowhere = Point(115, 5)
  let second = PointerID(rawValue: 8)

  init() {
    outer = RecordingNode("outer", in: book, at: Rect(x: 10, y: 20, width: 100, height: 60))
    inner = RecordingNode("inner", in: book, at: Rect(x: 30, y: 15, width: 40, height: 30))
    other = RecordingNode("other", in: book, at: Rect(x: 120, y: 20, width: 40, height: 30))
    root.addChild(outer)
    outer.addChild(inner)
    root.addChild(other)
    rig = SceneDriver(Scene(root), size: Size(200, 100))
    rig.showFrame()
  }

  func send(
    _ phase: PointerEvent.Phase, at point: Point, by pointer: PointerID, button: Int = 1
  ) {
    rig.scene.handle(
      .pointer(
        PointerEvent(
          phase, at: point, time: rig.now, button: phase == .moved ? 0 : button, pointer: pointer)))
  }
}
