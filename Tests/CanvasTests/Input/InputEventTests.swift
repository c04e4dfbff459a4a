import Testing

@testable import Canvas

@Suite struct `Input events` {
  static let time = Instant(seconds: 12.5)

  static let events: [InputEvent] = [
    .pointer(PointerEvent(.moved, at: Point(1, 2), time: time)),
    .key(KeyEvent(.down, .space, time: time)),
    .scroll(ScrollEvent(at: .zero, deltaX: 0, deltaY: 1, time: time)),
    .focusGained(time: time), .focusLost(time: time), .unmapped(time: time), .mapped(time: time),
    .gestureLost(time: time), .dragOver(DragEvent(at: .zero, time: time)), .dragLeft(time: time),
  ]

  @Test(arguments: events)
  func `every event has a time`(event: InputEvent) {
    #expect(event.time == Self.time)
  }

  @Test func `a pointer event is from the primary mouse by default, without button and modifiers`()
  {
    let event = PointerEvent(.moved, at: Point(1, 2), time: Self.time)
    #expect(event.position == Point(1, 2))
    #expect(event.button == 0 && !event.isPrimaryDown)
    #expect(event.modifiers.isEmpty && event.firstTime == event.time)
    #expect(event.pointer == .primary && event.device == .mouse)
  }

  @Test(arguments: [(PointerEvent.Phase.pressed, 1), (.released, 1), (.moved, 0), (.left, 0)])
  func `a press and a release have a click count of 1 by default`(
    phase: PointerEvent.Phase, count: Int
  ) {
    #expect(PointerEvent(phase, at: .zero, time: Self.time).clickCount == count)
  }

  @Test func `a key event is no repeat by default`() {
    let event = KeyEvent(.up, .character("a"), time: Self.time, modifiers: .alt)
    #expect(!event.isRepeat && event.modifiers == .alt && event.phase == .up)
  }
}
