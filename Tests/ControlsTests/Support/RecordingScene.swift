import Canvas
import Controls
import ControlsTesting

/// A node in a node, and one beside them: the base class of suites about pointers.
class RecordingScene {
  let book = RecordingNode.Book()
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
    outer = RecordingNode("outer", in: book, at: Rect(10, 20, 100, 60))
    inner = RecordingNode("inner", in: book, at: Rect(30, 15, 40, 30))
    other = RecordingNode("other", in: book, at: Rect(120, 20, 40, 30))
    root.addChild(outer)
    outer.addChild(inner)
    root.addChild(other)
    rig = SceneDriver(Scene(root), size: Size(200, 100))
    rig.showFrame()
  }

  func takeLines() -> [String] {
    book.take().filter { !$0.contains("enter") && !$0.contains("exit") }
  }

  func send(_ phase: PointerEvent.Phase, at point: Point, by pointer: PointerID, button: Int = 1) {
    rig.scene.handle(
      .pointer(
        PointerEvent(
          phase, at: point, time: rig.now, button: phase == .moved ? 0 : button, pointer: pointer)))
  }
}

final class KeyLog {
  private(set) var keys: [Key] = []

  init(_ scene: Scene) {
    scene.onKey = { [weak self] event in
      self?.keys.append(event.key)
      return true
    }
  }
}

extension Scene {
  @discardableResult func frame(at seconds: Double = 0) -> FrameUpdate {
    update(for: FrameTime(target: Instant(seconds: seconds)))
  }
}

struct Finger {
  let driver: SceneDriver
  var pointer = PointerID(rawValue: 7)
  func press(_ x: Double, _ y: Double) { send(.pressed, Point(x, y)) }

  func press(_ x: Double, _ y: Double, movingTo endX: Double, _ endY: Double) {
    press(x, y)
    move(endX, endY)
  }

  func move(_ x: Double, _ y: Double) { send(.moved, Point(x, y)) }

  func release(_ x: Double, _ y: Double) {
    send(.released, Point(x, y))
    send(.exited, Point(x, y))
  }

  private func send(_ phase: PointerEvent.Phase, _ point: Point) {
    driver.scene.handle(
      .pointer(
        PointerEvent(
          phase, at: point, time: driver.now, isPrimaryDown: phase == .pressed || phase == .moved,
          pointer: pointer, device: .touch)))
  }
}
