import Canvas

/// A behavior with a method for each kind of input; while it is pending, input only ends an edit
/// with a held key.
protocol InputHandling: ControlBehavior {
  var isPending: Bool { get }

  mutating func press(_ event: PointerEvent, _ time: Instant, _ actions: inout [ControlAction])
  mutating func move(to point: Point, _ time: Instant, _ actions: inout [ControlAction])
  mutating func release(at point: Point, _ time: Instant, _ actions: inout [ControlAction])
  mutating func keyDown(_ event: KeyEvent, _ time: Instant, _ actions: inout [ControlAction])
  mutating func keyUp(_ key: Key, _ time: Instant, _ actions: inout [ControlAction])
  mutating func turnWheel(_ event: ScrollEvent, _ time: Instant, _ actions: inout [ControlAction])
  mutating func cancel(_ time: Instant, _ actions: inout [ControlAction])
  mutating func endKeyEditing(_ actions: inout [ControlAction])
}

extension InputHandling {
  mutating func keyUp(_ key: Key, _ time: Instant, _ actions: inout [ControlAction]) {
    endKeyEditing(&actions)
  }

  mutating func turnWheel(
    _ event: ScrollEvent, _ time: Instant, _ actions: inout [ControlAction]
  ) {}

  mutating func endKeyEditing(_ actions: inout [ControlAction]) {}

  /// Calls the method for the kind of an event.
  public mutating func handle(
    _ event: ControlEvent, at time: Instant, actions: inout [ControlAction]
  ) {
    if isPending {
      if event.endsKeyEditing { endKeyEditing(&actions) }
      return
    }
    switch event {
    case .pointer(let event):
      switch event.phase {
      case .pressed: press(event, time, &actions)
      case .moved: move(to: event.position, time, &actions)
      case .released: release(at: event.position, time, &actions)
      case .exited: break
      }
    case .key(let event):
      switch event.phase {
      case .down: keyDown(event, time, &actions)
      case .up: keyUp(event.key, time, &actions)
      }
    case .scroll(let event): turnWheel(event, time, &actions)
    case .cancel: cancel(time, &actions)
    }
  }
}
