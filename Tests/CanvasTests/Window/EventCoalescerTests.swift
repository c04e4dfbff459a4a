import Testing

@testable import Canvas

@Suite struct `Event coalescer` {
  private func time(_ milliseconds: Int64) -> Instant { .milliseconds(milliseconds) }

  private func move(
    _ x: Double, at milliseconds: Int64, isDown: Bool = true, modifiers: Modifiers = [],
    by pointer: Int = 0
  ) -> InputEvent {
    .pointer(
      PointerEvent(
        .moved, at: Point(x, 0), time: time(milliseconds), isPrimaryDown: isDown,
        modifiers: modifiers, pointer: PointerID(rawValue: pointer)))
  }

  @Test func `motions of each pointer become one with the time of the first, at the last`() {
    let result = EventCoalescer.coalesced([
      move(1, at: 1), move(7, at: 2, by: 8), move(2, at: 3), move(9, at: 4, by: 8), move(3, at: 5),
    ])
    let expected = [
      PointerEvent(
        .moved, at: Point(9, 0), time: time(4), firstTime: time(2), isPrimaryDown: true,
        pointer: PointerID(rawValue: 8)),
      PointerEvent(.moved, at: Point(3, 0), time: time(5), firstTime: time(1), isPrimaryDown: true),
    ]
    #expect(result == expected.map { .pointer($0) })
  }

  @Test func `the order of all other events is kept`() {
    let press = InputEvent.pointer(
      PointerEvent(.pressed, at: Point(2, 0), time: time(3), button: 1, isPrimaryDown: true))
    let kept = [
      move(2, at: 2, isDown: false), press, move(3, at: 4), .focusLost(time: time(5)),
      move(4, at: 6),
    ]
    let result = EventCoalescer.coalesced([move(1, at: 1, isDown: false)] + kept)
    #expect(result.map(\.time) == (2...6).map(time) && Array(result[1...]) == Array(kept[1...]))
  }

  private func scroll(
    _ x: Double, _ deltaY: Double = 2, at milliseconds: Int64, modifiers: Modifiers = []
  ) -> InputEvent {
    .scroll(
      ScrollEvent(
        at: Point(x, 2 * x), deltaX: 1, deltaY: deltaY, time: time(milliseconds),
        modifiers: modifiers))
  }

  @Test func `scroll distances add up, with the time and position of the last one`() {
    let result = EventCoalescer.coalesced([
      scroll(1, at: 1), scroll(5, -0.25, at: 7), move(1, at: 8), scroll(2, at: 9),
    ])
    #expect(
      result == [
        .scroll(ScrollEvent(at: Point(5, 10), deltaX: 2, deltaY: 1.75, time: time(7))),
        move(1, at: 8), scroll(2, at: 9),
      ])
  }

  @Test func `a coalescer keeps every event until it is taken, and knows if all are motion`() {
    let motion = move(1, at: 1)
    for events in [[motion], [scroll(1, at: 1)], [motion, .focusGained(time: time(1))]] {
      var coalescer = EventCoalescer()
      var isEmpty = [coalescer.isEmpty]
      for event in events {
        coalescer.add(event)
        isEmpty.append(coalescer.isEmpty)
        #expect(coalescer.holdsOnlyMotion == (isEmpty.count == 2 && event == motion))
      }
      #expect(coalescer.takeEvents() == events)
      #expect(isEmpty == [true] + events.map { _ in false } && coalescer.isEmpty)
    }
  }

  @Test func `events of different kinds, devices, modifiers or buttons are kept apart`() {
    let finger = InputEvent.pointer(
      PointerEvent(.moved, at: Point(2, 0), time: time(2), isPrimaryDown: true, device: .touch))
    let press = InputEvent.key(KeyEvent(.down, .space, time: time(2)))
    for all in [
      [move(1, at: 1), finger], [move(1, at: 1), move(2, at: 2, modifiers: .shift)],
      [move(1, at: 1), move(2, at: 2, isDown: false)],
      [scroll(1, at: 1), scroll(2, at: 2, modifiers: .control), scroll(3, at: 3)],
      [scroll(1, at: 1), press, scroll(2, at: 3)],
      [move(1, at: 1), scroll(1, at: 2), move(2, at: 3), scroll(2, at: 4)],
    ] { #expect(EventCoalescer.coalesced(all) == all) }
  }
}
