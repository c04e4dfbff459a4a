/// Collects events in order, and coalesces consecutive motions of a pointer, scrolls and drags.
struct EventCoalescer {
  private var events: [InputEvent] = []
  /// The number of events before the motions at the end, of which each pointer has one.
  private var motionStart = 0

  var isEmpty: Bool { events.isEmpty }
  /// Whether there is only motion, which can wait for the next tick.
  var holdsOnlyMotion: Bool { motionStart == 0 }

  mutating func add(_ event: InputEvent) {
    switch (events.last, event) {
    case (_, .pointer(let pointer)) where pointer.phase == .moved:
      add(motion: pointer)
      return
    case (.scroll(let last)?, .scroll(var next)) where last.modifiers == next.modifiers:
      next.deltaX += last.deltaX
      next.deltaY += last.deltaY
      events[events.count - 1] = .scroll(next)
    case (.dragOver?, .dragOver): events[events.count - 1] = event
    default: events.append(event)
    }
    motionStart = events.count
  }

  mutating func dropInteractions() {
    events.removeAll { $0.isInteraction }
    motionStart = events.count
  }

  /// Removes and returns the events, oldest first.
  mutating func takeEvents() -> [InputEvent] {
    defer { self = EventCoalescer() }
    return events
  }

  private mutating func add(motion next: PointerEvent) {
    var next = next
    for index in events.indices[motionStart...] {
      guard case .pointer(let last) = events[index], last.pointer == next.pointer else { continue }
      if last.isPrimaryDown == next.isPrimaryDown, last.modifiers == next.modifiers,
        last.device == next.device
      {
        next.firstTime = last.firstTime
        events.remove(at: index)
      } else {
        motionStart = events.count
      }
      break
    }
    events.append(.pointer(next))
  }
}

extension InputEvent {
  /// Whether the user did something; other events are about the window, or the end of a gesture.
  var isInteraction: Bool {
    switch self {
    case .pointer(let event): event.phase != .exited
    case .key, .scroll, .dragOver, .text, .preedit: true
    case .focusGained, .focusLost, .mapped, .unmapped, .gestureLost, .dragLeft: false
    }
  }
}
