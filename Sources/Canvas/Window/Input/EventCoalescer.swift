/// Collects events in order, and coalesces consecutive motions of a pointer, scrolls and drags.
struct EventCoalescer {
  private var events: [InputEvent] = []
  /// One for each moving pointer; the latest is last.
  private var motions: [PointerEvent] = []
  private var scroll: ScrollEvent?

  var isEmpty: Bool { events.isEmpty && motions.isEmpty && scroll == nil }

  /// Whether there is only motion, which can wait for the next tick.
  var holdsOnlyMotion: Bool { events.isEmpty && scroll == nil }

  mutating func add(_ event: InputEvent) {
    switch event {
    case .pointer(let pointer) where pointer.phase == .moved:
      closeScroll()
      add(motion: pointer)
    case .scroll(let scroll):
      closeMotion()
      add(scroll: scroll)
    default:
      if motions.isEmpty, scroll == nil, case (.dragOver?, .dragOver) = (events.last, event) {
        events.removeLast()
      }
      closeMotion()
      closeScroll()
      events.append(event)
    }
  }

  mutating func dropInteractions() {
    motions = []
    scroll = nil
    events.removeAll { $0.isInteraction }
  }

  /// Removes and returns the events, oldest first.
  mutating func takeEvents() -> [InputEvent] {
    closeMotion()
    closeScroll()
    let taken = events
    events = []
    return taken
  }

  private mutating func add(motion next: PointerEvent) {
    var next = next
    if let index = motions.firstIndex(where: { $0.pointer == next.pointer }) {
      let last = motions[index]
      if last.isPrimaryDown == next.isPrimaryDown, last.modifiers == next.modifiers,
        last.device == next.device
      {
        next.firstTime = last.firstTime
        motions.remove(at: index)
      } else {
        closeMotion()
      }
    }
    motions.append(next)
  }

  private mutating func add(scroll next: ScrollEvent) {
    guard var last = scroll, last.modifiers == next.modifiers else {
      closeScroll()
      scroll = next
      return
    }
    last.deltaX += next.deltaX
    last.deltaY += next.deltaY
    last.position = next.position
    last.time = next.time
    scroll = last
  }

  private mutating func closeMotion() {
    events += motions.map(InputEvent.pointer)
    motions = []
  }

  private mutating func closeScroll() {
    if let scroll { events.append(.scroll(scroll)) }
    scroll = nil
  }
}

extension InputEvent {
  /// Whether the user did something; other events are about the window, or the end of a gesture.
  var isInteraction: Bool {
    switch self {
    case .pointer(let event): event.phase != .exited
    case .key, .scroll, .dragOver: true
    case .focusGained, .focusLost, .mapped, .unmapped, .gestureLost, .dragLeft: false
    }
  }
}
