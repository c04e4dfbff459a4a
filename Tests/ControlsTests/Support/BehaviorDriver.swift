import Canvas
import Controls

/// A behaviour by itself, told events at one moment.
struct BehaviorDriver<Behavior: ControlBehavior> {
  var behavior: Behavior
  var actions: [ControlAction] = []
  let time = Instant(seconds: 1)

  init(_ behavior: Behavior) { self.behavior = behavior }

  mutating func send(_ events: ControlEvent...) {
    for event in events { behavior.handle(event, at: time, actions: &actions) }
  }
}
