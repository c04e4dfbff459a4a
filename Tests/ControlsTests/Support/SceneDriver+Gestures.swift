import Canvas
import Controls
import ControlsTesting

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

protocol StatefulControl: Control {
  associatedtype State
  var state: State { get }
}

extension Switch: StatefulControl {}
extension Slider: StatefulControl {}
extension SegmentedControl: StatefulControl {}

extension SceneRig where Subject: StatefulControl {
  var state: Subject.State { control.state }

  func state(after seconds: Double) -> Subject.State {
    showFrame(after: seconds)
    return control.state
  }

  func state(movingTo point: Point) -> Subject.State { control(movingTo: point).state }

  func state(pressingAt start: Point, movingTo end: Point? = nil) -> Subject.State {
    control(pressingAt: start, movingTo: end).state
  }

  func settledState() -> Subject.State {
    settle()
    return control.state
  }
}

extension SceneRig {
  func control(after key: Key) -> Subject {
    self.key(key)
    return control
  }

  func control(movingTo point: Point) -> Subject {
    move(to: point)
    return control
  }

  func control(tappingAt point: Point) -> Subject {
    tap(at: point)
    return control
  }

  func control(pressingAt start: Point, movingTo end: Point? = nil) -> Subject {
    press(at: start)
    if let end { move(to: end) }
    return control
  }

  func controlAfterRelease(at point: Point? = nil) -> Subject {
    if let point { move(to: point) }
    release()
    return control
  }
}
