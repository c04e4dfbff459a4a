import Testing

@testable import Canvas

@Suite struct `Click counter` {
  private func press(
    at point: Point = Point(50, 50), after seconds: Double, button: Int = 1,
    by pointer: PointerID = .primary
  ) -> PointerEvent {
    PointerEvent(
      .pressed, at: point, time: Instant(seconds: 10 + seconds), button: button, pointer: pointer)
  }

  private func counts(_ events: PointerEvent...) -> [Int] {
    var counter = ClickCounter()
    return events.map { counter.counted($0).clickCount }
  }

  @Test func `presses within 0.4 s of each other are counted`() {
    #expect(counts(press(after: 0), press(after: 0.4), press(after: 0.8)) == [1, 2, 3])
  }

  @Test func `a later press starts a new count`() {
    #expect(counts(press(after: 0), press(after: 0.401), press(after: 0.5)) == [1, 1, 2])
  }

  @Test func `presses are counted within 4 pt of the first one`() {
    let places = [50, 53, 54, 54.5].map { Point($0, 50) }
    #expect(
      counts(
        press(at: places[0], after: 0), press(at: places[1], after: 0.1),
        press(at: places[2], after: 0.2), press(at: places[3], after: 0.3)) == [1, 2, 3, 1])
    #expect(counts(press(after: 0), press(at: Point(53, 53), after: 0.1)) == [1, 1])
  }

  @Test func `another button starts a new count, and so does the first button after it`() {
    #expect(counts(press(after: 0), press(after: 0.1, button: 3), press(after: 0.2)) == [1, 1, 1])
  }

  @Test func `each pointer has its own count`() {
    let other = PointerID(rawValue: 8)
    #expect(
      counts(
        press(after: 0), press(after: 0.1, by: other), press(after: 0.2),
        press(after: 0.3, by: other)) == [1, 1, 2, 2])
  }

  @Test func `a release has the count of its press, and motion has none`() {
    var counter = ClickCounter()
    _ = counter.counted(press(after: 0))
    _ = counter.counted(press(after: 0.1))
    func count(_ phase: PointerEvent.Phase, button: Int = 1, by pointer: PointerID = .primary)
      -> Int
    {
      counter.counted(
        PointerEvent(
          phase, at: Point(90, 90), time: Instant(seconds: 20), button: button, clickCount: 7,
          pointer: pointer)
      ).clickCount
    }
    #expect(count(.released) == 2)
    #expect(count(.released, button: 3) == 1)
    #expect(count(.released, by: PointerID(rawValue: 8)) == 1)
    #expect(count(.moved, button: 0) == 0)
    #expect(count(.exited, button: 0) == 0)
  }

  @Test func `an invalid position starts a new count`() {
    let nowhere = Point(.nan, 50)
    #expect(
      counts(press(at: nowhere, after: 0), press(at: nowhere, after: 0.1), press(after: 0.2))
        == [1, 1, 1])
  }

  @Test func `everything except the count is unchanged`() {
    var counter = ClickCounter()
    let event = PointerEvent(
      .pressed, at: Point(1, 2), time: Instant(seconds: 3), firstTime: Instant(seconds: 2),
      button: 2, isPrimaryDown: true, modifiers: .alt, pointer: PointerID(rawValue: 5),
      device: .touch)
    #expect(counter.counted(event) == event)
  }

  /// Each touch has a unique pointer ID.
  @Test func `consecutive touches at one place are counted, whatever other fingers do`() {
    var counter = ClickCounter()
    func finger(
      _ phase: PointerEvent.Phase, _ number: Int, x: Double = 50, after seconds: Double
    ) -> Int {
      counter.counted(
        PointerEvent(
          phase, at: Point(x, 50), time: Instant(seconds: 10 + seconds),
          pointer: PointerID(rawValue: -number), device: .touch)
      ).clickCount
    }
    func tap(_ number: Int, x: Double = 50, after seconds: Double) -> [Int] {
      [
        finger(.pressed, number, x: x, after: seconds),
        finger(.released, number, x: x, after: seconds), finger(.exited, number, after: seconds),
      ]
    }
    #expect(tap(1, after: 0) == [1, 1, 0])
    #expect(tap(2, x: 200, after: 0.1) == [1, 1, 0])
    #expect(tap(3, x: 52, after: 0.2) == [2, 2, 0])
    #expect(tap(4, after: 0.7) == [1, 1, 0])
    // A press while another finger is down at that place starts a new count.
    #expect(finger(.pressed, 5, x: 300, after: 0.8) == 1)
    #expect(finger(.pressed, 6, x: 300, after: 0.9) == 1)
    #expect(finger(.released, 5, x: 300, after: 0.9) == 1)
  }
}
