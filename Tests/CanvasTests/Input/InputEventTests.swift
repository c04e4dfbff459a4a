import Testing

@testable import Canvas

@Suite struct `Input events` {
  static let time = Instant(seconds: 12.5)

  static let events: [InputEvent] = [
    .pointer(PointerEvent(.moved, at: Point(1, 2), time: time)),
    .key(KeyEvent(.down, .space, time: time)),
    .scroll(ScrollEvent(at: .zero, deltaX: 0, deltaY: 1, time: time)),
    .focusGained(time: time), .focusLost(time: time), .unmapped(time: time), .mapped(time: time),
    .gestureLost(time: time),
  ]

  @Test(arguments: events)
  func `every event knows its time`(event: InputEvent) {
    #expect(event.time == Self.time)
  }

  @Test func `a plain pointer event has no button, no modifiers and no samples`() {
    let event = PointerEvent(.moved, at: Point(1, 2), time: Self.time)
    #expect(event.position == Point(1, 2))
    #expect(event.button == 0 && !event.isPrimaryDown)
    #expect(event.modifiers.isEmpty && event.samples.isEmpty)
  }

  @Test func `a plain key event is no repeat`() {
    let event = KeyEvent(.up, .character("a"), time: Self.time, modifiers: .alt)
    #expect(!event.isRepeat && event.modifiers == .alt && event.phase == .up)
  }
}
