import Testing

@testable import Canvas

@Suite struct `Input events` {
  static let time = Instant(seconds: 12.5)

  private static func events(at time: Instant) -> [InputEvent] {
    [
      .pointer(PointerEvent(.moved, at: Point(1, 2), time: time, firstTime: time.advanced(by: -1))),
      .key(KeyEvent(.down, .space, time: time)),
      .scroll(ScrollEvent(at: .zero, deltaX: 1, deltaY: 2, time: time)),
      .focusGained(time: time), .focusLost(time: time), .unmapped(time: time), .mapped(time: time),
      .gestureLost(time: time), .gestureLost(time: time, pointer: PointerID(rawValue: 8)),
      .dragOver(DragEvent(at: Point(1, 2), time: time, contents: .text)), .dragLeft(time: time),
    ]
  }

  @Test func `every event has a time, and mapping times changes only that`() {
    let events = Self.events(at: Self.time)
    #expect(events.allSatisfy { $0.time == Self.time })
    let later = { (time: Instant) in time.advanced(by: 10) }
    #expect(events.map { $0.mappingTimes(later) } == Self.events(at: later(Self.time)))
  }
}
