@testable import Canvas

extension Instant {
  static func milliseconds(_ count: Int64) -> Instant { Instant(nanoseconds: count * 1_000_000) }
}

extension EventFolder {
  /// The events that it holds, which it gives away.
  mutating func taken() -> [InputEvent] {
    var events: [InputEvent] = []
    exchange(with: &events)
    return events
  }

  /// What becomes of events that come together.
  static func folded(_ events: [InputEvent]) -> [InputEvent] {
    var folder = EventFolder()
    for event in events { folder.add(event) }
    return folder.taken()
  }
}

extension InputCollector {
  /// What becomes of actions that come together.
  static func events(of actions: [PointerAction], scale: Double = 1) -> [InputEvent] {
    var collector = InputCollector()
    for action in actions { collector.add(action, scale: scale) }
    return collector.folder.taken()
  }
}
