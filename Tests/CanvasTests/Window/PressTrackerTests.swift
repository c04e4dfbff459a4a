import Testing

@testable import Canvas

@Suite struct `Press tracker` {
  private func pressed() -> PressTracker {
    var tracker = PressTracker()
    tracker.pressed(button: 1)
    return tracker
  }

  @Test func `only the primary button counts`() {
    var tracker = PressTracker()
    tracker.pressed(button: 3)
    #expect(!tracker.isPrimaryDown)
    tracker.pressed(button: 1)
    tracker.released(button: 3)
    #expect(tracker.isPrimaryDown)
  }

  @Test func `motion that says the button is up ends the press once`() {
    var tracker = pressed()
    #expect(tracker.moved(isPrimaryDown: true) == .unchanged)
    #expect(tracker.moved(isPrimaryDown: false) == .lost)
    #expect(tracker.moved(isPrimaryDown: false) == .unchanged)
  }

  @Test func `a grab takes the press, leaving the window does not`() {
    var tracker = pressed()
    #expect(tracker.left(.moved) == .unchanged)
    #expect(tracker.left(.ungrabbed) == .unchanged)
    #expect(tracker.left(.grabbed) == .lost)
    #expect(!tracker.isPrimaryDown)
  }

  @Test func `a grab without a press takes nothing`() {
    var tracker = PressTracker()
    #expect(tracker.left(.grabbed) == .unchanged)
  }

  @Test func `the release of an unmapped window never comes`() {
    var tracker = pressed()
    tracker.unmapped()
    #expect(!tracker.isPrimaryDown)
  }
}
