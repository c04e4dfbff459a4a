import Testing

@testable import Canvas

@Suite struct `Press tracker` {
  private let other = PointerID(rawValue: 8)

  private func pressed() -> PressTracker {
    var tracker = PressTracker()
    tracker.pressed(button: 1, by: .primary)
    return tracker
  }

  @Test func `only the primary button counts`() {
    var tracker = PressTracker()
    tracker.pressed(button: 3, by: .primary)
    #expect(!tracker.isPrimaryDown(of: .primary))
    tracker.pressed(button: 1, by: .primary)
    tracker.released(button: 3, by: .primary)
    #expect(tracker.isPrimaryDown(of: .primary))
  }

  @Test func `a press is lost once`() {
    var tracker = pressed()
    #expect(tracker.lose(.primary) == true)
    #expect(!tracker.isPrimaryDown(of: .primary))
    #expect(tracker.lose(.primary) == false)
  }

  @Test func `unmapping the window ends the press`() {
    var tracker = pressed()
    tracker.loseAll()
    #expect(!tracker.isPrimaryDown(of: .primary))
  }

  @Test func `each pointer has its own press`() {
    var tracker = pressed()
    #expect(!tracker.isPrimaryDown(of: other))
    tracker.pressed(button: 1, by: other)
    tracker.released(button: 1, by: .primary)
    #expect(!tracker.isPrimaryDown(of: .primary) && tracker.isPrimaryDown(of: other))
    #expect(tracker.lose(.primary) == false)
    #expect(tracker.lose(other) == true)
    #expect(!tracker.isPrimaryDown(of: other))
  }

  @Test func `a press of another pointer blocks scrolling`() {
    var tracker = PressTracker()
    #expect(tracker.mayScroll(.primary) && tracker.mayScroll(other))
    tracker.pressed(button: 1, by: other)
    #expect(!tracker.mayScroll(.primary) && tracker.mayScroll(other))
    tracker.pressed(button: 1, by: .primary)
    #expect(!tracker.mayScroll(.primary) && !tracker.mayScroll(other))
    tracker.loseAll()
    #expect(tracker.mayScroll(.primary) && tracker.mayScroll(other))
  }
}
