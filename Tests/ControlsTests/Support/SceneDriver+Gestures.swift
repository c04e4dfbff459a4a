import Canvas
import Controls
import ControlsTesting

/// Gestures of several events at one moment.
extension SceneDriver {
  func press(at start: Point, movingTo end: Point) {
    press(at: start)
    move(to: end)
  }

  /// Presses, and waits until the pressed control is idle.
  func hold(at point: Point) {
    press(at: point)
    settle()
  }

  func release(at end: Point) {
    move(to: end)
    release()
  }

  func swipe(from start: Point, to end: Point) {
    press(at: start, movingTo: end)
    release()
  }

  func keys(_ keys: Key...) { for key in keys { self.key(key) } }

  func takeActions(afterTapAt point: Point) -> [ControlAction] {
    tap(at: point)
    return takeActions()
  }

  func takeActions(afterSwipeFrom start: Point, to end: Point) -> [ControlAction] {
    swipe(from: start, to: end)
    return takeActions()
  }

  func takeActions(afterKeyUp key: Key) -> [ControlAction] {
    keyUp(key)
    return takeActions()
  }

  func takeActionsAfterRelease(at point: Point? = nil) -> [ControlAction] {
    if let point { move(to: point) }
    release()
    return takeActions()
  }

  func focusedNode(after key: Key) -> Node? {
    self.key(key)
    return scene.focusedNode
  }
}
