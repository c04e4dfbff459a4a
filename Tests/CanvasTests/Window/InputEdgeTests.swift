import Testing

@testable import Canvas

@Suite struct `Edge cases of input` {
  private func time(_ milliseconds: Int64) -> Instant { .milliseconds(milliseconds) }

  private func action(
    _ kind: PointerAction.Kind, x: Double = 20, modifiers: Modifiers = [], at milliseconds: Int64
  ) -> PointerAction {
    PointerAction(kind: kind, x: x, y: 10, time: time(milliseconds), modifiers: modifiers)
  }

  @Test func `other buttons are reported without the primary one`() {
    #expect(
      InputCollector.events(of: [
        action(.pressed(button: 3), at: 1), action(.released(button: 3), at: 2),
        action(.released(button: 2), at: 3),
      ]) == [
        .pointer(PointerEvent(.pressed, at: Point(20, 10), time: time(1), button: 3)),
        .pointer(PointerEvent(.released, at: Point(20, 10), time: time(2), button: 3)),
        .pointer(PointerEvent(.released, at: Point(20, 10), time: time(3), button: 2)),
      ])
  }

  @Test func `another button in a drag keeps the primary button down`() {
    let events = InputCollector.events(of: [
      action(.pressed(button: 1), at: 1), action(.pressed(button: 3), at: 2),
      action(.released(button: 3), at: 3), action(.moved(isPrimaryDown: true), x: 21, at: 4),
      action(.released(button: 1), x: 21, at: 5),
    ])
    #expect(events.compactMap(\.pointerEvent?.isPrimaryDown) == [true, true, true, true, false])
  }

  @Test func `motion with the button up ends the gesture before it moves`() {
    #expect(
      InputCollector.events(of: [
        action(.pressed(button: 1), at: 1), action(.moved(isPrimaryDown: false), x: 30, at: 2),
      ]) == [
        .pointer(
          PointerEvent(.pressed, at: Point(20, 10), time: time(1), button: 1, isPrimaryDown: true)),
        .gestureLost(time: time(2)),
        .pointer(PointerEvent(.moved, at: Point(30, 10), time: time(2))),
      ])
  }

  @Test func `motion and scroll events keep their modifiers`() {
    let events = InputCollector.events(
      of: [
        action(.moved(isPrimaryDown: false), modifiers: .shift, at: 1),
        action(.scrolled(x: 0.25, y: -1.5), modifiers: .control, at: 2),
        action(.pressed(button: 5), modifiers: .alt, at: 3),
      ], scale: 2)
    #expect(
      events == [
        .pointer(PointerEvent(.moved, at: Point(10, 5), time: time(1), modifiers: .shift)),
        .scroll(
          ScrollEvent(
            at: Point(10, 5), deltaX: 0.25, deltaY: -1.5, time: time(2), modifiers: .control)),
        .scroll(
          ScrollEvent(at: Point(10, 5), deltaX: 0, deltaY: 1, time: time(3), modifiers: .alt)),
      ])
  }

  @Test func `mapping and unmapping are reported, and unmapping ends the press`() {
    var collector = InputCollector()
    collector.coalescer.add(.mapped(time: time(1)))
    collector.add(action(.pressed(button: 1), at: 2), scale: 1)
    collector.unmapped(time: time(3))
    collector.add(action(.released(button: 1), at: 4), scale: 1)
    let events = collector.coalescer.takeEvents()
    #expect(events.count == 3)
    #expect(events.first == .mapped(time: time(1)) && events.last == .unmapped(time: time(3)))
  }

  @Test
  func `a reported focus is not repeated by a key, and focus that was not gained is not lost`() {
    var collector = InputCollector()
    collector.setFocus(false, mode: 0, detail: 3, time: time(1))
    collector.setFocus(true, mode: 0, detail: 3, time: time(2))
    collector.addKey(KeyEvent(.down, .space, time: time(3)))
    collector.setFocus(false, mode: 0, detail: 3, time: time(4))
    #expect(
      collector.coalescer.takeEvents() == [
        .focusGained(time: time(2)), .key(KeyEvent(.down, .space, time: time(3))),
        .focusLost(time: time(4)),
      ])
  }
}
