import Testing

@testable import Canvas

@Suite struct `Edge cases of input` {
  private func time(_ milliseconds: Int64) -> Instant { .milliseconds(milliseconds) }

  private func action(
    _ kind: PointerAction.Kind, x: Double = 20, modifiers: Modifiers = [], at milliseconds: Int64
  ) -> PointerAction {
    PointerAction(kind: kind, x: x, y: 10, time: time(milliseconds), modifiers: modifiers)
  }

  @Test func `other buttons are reported without the primary one, and keep it down in a drag`() {
    func press(_ button: Int, at milliseconds: Int64) -> PointerAction {
      action(.pressed(button: button), at: milliseconds)
    }
    func release(_ button: Int, at milliseconds: Int64) -> PointerAction {
      action(.released(button: button), at: milliseconds)
    }
    let others = InputCollector.events(of: [press(3, at: 1), release(3, at: 2), release(2, at: 3)])
    let expected = [
      PointerEvent(.pressed, at: Point(20, 10), time: time(1), button: 3),
      PointerEvent(.released, at: Point(20, 10), time: time(2), button: 3),
      PointerEvent(.released, at: Point(20, 10), time: time(3), button: 2),
    ]
    #expect(others == expected.map { .pointer($0) })
    let drag = InputCollector.events(of: [
      press(1, at: 1), press(3, at: 2), release(3, at: 3),
      action(.moved(isPrimaryDown: true), x: 21, at: 4), release(1, at: 5),
    ])
    #expect(drag.compactMap(\.pointerEvent?.isPrimaryDown) == [true, true, true, true, false])
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
}
