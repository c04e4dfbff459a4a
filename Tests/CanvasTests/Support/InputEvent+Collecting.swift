import Testing

@testable import Canvas

extension Instant {
  static func milliseconds(_ count: Int64) -> Instant { Instant(nanoseconds: count * 1_000_000) }
}

extension InputEvent {
  /// The pointer event; `nil` for any other event.
  var pointerEvent: PointerEvent? {
    if case .pointer(let event) = self { event } else { nil }
  }
}

extension EventCoalescer {
  static func coalesced(_ events: [InputEvent]) -> [InputEvent] {
    var coalescer = EventCoalescer()
    for event in events { coalescer.add(event) }
    let result = coalescer.takeEvents()
    #expect(coalescer.isEmpty)
    return result
  }
}

extension InputCollector {
  static func events(of actions: [PointerAction], scale: Double = 1) -> [InputEvent] {
    var collector = InputCollector()
    for action in actions { collector.add(action, scale: scale) }
    return collector.coalescer.takeEvents()
  }
}
