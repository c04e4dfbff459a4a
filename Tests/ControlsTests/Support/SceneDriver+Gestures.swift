import Canvas
import Controls
import ControlsTesting

/// Gestures of several events at one moment.
extension SceneDriver {
  /// Presses at a point and moves to another one.
  func press(at start: Point, movingTo end: Point) {
    press(at: start)
    move(to: end)
  }

  /// Moves to a point and releases there.
  func release(at end: Point) {
    move(to: end)
    release()
  }

  /// Presses at a point, moves to another one, and releases there.
  func swipe(from start: Point, to end: Point) {
    press(at: start, movingTo: end)
    release()
  }

  /// Presses and releases several keys.
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

  /// Releases the pointer, at another point if there is one, and takes the actions.
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
