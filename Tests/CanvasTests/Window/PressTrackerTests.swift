import Testing

@testable import Canvas

@Suite struct `Press tracker` {
  private func pressed() -> PressTracker {
    var tracker = PressTracker()
    tracker.pressed(button: 1, by: 2)
    return tracker
  }

  @Test func `only the primary button counts`() {
    var tracker = PressTracker()
    tracker.pressed(button: 3, by: 2)
    #expect(!tracker.isPrimaryDown)
    tracker.pressed(button: 1, by: 2)
    tracker.released(button: 3, by: 2)
    #expect(tracker.isPrimaryDown)
  }

  @Test func `motion that says the button is up ends the press once`() {
    var tracker = pressed()
    #expect(tracker.moved(isPrimaryDown: true, by: 2) == .unchanged)
    #expect(tracker.moved(isPrimaryDown: false, by: 2) == .lost)
    #expect(tracker.moved(isPrimaryDown: false, by: 2) == .unchanged)
  }

  @Test func `a grab takes the press, leaving the window does not`() {
    var tracker = pressed()
    #expect(tracker.left(.moved, by: 2) == .unchanged)
    #expect(tracker.left(.ungrabbed, by: 2) == .unchanged)
    #expect(tracker.left(.grabbed, by: 2) == .lost)
    #expect(!tracker.isPrimaryDown)
  }

  @Test func `a grab without a press takes nothing`() {
    var tracker = PressTracker()
    #expect(tracker.left(.grabbed, by: 2) == .unchanged)
  }

  @Test func `the release of an unmapped window never comes`() {
    var tracker = pressed()
    tracker.unmapped()
    #expect(!tracker.isPrimaryDown)
  }

  @Test func `who pressed first holds the button until it lets go`() {
    var tracker = pressed()
    #expect(tracker.admits(2))
    #expect(!tracker.admits(8))
    tracker.pressed(button: 1, by: 8)
    tracker.released(button: 1, by: 8)
    #expect(tracker.holder == 2)
    #expect(tracker.moved(isPrimaryDown: false, by: 8) == .unchanged)
    #expect(tracker.left(.grabbed, by: 8) == .unchanged)
    tracker.released(button: 1, by: 2)
    #expect(tracker.admits(8))
    tracker.pressed(button: 1, by: 8)
    #expect(tracker.holder == 8)
  }
}
