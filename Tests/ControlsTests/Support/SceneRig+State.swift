import Canvas
import Controls
import ControlsTesting

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

  func state(movingTo point: Point) -> Subject.State {
    move(to: point)
    return control.state
  }

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
