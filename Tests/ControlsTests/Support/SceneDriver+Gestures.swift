import Canvas
import ControlsTesting

/// Gestures of several events at one moment.
extension SceneDriver {
  /// Presses at a point and moves to another one.
  func press(at start: Point, movingTo end: Point) {
    press(at: start)
    move(to: end)
  }

  /// Moves to a point and lets go there.
  func release(at end: Point) {
    move(to: end)
    release()
  }

  /// Presses at a point, moves to another one, and lets go there.
  func swipe(from start: Point, to end: Point) {
    press(at: start, movingTo: end)
    release()
  }

  /// Presses and releases several keys.
  func keys(_ keys: Key...) { for key in keys { self.key(key) } }
}
