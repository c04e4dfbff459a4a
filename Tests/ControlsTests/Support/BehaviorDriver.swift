import Canvas
import Controls

/// A behavior without a control, driven at one instant.
struct BehaviorDriver<Behavior: ControlBehavior> {
  var behavior: Behavior
  var actions: [ControlAction] = []
  let time = Instant(seconds: 1)

  init(_ behavior: Behavior) { self.behavior = behavior }

  mutating func send(_ events: ControlEvent...) {
    for event in events { behavior.handle(event, at: time, actions: &actions) }
  }
}

/// Events with only a position or a key.
extension ControlEvent {
  nonisolated static func press(_ point: Point) -> ControlEvent {
    .pointer(PointerEvent(.pressed, at: point, time: .zero, button: 1, isPrimaryDown: true))
  }

  nonisolated static func move(_ point: Point) -> ControlEvent {
    .pointer(PointerEvent(.moved, at: point, time: .zero, isPrimaryDown: true))
  }

  nonisolated static func release(_ point: Point) -> ControlEvent {
    .pointer(PointerEvent(.released, at: point, time: .zero, button: 1))
  }

  nonisolated static func keyDown(_ key: Key, isRepeat: Bool) -> ControlEvent {
    .key(KeyEvent(.down, key, time: .zero, isRepeat: isRepeat))
  }

  nonisolated static func keyUp(_ key: Key) -> ControlEvent {
    .key(KeyEvent(.up, key, time: .zero))
  }
}
