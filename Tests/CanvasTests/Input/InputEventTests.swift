import Testing

@testable import Canvas

@Suite struct `Input events` {
  static let time = Instant(seconds: 12.5)

  private static func events(at time: Instant) -> [InputEvent] {
    [
      .pointer(
        PointerEvent(.moved, at: Point(1, 2), time: time, firstTime: time.advanced(by: -1))),
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

  @Test func `a pointer event is from the primary mouse by default, without button and modifiers`()
  {
    let event = PointerEvent(.moved, at: Point(1, 2), time: Self.time)
    #expect(event.position == Point(1, 2))
    #expect(event.button == 0 && !event.isPrimaryDown)
    #expect(event.modifiers.isEmpty && event.firstTime == event.time)
    #expect(event.pointer == .primary && event.device == .mouse)
  }

  @Test(arguments: [(PointerEvent.Phase.pressed, 1), (.released, 1), (.moved, 0), (.exited, 0)])
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
