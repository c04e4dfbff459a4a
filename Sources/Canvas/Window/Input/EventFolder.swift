/// Collects events in order; motions that follow each other become one that keeps them all.
struct EventFolder {
  private var events: [InputEvent] = []
  private var motion: PointerEvent?
  private var scroll: ScrollEvent?

  var isEmpty: Bool { events.isEmpty && motion == nil && scroll == nil }

  /// Whether there is nothing but motion, which can wait for the next tick.
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
      closeMotion()
      closeScroll()
      events.append(event)
    }
  }

  /// Hands the events over, oldest first, in exchange for an array to fill next.
  mutating func exchange(with empty: inout [InputEvent]) {
    closeMotion()
    closeScroll()
    swap(&events, &empty)
  }

  private mutating func add(motion next: PointerEvent) {
    guard var last = motion, last.isPrimaryDown == next.isPrimaryDown,
      last.modifiers == next.modifiers
    else {
      closeMotion()
      motion = next
      return
    }
    // Out of the property first, so that its samples are not copied.
    motion = nil
    if last.samples.isEmpty {
      last.samples.reserveCapacity(16)
      last.samples.append(PointerEvent.Sample(position: last.position, time: last.time))
    }
    last.samples.append(PointerEvent.Sample(position: next.position, time: next.time))
    last.position = next.position
    last.time = next.time
    motion = last
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
    if let motion { events.append(.pointer(motion)) }
    motion = nil
  }

  private mutating func closeScroll() {
    if let scroll { events.append(.scroll(scroll)) }
    scroll = nil
  }
}
